import { formatMoney, useTexts } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import type { Totals } from './totals.js';
import { totalsTexts, type TotalsTexts } from './totals.texts.js';
import styles from './TotalsList.module.css';

/** Props of {@link TotalsList}. */
export interface TotalsListProps {
  readonly totals: Totals;
  /** How the goods are received and whether that is free; left out where it is not spoken of yet (basket). */
  readonly receiving?: { readonly label?: string; readonly isFree: boolean };
  /** Between the rows and the total: the promo code. */
  readonly children?: ReactNode;
  readonly texts?: Partial<TotalsTexts>;
}

/** Goods, discount, delivery, total. */
export function TotalsList({ totals, receiving, children, texts: own }: TotalsListProps) {
  const texts = useTexts('totals', totalsTexts, own);
  return (
    <div className={styles.root}>
      <dl className={styles.rows}>
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
        {receiving && (
          <div className={styles.row}>
            <dt>{receiving.label ?? texts.delivery}</dt>
            <dd className={styles.delivery} data-free={receiving.isFree || undefined}>
              {receiving.isFree ? texts.free : texts.byManager}
            </dd>
          </div>
        )}
      </dl>
      {children}
      <dl className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>{formatMoney(totals.price)}</dd>
      </dl>
    </div>
  );
}
