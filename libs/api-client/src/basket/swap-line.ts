import type { ApiError } from '../shop-api/api-error.js';
import { checkTolerantly } from '../shop-api/answer.js';
import { inLine, runtimeOf } from '../shop-api/shop-settings.js';
import { lineKey } from './basket-totals.js';
import { toBasketState, type BasketLine, type VariantRef } from './basket.model.js';
import { getBasketItemsResponse } from './basket.wire.js';
import { changeLine, type Send, type Totals } from './change-line.js';

/** Another variant in the place of a line. */
export interface LineSwap {
  /** The line as it is seen. */
  readonly line: BasketLine;
  /** The variant wanted in its place. */
  readonly retailId: number;
}

/** What the shop holds of a line now: a basket that was read before may know less. */
async function quantitiesNow(send: Send): Promise<((item: VariantRef) => number) | { readonly error: ApiError }> {
  const { data, error } = await send({ url: 'basket/getItems/' });
  if (error) return { error };
  const checked = checkTolerantly(getBasketItemsResponse, data);
  if ('message' in checked) return { error: { kind: 'contract', message: checked.message } };
  const { items } = toBasketState(checked.output);
  return (item) => items.find((line) => lineKey(line) === lineKey(item))?.quantity ?? 0;
}

/**
 * Takes the wanted variant, with all pieces of both, and then lets the old one go: a refusal at any step leaves the shop
 * with what was there before, and no lost answer loses a line. All of it is one turn of both lines.
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
      // The old line is still there, whether the shop took the new one or only its answer was lost.
      await undo();
      return counted;
    }
    const gone = await changeLine(send, 'delete', line);
    // After a lost answer the old line may be gone: both are better than none.
    if ('error' in gone && gone.error.kind === 'shop') await undo();
    return gone;
  };
  // In an order of their own, whichever is swapped for which: two swaps must not wait for one another.
  const [first, second] = [line, fresh].map((item) => `basket/${lineKey(item)}`).sort();
  return inLine(runtime, first, () => inLine(runtime, second, steps));
}
