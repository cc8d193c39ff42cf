import clsx from 'clsx';
import { Picture, useLink, useTexts } from '@tropa/ui-kit';
import { sectionTilesTexts } from './section-tiles.texts.js';
import styles from './SectionTiles.module.css';

/** A section as a tile (page data `_sections`). */
export interface SectionTile {
  readonly id: number;
  readonly title: string;
  readonly link: string;
  readonly img?: string | null;
}

/** Props of {@link SectionTiles}. */
export interface SectionTilesProps {
  readonly tiles: readonly SectionTile[];
  readonly label?: string;
  readonly texts?: Partial<typeof sectionTilesTexts>;
  /** Class of the whole part; elements inside it have `data-part`: `tile`, `title`, `picture`. */
  readonly className?: string | undefined;
}

/** Sections of the catalogue as tiles with a picture. */
export function SectionTiles({ tiles, label, texts: own, className }: SectionTilesProps) {
  const texts = useTexts('sectionTiles', sectionTilesTexts, own);
  const Link = useLink();
  if (tiles.length === 0) return null;
  return (
    <nav className={clsx(styles.root, className)} aria-label={label ?? texts.label}>
      <ul className={styles.list}>
        {tiles.map(({ id, title, link, img }) => (
          <li key={id}>
            <Link href={link} className={styles.tile} data-part="tile">
              <span className={styles.title} data-part="title">
                {title}
              </span>
              {img ? <Picture className={styles.picture} data-part="picture" src={img} alt="" sizes="96px" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
