import type { PageDataWire } from '@tropa/api-client/wire';
import type { CardPayment } from '../../adapters/card-payment.js';
import { findOwnOrder } from '../../api/own-order.js';
import type { Db } from '../../db/schema.js';

/** Page data of `/orders/<number>`: the order; null when the user has none of this number. */
export async function getOwnOrderPageData(
  db: Db,
  userId: number,
  number: string,
  asking: { readonly cards: CardPayment; readonly now: Date },
): Promise<Pick<PageDataWire, '_ownOrder'> | null> {
  const order = await findOwnOrder(db, userId, number, asking);
  return order && { _ownOrder: order };
}
