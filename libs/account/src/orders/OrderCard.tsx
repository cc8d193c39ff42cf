import type { Order } from '@tropa/api-client';
import { Button, Picture, Price, TextLink } from '@tropa/ui-kit';
import type { MouseEvent } from 'react';
import { orderTotal } from './order-total.js';
import { ordersTexts as texts } from './orders.texts.js';
import { statusColor } from './status-color.js';
import styles from './OrderCard.module.css';

export interface OrderCardProps {
  readonly order: Order;
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
  /** Gets the click: with ctrl or meta the basket opens in a new tab. S2 §4. */
  readonly onRepeat: (event: MouseEvent<HTMLElement>) => void;
}

/** One order: number, date, status, goods, sum and what can be done with it. S2 §3, §4. */
export function OrderCard({ order, isBusy = false, onCancel, onRepeat }: OrderCardProps) {
  const { status } = order;
  const color = statusColor(status.color);
  const headingId = `order-${order.id}`;
  return (
    <article className={styles.root} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.number}>
          {texts.order(order.number)} <span className={styles.date}>{texts.from(order.date)}</span>
        </h2>
        <p className={styles.status}>
          <span className={styles.dot} style={color ? { background: color } : undefined} aria-hidden />
          {status.text}
        </p>
      </header>
      <ul className={styles.lines}>
        {order.items.map((line) => (
          <li key={`${line.id}-${line.retailId ?? ''}`} className={styles.line}>
            <Picture className={styles.picture} src={line.img} alt="" sizes="64px" ratio={1} />
            <span className={styles.title}>
              {line.link ? <TextLink href={line.link}>{line.title}</TextLink> : line.title}
              <span className={styles.pieces}>{texts.pieces(line.quantity)}</span>
            </span>
            <Price value={line.price * line.quantity} />
          </li>
        ))}
      </ul>
      <footer className={styles.footer}>
        <p className={styles.place}>{[order.delivery, order.address].filter(Boolean).join(', ')}</p>
        <p className={styles.total}>
          {texts.total} <Price value={orderTotal(order.items)} size="md" />
        </p>
        <div className={styles.actions}>
          {status.paymentLink ? <Button href={status.paymentLink}>{texts.pay}</Button> : null}
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
        </div>
      </footer>
    </article>
  );
}
