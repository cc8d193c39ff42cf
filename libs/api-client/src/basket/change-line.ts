import type { ApiError } from '../shop-api/api-error.js';
import { checkTolerantly } from '../shop-api/response.js';
import type { ShopCall } from '../shop-api/send.js';
import type { CallMeta } from '../shop-api/shop-base-query.js';
import { refOf } from './line-key.js';
import { toAnsweredTotals, type AnsweredTotals, type VariantRef } from './basket.model.js';
import { basketTotalsResponse } from './basket.wire.js';

/** The outcome of one of several calls that an endpoint makes. */
export type Answer = { readonly data?: unknown; readonly error?: ApiError; readonly meta?: CallMeta | undefined };
/** Sends one of these calls. */
export type Send = (call: ShopCall) => Answer | PromiseLike<Answer>;
/** The totals in the response to such a call. */
export type Totals = { readonly data: AnsweredTotals } | { readonly error: ApiError };

/** Validates and converts the totals of a response that is not checked by an endpoint. */
function totalsOf({ data, error, meta }: Answer): Totals {
  if (error) return { error };
  const checked = checkTolerantly(basketTotalsResponse, data);
  if ('output' in checked) return { data: toAnsweredTotals(checked.output) };
  const unreadable: ApiError = { kind: 'contract', message: checked.message };
  meta?.report(unreadable);
  return { error: unreadable };
}

/** Changes one line, as one step of several calls: `POST /api/basket/<name>/`. */
export async function changeLine(
  send: Send,
  name: 'addItemToBasket' | 'setQuantity' | 'delete',
  item: VariantRef,
  quantity?: number,
): Promise<Totals> {
  const data = { ...refOf(item), ...(quantity !== undefined && { quantity }) };
  return totalsOf(await send({ url: `basket/${name}/`, method: 'POST', data, isKeptAlive: true, showsLoader: true }));
}
