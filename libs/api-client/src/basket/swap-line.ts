import type { ApiError } from '../shop-api/api-error.js';
import { checkTolerantly } from '../shop-api/response.js';
import { inLine, runtimeOf } from '../shop-api/shop-settings.js';
import { lineKey } from './line-key.js';
import { toBasketState, type BasketLine, type VariantRef } from './basket.model.js';
import { getBasketItemsResponse } from './basket.wire.js';
import { changeLine, type Send, type Totals } from './change-line.js';

/** The replacement of a line's variant. */
export interface LineSwap {
  /** The line as shown. */
  readonly line: BasketLine;
  /** The variant wanted in its place. */
  readonly retailId: number;
}

/** The current quantity of a line in the shop: a basket read earlier may be stale. */
async function quantitiesNow(send: Send): Promise<((item: VariantRef) => number) | { readonly error: ApiError }> {
  const { data, error } = await send({ url: 'basket/getItems/' });
  if (error) return { error };
  const checked = checkTolerantly(getBasketItemsResponse, data);
  if ('message' in checked) return { error: { kind: 'contract', message: checked.message } };
  const { items } = toBasketState(checked.output);
  return (item) => items.find((line) => lineKey(line) === lineKey(item))?.quantity ?? 0;
}

/**
 * Adds the wanted variant with the pieces of both, then deletes the old line: a refusal at any step leaves the basket
 * as it was, and no lost response loses a line. All of it is one turn in the queues of both lines.
 */
export function swapLine({ line, retailId }: LineSwap, extra: unknown, send: Send): Promise<Totals> {
  const runtime = runtimeOf(extra);
  const fresh = { id: line.id, retailId };
  const steps = async (): Promise<Totals> => {
    const quantityOf = await quantitiesNow(send);
    if ('error' in quantityOf) return quantityOf;
    const had = quantityOf(fresh);
    const wanted = quantityOf(line) + had;
    const undo = () => (had > 0 ? changeLine(send, 'setQuantity', fresh, had) : changeLine(send, 'delete', fresh));
    const added = await changeLine(send, 'addItemToBasket', fresh);
    const counted = 'error' in added || wanted <= 1 ? added : await changeLine(send, 'setQuantity', fresh, wanted);
    if ('error' in counted) {
      // The old line is still there, whether the shop rejected the new one or only its response was lost.
      await undo();
      return counted;
    }
    const gone = await changeLine(send, 'delete', line);
    // After a lost response the old line may be gone: keeping both is better than losing both.
    if ('error' in gone && gone.error.kind === 'shop') await undo();
    return gone;
  };
  // Always queued in the same order, whichever is swapped for which, so that two swaps cannot deadlock.
  const [first, second] = [line, fresh].map((item) => `basket/${lineKey(item)}`).sort();
  return inLine(runtime, first, () => inLine(runtime, second, steps));
}
