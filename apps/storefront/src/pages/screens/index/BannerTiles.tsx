import type { PageDataWire } from '@tropa/api-client/wire';
import { Picture } from '@tropa/ui-kit';
import styles from './BannerTiles.module.css';

type Banner = NonNullable<PageDataWire['_banners']>[number];

/** Most banners of the tile (S1 §2). */
const most = 6;

/** The tile of banners; a banner may be a video (S1 §3). */
export function BannerTiles({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className={styles.root} role="list">
      {banners.slice(0, most).map(({ link, image, text, isVideo }) => {
        const picture = isVideo ? (
          <video className={styles.picture} src={image} muted playsInline preload="none" controls aria-label={text ?? ''} />
        ) : (
          <Picture className={styles.picture} src={image} alt="" ratio={2} sizes="(min-width: 1024px) 33vw, 50vw" isEager />
        );
        return (
          <li key={image} className={styles.tile}>
            {link ? (
              <a className={styles.link} href={link}>
                <span className={styles.text}>{text}</span>
                {picture}
              </a>
            ) : (
              <div className={styles.link}>
                <span className={styles.text}>{text}</span>
                {picture}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
