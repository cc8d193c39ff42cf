import { inLine, runtimeOf } from '../shop-api/shop-settings.js';
import { lineKey } from './basket-totals.js';
import type { BasketLine } from './basket.model.js';
import { changeLine, type Send, type Totals } from './change-line.js';

/**
 * Puts a deleted line back with its quantity: both calls as one turn of the line, so that nothing of the visitor's
 * gets between them. When only the quantity is refused the line is back, with as many pieces as the server says.
 */
export function restoreLine(line: BasketLine, extra: unknown, send: Send): Promise<Totals> {
  return inLine(runtimeOf(extra), `basket/${lineKey(line)}`, async () => {
    const added = await changeLine(send, 'addItemToBasket', line);
    if ('error' in added) return added;
    // Said for one piece too: an addition whose answer was lost may have been taken before.
    const counted = await changeLine(send, 'setQuantity', line, line.quantity);
    return 'error' in counted ? added : counted;
  });
}
