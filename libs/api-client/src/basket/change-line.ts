import type { ApiError } from '../shop-api/api-error.js';
import { checkTolerantly } from '../shop-api/answer.js';
import type { ShopCall } from '../shop-api/send.js';
import type { CallMeta } from '../shop-api/shop-base-query.js';
import { variantData } from './basket-totals.js';
import { toAnsweredTotals, type AnsweredTotals, type VariantRef } from './basket.model.js';
import { basketTotalsResponse } from './basket.wire.js';

/** What came back to a call that is one of several of an endpoint. */
export type Answer = { readonly data?: unknown; readonly error?: ApiError; readonly meta?: CallMeta | undefined };
/** Sends one of them. */
export type Send = (call: ShopCall) => Answer | PromiseLike<Answer>;
/** The totals that such a call answers. */
export type Totals = { readonly data: AnsweredTotals } | { readonly error: ApiError };

/** Reads the totals of an answer that no endpoint checks. */
function totalsOf({ data, error, meta }: Answer): Totals {
  if (error) return { error };
  const checked = checkTolerantly(basketTotalsResponse, data);
  if ('output' in checked) return { data: toAnsweredTotals(checked.output) };
  const unreadable: ApiError = { kind: 'contract', message: checked.message };
  meta?.report(unreadable);
  return { error: unreadable };
}

/** Changes one line, as a part of something that takes several calls: `POST /api/basket/<name>/`. */
export async function changeLine(
  send: Send,
  name: 'addItemToBasket' | 'setQuantity' | 'delete',
  item: VariantRef,
  quantity?: number,
): Promise<Totals> {
  const data = { ...variantData(item), ...(quantity !== undefined && { quantity }) };
  return totalsOf(await send({ url: `basket/${name}/`, method: 'POST', data, isKeptAlive: true, showsLoader: true }));
}
