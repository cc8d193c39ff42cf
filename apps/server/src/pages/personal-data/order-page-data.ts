import type { PageDataWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import type { Settings } from '../../settings.js';
import { toRoubles } from '../../shop/money.js';
import { lastPayment } from '../../shop/payment/payment.js';
import type { Session } from '../../shop/sessions/sessions.js';

/** Page data of `/order` (S2 §3): the free-delivery limit, and the server's word on the payment (decision 19). */
export async function getOrderPageData(
  db: Db,
  session: Session,
  settings: Pick<Settings, 'freeDeliveryLimit'>,
  now: Date,
): Promise<Pick<PageDataWire, '_order'>> {
  const word = await lastPayment(db, session.visitorId, now);
  return { _order: { freeDeliveryLimitPrice: toRoubles(settings.freeDeliveryLimit), ...word } };
}
