import clsx from 'clsx';
import { useTexts } from '@tropa/ui-kit';
import type { ReceivePoint } from '@tropa/api-client';
import type { MapSettings } from '@tropa/ui-kit';
import { useCityShops } from './CityShops.js';
import { ReceivePointList } from './ReceivePointList.js';
import { ShopsOnMap, type ShopsOnMapProps } from './ShopsOnMap.js';
import { stockShopsTexts, type StockShopsTexts } from './stock-shops.texts.js';
import styles from './StockShops.module.css';

/** A shop that has the goods: an entry of `store` in the response of `checkAvailability`. */
export interface ShopStock {
  readonly id: number;
  readonly address: string;
  /** Number of pieces, above zero. */
  readonly amount: number;
}

/** Props of {@link StockShops}. */
export interface StockShopsProps extends Pick<ShopsOnMapProps, 'onMapFailure' | 'className'> {
  /** Shops of all cities that have the goods, the nearest first. */
  readonly shops: readonly ShopStock[];
  /** Google Maps key or tiles; without them a plain plot of the points is drawn. */
  readonly map?: MapSettings;
  readonly texts?: Partial<StockShopsTexts>;
}

/** What is known about a shop besides its amount: only the address, unless it is in the visitor's city. */
const pointOf = ({ id, address }: ShopStock, known: readonly ReceivePoint[]): ReceivePoint =>
  known.find((point) => point.id === id) ?? { id, address, phone: '', workTime: '', coords: null, icon: '' };

/**
 * Where goods are in stock: shops of the visitor's city with amounts, hours and phones beside a map, then those of
 * other cities. The list is complete from the start; hours, phones and the map are added once the city's points are
 * known, and are left out when those fail to load.
 */
export function StockShops({ shops, map, className, texts: own, ...rest }: StockShopsProps) {
  const texts = useTexts('stockShops', stockShopsTexts, own);
  const { city, points } = useCityShops();
  const known = points?.items ?? [];
  const isOwn = ({ id }: ShopStock) => known.some((point) => point.id === id);
  const here = shops.filter(isOwn);
  const elsewhere = shops.filter((shop) => !isOwn(shop));
  const noteOf = ({ id }: ReceivePoint) => {
    const shop = shops.find((candidate) => candidate.id === id);
    return shop && texts.amount(shop.amount);
  };

  return (
    <div className={clsx(styles.root, className)}>
      {here.length > 0 ? (
        <ShopsOnMap
          {...rest}
          key={city.id}
          points={here.map((shop) => pointOf(shop, known))}
          type={points?.type ?? 'shops'}
          renderNote={noteOf}
          {...(map && { map })}
        />
      ) : null}
      {elsewhere.length > 0 ? (
        <section className={styles.elsewhere} data-part="elsewhere">
          {here.length > 0 ? <h3 className={styles.title}>{texts.elsewhere}</h3> : null}
          <ReceivePointList points={elsewhere.map((shop) => pointOf(shop, known))} renderNote={noteOf} />
        </section>
      ) : null}
    </div>
  );
}
