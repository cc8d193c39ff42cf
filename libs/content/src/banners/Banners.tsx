import { useTexts } from '@tropa/ui-kit';
import clsx from 'clsx';
import { BannerTile, type Banner } from './BannerTile.js';
import { bannersTexts, type BannersTexts } from './banners.texts.js';
import styles from './Banners.module.css';

export type { Banner };

/** Props of {@link Banners}. */
export interface BannersProps {
  /** Page data `_banners`; at most six are shown. */
  readonly banners: readonly Banner[];
  /** From 1024 px: two at the right of what the host lays over the left eight columns of twelve, the others below. */
  readonly isAroundSlider?: boolean;
  readonly texts?: Partial<BannersTexts>;
  readonly className?: string;
}

/** The most banners that the tile shows. */
const most = 6;

/** The tile of banners: a row to swipe on phones, a tile from 600 px. */
export function Banners({ banners, isAroundSlider = false, texts: own, className }: BannersProps) {
  const texts = useTexts('banners', bannersTexts, own);
  if (banners.length === 0) return null;
  return (
    <ul className={clsx(styles.root, isAroundSlider && styles.around, className)} role="list">
      {banners.slice(0, most).map((banner, index) => (
        <BannerTile key={`${index} ${banner.image}`} banner={banner} texts={texts} />
      ))}
    </ul>
  );
}
