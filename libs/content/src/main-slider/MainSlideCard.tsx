import { highPriority, useLink, usePictureSources } from '@tropa/ui-kit';
import styles from './MainSlider.module.css';

/** A slide of the main slider (page data `_mainSlider`). */
export interface MainSlide {
  readonly link: string;
  readonly img: string;
  /** The picture below 1024 px, the mobile variant; `img` when there is none. */
  readonly imgMobile?: string | null;
  readonly title?: string | null;
  readonly text?: string | null;
  readonly button?: string | null;
}

interface MainSlideCardProps {
  readonly slide: MainSlide;
  /** The first one decides when the page looks ready; `later` ones are fetched when they may soon come into view. */
  readonly loading: 'first' | 'soon' | 'later';
  readonly label: string;
}

const narrow = '(max-width: 1023.98px)';
const wide = '(min-width: 1024px)';
/** Two thirds of the container beside the tiles of banners, else its whole width. */
const wideSizes = '(min-width: 1440px) 900px, (min-width: 1024px) 64vw, 94vw';

const loadingProps = { first: highPriority, soon: {}, later: { loading: 'lazy' } } as const;

/** The AVIF sizes of a picture, where the host has them. */
function Source({ src, media, sizes }: { src: string; media: string | undefined; sizes: string }) {
  const { avif } = usePictureSources()(src);
  return avif ? <source type="image/avif" media={media} srcSet={avif} sizes={sizes} /> : null;
}

/** One slide: a link over the whole picture, or the picture alone where there is no address. */
export function MainSlideCard({
  slide: { link, img, imgMobile, title, text, button },
  loading,
  label,
}: MainSlideCardProps) {
  const Link = useLink();
  const inside = (
    <>
      <span className={styles.words}>
        {title ? <span className={styles.title}>{title}</span> : null}
        {text ? <span className={styles.text}>{text}</span> : null}
        {button ? <span className={styles.button}>{button}</span> : null}
      </span>
      <picture className={styles.plate} data-later={loading === 'later' || undefined}>
        {imgMobile ? (
          <>
            <Source media={narrow} src={imgMobile} sizes="94vw" />
            <source media={narrow} srcSet={imgMobile} />
          </>
        ) : null}
        <Source media={imgMobile ? wide : undefined} src={img} sizes={wideSizes} />
        <img
          className={styles.picture}
          src={img}
          alt={title ? '' : label}
          width={1280}
          height={614}
          {...loadingProps[loading]}
        />
      </picture>
    </>
  );
  return link ? (
    <Link href={link} className={styles.slide}>
      {inside}
    </Link>
  ) : (
    <div className={styles.slide}>{inside}</div>
  );
}
