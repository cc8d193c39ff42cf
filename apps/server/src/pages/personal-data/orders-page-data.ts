import type { PageDataWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { orderYears } from '../../shop/orders/own-orders.js';
import type { Session } from '../../shop/sessions/sessions.js';

/** Page data of `/orders` (S2 §7): the years of the filter; a visitor has none. */
export async function getOrdersPageData(db: Db, session: Session): Promise<Pick<PageDataWire, '_ordersYears'>> {
  return { _ordersYears: session.userId === null ? [] : await orderYears(db, session.userId) };
}
