import { inLine, runtimeOf } from '../shop-api/shop-settings.js';
import { lineKey } from './line-key.js';
import type { BasketLine } from './basket.model.js';
import { changeLine, type Send, type Totals } from './change-line.js';

/**
 * Puts a deleted line back with its quantity. Both calls take one turn in the line's queue, so that no other change
 * gets between them. When only the quantity is rejected, the line is back with the quantity that the server has.
 */
export function restoreLine(line: BasketLine, extra: unknown, send: Send): Promise<Totals> {
  return inLine(runtimeOf(extra), `basket/${lineKey(line)}`, async () => {
    const added = await changeLine(send, 'addItemToBasket', line);
    if ('error' in added) return added;
    // Sent for one piece too: an earlier addition may have taken effect although its response was lost.
    const counted = await changeLine(send, 'setQuantity', line, line.quantity);
    return 'error' in counted ? added : counted;
  });
}
