import type { ApiError } from '../shop-api/api-error.js';
import { checkTolerantly } from '../shop-api/answer.js';
import type { ShopCall } from '../shop-api/send.js';
import type { CallMeta } from '../shop-api/shop-base-query.js';
import { inLine, runtimeOf } from '../shop-api/shop-settings.js';
import { lineKey, variantData } from './basket-totals.js';
import { toAnsweredTotals, type AnsweredTotals, type BasketLine } from './basket.model.js';
import { basketTotalsResponse } from './basket.wire.js';

type Answer = { readonly data?: unknown; readonly error?: ApiError; readonly meta?: CallMeta | undefined };
type Totals = { readonly data: AnsweredTotals } | { readonly error: ApiError };

/** Reads the totals of an answer that no endpoint checks. */
function totalsOf({ data, error, meta }: Answer): Totals {
  if (error) return { error };
  const checked = checkTolerantly(basketTotalsResponse, data);
  if ('output' in checked) return { data: toAnsweredTotals(checked.output) };
  const unreadable: ApiError = { kind: 'contract', message: checked.message };
  meta?.report(unreadable);
  return { error: unreadable };
}

/**
 * Puts a deleted line back with its quantity: both calls as one turn of the line, so that nothing of the visitor's
 * gets between them. When only the quantity is refused the line is back, with as many pieces as the server says.
 */
export function restoreLine(
  line: BasketLine, extra: unknown, send: (call: ShopCall) => Answer | PromiseLike<Answer>,
): Promise<Totals> {
  const call = (name: string, data: ShopCall['data']): ShopCall => ({
    url: `basket/${name}/`, method: 'POST', data: { ...variantData(line), ...data }, isKeptAlive: true, showsLoader: true,
  });
  return inLine(runtimeOf(extra), `basket/${lineKey(line)}`, async () => {
    const added = totalsOf(await send(call('addItemToBasket', {})));
    if ('error' in added) return added;
    // Said for one piece too: an addition whose answer was lost may have been taken before.
    const counted = totalsOf(await send(call('setQuantity', { quantity: line.quantity })));
    return 'error' in counted ? added : counted;
  });
}
