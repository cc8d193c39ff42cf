import clsx from 'clsx';
import { lineKey, type Order } from '@tropa/api-client';
import { Button, DotColor, MapPinIcon, Price, RefusalNote, TextLink, useTexts } from '@tropa/ui-kit';
import type { MouseEvent } from 'react';
import { orderTotal } from './order-total.js';
import { OrderLine } from './OrderLine.js';
import { ordersTexts, type OrdersTexts } from './orders.texts.js';
import { statusColor } from './status-color.js';
import styles from './OrderCard.module.css';

/** Props of {@link OrderCard}. */
export interface OrderCardProps {
  readonly order: Order;
  /** A call for this order is in flight. */
  readonly isBusy?: boolean;
  /** Why the last attempt to cancel or repeat this order failed; shown under the buttons. */
  readonly refusal?: string | undefined;
  /** «Отменить заказ» was clicked; the link is rendered only while `isCancelAvailable`. */
  readonly onCancel: () => void;
  /** Receives the click: with ctrl or meta the basket opens in a new tab. */
  readonly onRepeat: (event: MouseEvent<HTMLElement>) => void;
  /** Address of the order's own page: its number leads there. */
  readonly href?: string | undefined;
  readonly texts?: Partial<OrdersTexts>;
  readonly className?: string | undefined;
}

/** One order: number, date, status, goods, total, and the actions that its status allows: cancel, repeat, pay. */
export function OrderCard({
  order,
  isBusy = false,
  refusal,
  onCancel,
  onRepeat,
  href,
  texts: own,
  className,
}: OrderCardProps) {
  const texts = useTexts('orders', ordersTexts, own);
  const { status } = order;
  const headingId = `order-${order.id}`;
  const place = [order.delivery, order.address].filter(Boolean).join(', ');
  const hasActions =
    Boolean(status.paymentLink) || Boolean(status.creditLink) || status.isRepeatAvailable || status.isCancelAvailable;
  return (
    // Focusable by script: after a cancellation the focus moves here.
    <article
      className={clsx(styles.root, className)}
      data-part="order"
      aria-labelledby={headingId}
      data-order={order.id}
      tabIndex={-1}
    >
      <header className={styles.header} data-part="head">
        <h2 id={headingId} className={styles.number}>
          {href ? <TextLink href={href}>{texts.order(order.number)}</TextLink> : texts.order(order.number)}{' '}
          <span className={styles.date}>{texts.from(order.date)}</span>
        </h2>
        <p className={styles.status}>
          <DotColor color={statusColor(status.color)} size={10} />
          {status.text}
        </p>
      </header>
      <ul className={styles.lines} data-part="lines">
        {order.items.map((line) => (
          <OrderLine key={lineKey(line)} line={line} texts={texts} />
        ))}
      </ul>
      <div className={styles.summary} data-part="summary">
        <p className={styles.place}>
          {place ? (
            <>
              <MapPinIcon className={styles.pin} />
              <span>{place}</span>
            </>
          ) : null}
        </p>
        <p className={styles.total}>
          {texts.total} <Price value={orderTotal(order.items)} size="md" />
        </p>
      </div>
      {hasActions ? (
        <footer className={styles.actions} data-part="actions">
          {status.paymentLink ? <Button href={status.paymentLink}>{texts.pay}</Button> : null}
          {status.creditLink ? <Button href={status.creditLink}>{texts.continueCredit}</Button> : null}
          {status.isRepeatAvailable ? (
            <Button variant="outline" isLoading={isBusy} onClick={onRepeat}>
              {texts.repeat}
            </Button>
          ) : null}
          {status.isCancelAvailable ? (
            <Button variant="ghost" isLoading={isBusy} onClick={onCancel}>
              {texts.cancel}
            </Button>
          ) : null}
          <RefusalNote className={styles.refusal} text={refusal} />
        </footer>
      ) : null}
    </article>
  );
}
