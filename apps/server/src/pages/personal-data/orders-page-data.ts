import type { PageDataWire } from '@tropa/api-client/wire';
import type { CardPayment } from '../../adapters/card-payment.js';
import { orderToWire } from '../../api/orders.js';
import type { Db } from '../../db/schema.js';
import { listOrders, orderYears } from '../../shop/orders/own-orders.js';
import type { Session } from '../../shop/sessions/sessions.js';

/** Page data of `/orders` (S2 §7): the years of the filter; a visitor has none. */
export async function getOrdersPageData(db: Db, session: Session): Promise<Pick<PageDataWire, '_ordersYears'>> {
  return { _ordersYears: session.userId === null ? [] : await orderYears(db, session.userId) };
}

/** A page of the user's orders; nothing for a visitor, whose page asks to sign in. */
export async function getOrderListPageData(
  db: Db,
  { userId }: Session,
  asked: { readonly page: number; readonly limit: number; readonly year?: number },
  cards: CardPayment,
): Promise<Pick<PageDataWire, '_orders'>> {
  if (userId === null) return {};
  const { items, count } = await listOrders(db, userId, asked, (paymentId, orderNumber, amount) =>
    cards.start({ paymentId, orderNumber, amount }),
  );
  return { _orders: { items: items.map(orderToWire), count, ...asked } };
}
