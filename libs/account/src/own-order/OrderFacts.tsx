import type { OwnOrder } from '@tropa/api-client';
import { TextLink } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import type { OwnOrderTexts } from './own-order.texts.js';
import styles from './OrderFacts.module.css';

export interface OrderFactsProps {
  readonly order: OwnOrder;
  readonly texts: OwnOrderTexts;
}

/** Where the goods go, to whom, how they are paid for, and the receipt. */
export function OrderFacts({ order, texts }: OrderFactsProps) {
  const { payment, recipient, comment, receiptLink } = order;
  const state = [payment.value, payment.state].filter(Boolean).join(': ');
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.way, [order.delivery, order.address].filter(Boolean).join(', ')],
    [texts.recipient, [recipient.name, recipient.phone, recipient.email].filter(Boolean).join(', ')],
    [texts.payment, state],
    [texts.receipt, receiptLink ? <TextLink href={receiptLink}>{texts.openReceipt}</TextLink> : ''],
    [texts.comment, comment],
  ];
  return (
    <dl className={styles.root} data-part="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
