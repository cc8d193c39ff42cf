import { Picture, useLink } from '@tropa/ui-kit';
import { useRef } from 'react';
import type { BannersTexts } from './banners.texts.js';
import { BannerVideo } from './BannerVideo.js';
import { useSeenVideo } from './useSeenVideo.js';
import { VideoSwitch } from './VideoSwitch.js';
import styles from './Banners.module.css';

/** A banner as a tile (page data `_banners`). */
export interface Banner {
  readonly link?: string | null;
  /** A picture, or a video when `isVideo`. */
  readonly image: string;
  readonly text?: string | null;
  readonly isVideo?: boolean;
  /** Shown instead of the video until it plays. */
  readonly poster?: string | null;
  /** For an advert: it is marked as one, with its advertiser and its token in the register. */
  readonly advert?: { readonly advertiser: string; readonly erid?: string | null } | null;
}

interface BannerTileProps {
  readonly banner: Banner;
  readonly texts: BannersTexts;
}

const sizes =
  '(min-width: 1440px) 440px, (min-width: 1024px) 33vw, (min-width: 736px) 31vw, (min-width: 600px) 46vw, 76vw';

/** «Реклама» with the advertiser and the token: the law requires it on the banner itself. */
function AdvertMark({ advertiser, erid, texts }: NonNullable<Banner['advert']> & Pick<BannerTileProps, 'texts'>) {
  return (
    <small className={styles.advert}>
      {[texts.advert, advertiser, erid && `erid: ${erid}`].filter(Boolean).join('. ')}
    </small>
  );
}

/**
 * One banner: a link over the whole tile where it leads somewhere; the play/pause button of its video is beside the
 * link, not inside it.
 */
export function BannerTile({ banner: { link, image, text, isVideo = false, poster, advert }, texts }: BannerTileProps) {
  const Link = useLink();
  const video = useRef<HTMLVideoElement>(null);
  const film = useSeenVideo(video);
  const picture = isVideo ? poster : image;
  const inside = (
    <>
      {text ? <span className={styles.text}>{text}</span> : null}
      {picture ? <Picture className={styles.picture} src={picture} alt="" ratio={2} sizes={sizes} /> : null}
      {advert ? <AdvertMark {...advert} texts={texts} /> : null}
      {isVideo ? <BannerVideo ref={video} src={image} hasPoster={Boolean(poster)} film={film} /> : null}
    </>
  );
  return (
    <li className={styles.tile}>
      {link ? (
        <Link className={styles.link} href={link} aria-label={text ? undefined : texts.untitled}>
          {inside}
        </Link>
      ) : (
        <div className={styles.link}>{inside}</div>
      )}
      {isVideo && !film.isBroken ? <VideoSwitch film={film} text={text ?? ''} texts={texts} /> : null}
    </li>
  );
}
