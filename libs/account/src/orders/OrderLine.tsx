import type { OrderItem } from '@tropa/api-client';
import { formatMoney, Picture, Price, TextLink } from '@tropa/ui-kit';
import type { OrdersTexts } from './orders.texts.js';
import styles from './OrderLine.module.css';

export interface OrderLineProps {
  readonly line: OrderItem;
  readonly texts: OrdersTexts;
}

/** A line of an order: picture, name, variant, quantity and sum. */
export function OrderLine({ line, texts }: OrderLineProps) {
  // A picture has no text to show; the colour is named in the product's own name.
  const variant = line.properties.filter(({ type }) => type !== 'image').map(({ name, value }) => `${name}: ${value}`);
  return (
    <li className={styles.root}>
      <Picture className={styles.picture} src={line.img} alt="" sizes="72px" />
      <div className={styles.words}>
        <p className={styles.title}>{line.link ? <TextLink href={line.link}>{line.title}</TextLink> : line.title}</p>
        {variant.length > 0 ? <p className={styles.quiet}>{variant.join(', ')}</p> : null}
        <p className={styles.quiet}>
          {line.quantity > 1 ? texts.piecesAt(line.quantity, formatMoney(line.price)) : texts.pieces(line.quantity)}
        </p>
      </div>
      <Price className={styles.price} value={line.price * line.quantity} size="sm" />
    </li>
  );
}
