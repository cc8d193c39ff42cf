import type { BasketState } from '../basket/basket.model.js';
import { lineKey } from '../basket/line-key.js';

/** Identifies a basket by what delivery prices depend on: goods, quantities and sum. The `basket` of `getDelivery`. */
export const deliveredBasket = ({ price, items }: Pick<BasketState, 'price' | 'items'>): string =>
  [price, ...items.map((line) => `${lineKey(line)}x${line.quantity}`).sort()].join(' ');
