import { SectionTiles, type SectionTile } from '@tropa/content';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { PictureProviding } from '../../layout/PictureProviding.js';
import { dataOf, type ScreenProps } from '../screen.js';
import { BannerTiles } from './BannerTiles.js';
import styles from './IndexScreen.module.css';

/** The index page: banner, tiles, sections, best offers (S1 §2). */
export function Screen({ input }: ScreenProps) {
  const { _banners: banners = [], _sections: sections = [], _bestOffers: bestOffers = [] } = dataOf(input);
  return (
    <div className={styles.root}>
      <h1 className={styles.name}>Тропа — всё для спорта и активного отдыха</h1>
      <PictureProviding>
        <div className={styles.hero} data-alone={banners.length === 0 || undefined}>
          <WidgetSlot name="main-slider" className={styles.slider} />
          <BannerTiles banners={banners} />
        </div>
        <div className={styles.sections}>
          <SectionTiles tiles={sections as readonly SectionTile[]} />
        </div>
      </PictureProviding>
      {bestOffers.length > 0 && <WidgetSlot name="best-offers" className={styles.offers} />}
    </div>
  );
}
