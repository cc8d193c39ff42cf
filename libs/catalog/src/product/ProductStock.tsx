import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatDate, Skeleton, TextLink, MapPinIcon, StoreIcon, TruckIcon, useLazyPart } from '@tropa/ui-kit';
import type { Availability, StoreAmount } from '@tropa/api-client';
import type { ProductTexts } from './product.texts.js';
import styles from './ProductStock.module.css';

/** Props of {@link ProductStock}. */
export interface ProductStockProps {
  /** Absent while loading and after a failure. */
  availability: Availability | undefined;
  isLoading: boolean;
  /**
   * Ids of the shops of the visitor's city: they alone are counted. `null`: not known yet. Absent: the host has no
   * cities, all shops are counted.
   */
  cityShops?: ReadonlySet<number> | null | undefined;
  /** The region and its «изменить»: the host's. */
  region?: ReactNode;
  /** The list of the dialog «где есть», with hours, phones and a map; without it addresses and amounts. */
  stockList?: (shops: readonly StoreAmount[]) => ReactNode;
  /** Instead of «Доставка 28 ноября», which it receives: what delivery costs, say. */
  delivery?: ((usual: ReactNode) => ReactNode) | undefined;
  texts: ProductTexts;
}

const importDialog = () => import('./StockDialog.js').then((module) => module.StockDialog);

/** Where and when the chosen variant is available: region, shops, pickup date, nearest delivery. */
export function ProductStock({
  availability,
  isLoading: isAsked,
  cityShops,
  region,
  stockList,
  delivery,
  texts,
}: ProductStockProps) {
  const [isOpen, setOpen] = useState(false);
  const [StockDialog, load] = useLazyPart(importDialog);
  const isLoading = isAsked || (availability !== undefined && cityShops === null);
  const shops = availability?.store.filter((shop) => shop.amount > 0) ?? [];
  const own = cityShops ? shops.filter(({ id }) => cityShops.has(id)) : shops;
  const nearest = own[0] ?? shops[0];

  const usualDelivery = availability?.deliveryDate ? (
    <>
      {texts.delivery} <strong className={styles.good}>{formatDate(availability.deliveryDate, 'day')}</strong>
    </>
  ) : null;

  return (
    <ul className={styles.list} aria-busy={isLoading}>
      {region ? (
        <li className={styles.line}>
          <MapPinIcon />
          <div>{region}</div>
        </li>
      ) : null}
      {isLoading ? (
        <li className={styles.line}>
          <StoreIcon />
          <div className={styles.wait}>
            <Skeleton width="80%" />
            <Skeleton width="55%" />
          </div>
        </li>
      ) : null}
      {availability && !isLoading ? (
        <li className={styles.line}>
          <StoreIcon />
          {nearest ? (
            <div>
              {availability.pickupDate ? (
                <>
                  <strong className={styles.good}>
                    {(own.length > 0 ? texts.pickup : texts.bring)(formatDate(availability.pickupDate, 'day'))}
                  </strong>
                  {' — '}
                </>
              ) : null}
              {own.length > 0 ? texts.inShops(own.length) : texts.inOtherCities(shops.length)}{' '}
              <TextLink
                aria-haspopup="dialog"
                onPointerEnter={load}
                onClick={() => {
                  load();
                  setOpen(true);
                }}
              >
                {texts.whereInStock}
              </TextLink>
              <p className={styles.detail}>
                {nearest.address} — {texts.amount(nearest.amount)}
              </p>
            </div>
          ) : (
            <div>{texts.outOfStock}</div>
          )}
        </li>
      ) : null}
      {availability?.deliveryDate ? (
        <li className={styles.line}>
          <TruckIcon />
          <div>{delivery?.(usualDelivery) ?? usualDelivery}</div>
        </li>
      ) : null}
      {StockDialog && availability ? (
        <StockDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          shops={shops}
          list={stockList?.(shops)}
          texts={texts}
        />
      ) : null}
    </ul>
  );
}
