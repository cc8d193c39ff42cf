import clsx from 'clsx';
import type { Kopecks } from '@tropa/api-client';
import { formatMoney, useTexts } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import { sumToPay, type Totals } from './totals.js';
import { totalsTexts, type TotalsTexts } from './totals.texts.js';
import styles from './TotalsList.module.css';

/** How goods are received, and what that costs. */
export interface Receiving {
  readonly label?: string;
  readonly isFree: boolean;
  /** What it costs, kopecks: part of the total. When omitted or null, the shop's manager will calculate it. */
  readonly price?: Kopecks | null;
  /** Instead of a price: «от 250 ₽» where the way is not chosen yet. */
  readonly text?: ReactNode;
  /** Under it: when the goods arrive. */
  readonly note?: ReactNode;
}

/** Props of {@link TotalsList}. */
export interface TotalsListProps {
  readonly totals: Totals;
  /** How the goods are received and what that costs; left out where it is not shown yet. */
  readonly receiving?: Receiving;
  /** Between the rows and the total: the promo code. */
  readonly children?: ReactNode;
  readonly texts?: Partial<TotalsTexts>;
  readonly className?: string | undefined;
}

/** Goods, discount, delivery, total. */
export function TotalsList({ totals, receiving, children, texts: own, className }: TotalsListProps) {
  const texts = useTexts('totals', totalsTexts, own);
  return (
    <div className={clsx(styles.root, className)}>
      <dl className={styles.rows} data-part="rows">
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
            <dd className={styles.delivery} data-free={receiving.isFree || receiving.price === 0 || undefined}>
              {receiving.text ?? priceText(receiving, texts)}
              {receiving.note ? <span className={styles.note}>{receiving.note}</span> : null}
            </dd>
          </div>
        )}
      </dl>
      {children}
      <dl className={styles.total} data-part="total">
        <dt>{texts.total}</dt>
        <dd>{formatMoney(sumToPay(totals, receiving))}</dd>
      </dl>
    </div>
  );
}

function priceText({ isFree, price }: Receiving, texts: TotalsTexts): string {
  if (isFree || price === 0) return texts.free;
  return price ? formatMoney(price) : texts.byManager;
}
