import type { OwnOrder } from '@tropa/api-client';
import { Button, DotColor, RefusalNote } from '@tropa/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import { OrderLine } from '../orders/OrderLine.js';
import type { OrdersTexts } from '../orders/orders.texts.js';
import { statusColor } from '../orders/status-color.js';
import { OrderFacts } from './OrderFacts.js';
import { OrderSteps } from './OrderSteps.js';
import { OrderSums } from './OrderSums.js';
import type { OwnOrderTexts } from './own-order.texts.js';
import styles from './OwnOrderCard.module.css';

export interface OwnOrderCardProps {
  readonly order: OwnOrder;
  /** A call for this order is in flight. */
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onCancel: () => void;
  readonly onRepeat: (event: MouseEvent<HTMLElement>) => void;
  /** The returns, or nothing. */
  readonly returns: ReactNode;
  readonly texts: OwnOrderTexts;
  readonly listTexts: OrdersTexts;
}

/** All about one order: steps, goods, sums, delivery and payment, its actions, returns. */
export function OwnOrderCard({
  order,
  isBusy,
  refusal,
  onCancel,
  onRepeat,
  returns,
  texts,
  listTexts,
}: OwnOrderCardProps) {
  const { status } = order;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.status} data-part="status">
          <DotColor color={statusColor(status.color)} size={12} />
          {status.text} <span className={styles.date}>{listTexts.from(order.date)}</span>
        </p>
        <div className={styles.actions} data-part="actions">
          {status.paymentLink ? <Button href={status.paymentLink}>{listTexts.pay}</Button> : null}
          {status.creditLink ? <Button href={status.creditLink}>{listTexts.continueCredit}</Button> : null}
          {status.isRepeatAvailable ? (
            <Button variant="outline" isLoading={isBusy} onClick={onRepeat}>
              {listTexts.repeat}
            </Button>
          ) : null}
          {status.isCancelAvailable ? (
            <Button variant="ghost" isLoading={isBusy} onClick={onCancel}>
              {listTexts.cancel}
            </Button>
          ) : null}
        </div>
        <RefusalNote text={refusal} />
      </div>
      <div className={styles.columns}>
        <section className={styles.block}>
          <h2 className={styles.title}>{texts.goodsTitle}</h2>
          <ul data-part="lines">
            {order.items.map((line, index) => (
              <OrderLine key={line.lineId ?? index} line={line} texts={listTexts} />
            ))}
          </ul>
          <OrderSums order={order} texts={texts} />
        </section>
        <div className={styles.side}>
          {order.steps.length > 0 ? (
            <section className={styles.block}>
              <h2 className={styles.title}>{texts.stepsTitle}</h2>
              <OrderSteps steps={order.steps} texts={texts} />
            </section>
          ) : null}
          <section className={styles.block}>
            <h2 className={styles.title}>{texts.factsTitle}</h2>
            <OrderFacts order={order} texts={texts} />
          </section>
          {returns ? (
            <section className={styles.block}>
              <h2 className={styles.title}>{texts.returnsTitle}</h2>
              {returns}
            </section>
          ) : null}
        </div>
      </div>
    </div>
  );
}
