import { formatMoney } from '@tropa/ui-kit';
import type { Totals } from './totals.js';
import { totalsTexts, type TotalsTexts } from './totals.texts.js';
import styles from './TotalsList.module.css';

export interface TotalsListProps {
  readonly totals: Totals;
  /** Whether the delivery is free; undefined where no delivery is spoken of yet (basket). */
  readonly isDeliveryFree?: boolean | undefined;
  readonly texts?: Partial<TotalsTexts>;
}

/** Goods, discount, delivery, total. */
export function TotalsList({ totals, isDeliveryFree, texts: own }: TotalsListProps) {
  const texts = { ...totalsTexts, ...own };
  return (
    <dl className={styles.root}>
      <div className={styles.row}>
        <dt>{texts.goods(totals.pieces)}</dt>
        <dd>{formatMoney(totals.full)}</dd>
      </div>
      {totals.discount > 0 && (
        <div className={styles.row}>
          <dt>{texts.discount}</dt>
          <dd className={styles.discount}>{formatMoney(-totals.discount)}</dd>
        </div>
      )}
      {isDeliveryFree !== undefined && (
        <div className={styles.row}>
          <dt>{texts.delivery}</dt>
          <dd className={styles.delivery} data-free={isDeliveryFree || undefined}>
            {isDeliveryFree ? texts.free : texts.byManager}
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>{formatMoney(totals.price)}</dd>
      </div>
    </dl>
  );
}
