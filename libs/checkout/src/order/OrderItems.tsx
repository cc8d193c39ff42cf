import { lineKey } from '@tropa/api-client';
import type { BasketLine } from '@tropa/api-client';
import { TextLink } from '@tropa/ui-kit';
import { LineSummary } from '../basket/LineSummary.js';
import { OrderBlock } from './OrderBlock.js';
import type { OrderTexts } from './order.texts.js';
import styles from './OrderSection.module.css';

export interface OrderItemsProps {
  readonly items: readonly BasketLine[];
  readonly basketHref: string;
  readonly texts: Pick<OrderTexts, 'items' | 'changeItems'>;
}

/** The ordered items, with a link back to the basket to change them. */
export function OrderItems({ items, basketHref, texts }: OrderItemsProps) {
  return (
    <OrderBlock
      title={texts.items(items.length)}
      part="items"
      action={<TextLink href={basketHref}>{texts.changeItems}</TextLink>}
    >
      <ul className={styles.lines}>
        {items.map((line) => (
          <li key={lineKey(line)}>
            <LineSummary line={line} />
          </li>
        ))}
      </ul>
    </OrderBlock>
  );
}
