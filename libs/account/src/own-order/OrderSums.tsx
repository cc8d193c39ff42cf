import type { OwnOrder } from '@tropa/api-client';
import { Price } from '@tropa/ui-kit';
import type { OwnOrderTexts } from './own-order.texts.js';
import styles from './OrderSums.module.css';

export interface OrderSumsProps {
  readonly order: OwnOrder;
  readonly texts: OwnOrderTexts;
}

/** What the order costs: its goods, its delivery, and the total. */
export function OrderSums({ order: { goodsPrice, deliveryPrice, total, promocode }, texts }: OrderSumsProps) {
  return (
    <dl className={styles.root} data-part="sums">
      <div className={styles.line}>
        <dt>{texts.goods}</dt>
        <dd>
          <Price value={goodsPrice} size="sm" />
        </dd>
      </div>
      {promocode ? (
        <div className={styles.line}>
          <dt>{texts.promocode}</dt>
          <dd>{promocode}</dd>
        </div>
      ) : null}
      <div className={styles.line}>
        <dt>{texts.delivery}</dt>
        <dd>
          {deliveryPrice === null ? texts.deliveryUnknown : null}
          {deliveryPrice === 0 ? texts.deliveryFree : null}
          {deliveryPrice ? <Price value={deliveryPrice} size="sm" /> : null}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>
          <Price value={total} size="md" />
        </dd>
      </div>
    </dl>
  );
}
