import { SectionTiles, type SectionTile } from '@tropa/content';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { demoShop } from '../../layout/shop-texts.js';
import { PictureProviding } from '../../layout/PictureProviding.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './IndexScreen.module.css';

/** The index page: slider, banners, sections, best offers, sales, social network (S1 §2). */
export function Screen({ input }: ScreenProps) {
  const {
    _mainSlider,
    _banners,
    _sections = [],
    _bestOffers,
    _sales,
    _newItems = [],
    _popular = [],
    _social,
  } = dataOf(input);
  const hasSlides = (Array.isArray(_mainSlider) ? _mainSlider : (_mainSlider?.items ?? [])).length > 0;
  return (
    <div className={styles.root}>
      <h1 className={styles.name}>{(input.shop ?? demoShop).heading}</h1>
      <div className={styles.hero}>
        {hasSlides && <WidgetSlot name="main-slider" className={styles.slider} />}
        {_banners && _banners.length > 0 && <WidgetSlot name="banners" className={styles.banners} />}
      </div>
      <div className={styles.sections}>
        <PictureProviding>
          <SectionTiles tiles={_sections as readonly SectionTile[]} label="Разделы с картинками" />
        </PictureProviding>
      </div>
      {_bestOffers && _bestOffers.length > 0 && <WidgetSlot name="best-offers" className={styles.offers} />}
      {_sales && _sales.length > 0 && <WidgetSlot name="sales" className={styles.sales} />}
      {_newItems.length + _popular.length > 0 && <WidgetSlot name="goods-rows" className={styles.rows} />}
      {_social && _social.items.length > 0 && <WidgetSlot name="social" className={styles.social} />}
    </div>
  );
}
