import type { PageDataWire } from '@tropa/api-client/wire';
import { basketToWire } from '../../api/basket.wire.js';
import type { Db } from '../../db/schema.js';
import type { Settings } from '../../settings.js';
import { readBasket } from '../../shop/basket/basket.js';
import { openApplication } from '../../shop/credit/open-application.js';
import { toRoubles } from '../../shop/money.js';
import { lastPayment } from '../../shop/payment/payment.js';
import type { Session } from '../../shop/sessions/sessions.js';

/** Page data of `/order` (S2 §3): the goods, the free-delivery limit, and what is left to do about the newest order (decision 19). */
export async function getOrderPageData(
  db: Db,
  session: Session,
  settings: Pick<Settings, 'freeDeliveryLimit'>,
  now: Date,
): Promise<Pick<PageDataWire, '_basket' | '_isBasketPromocodeApplied' | '_order'>> {
  const [basket, left] = await Promise.all([
    readBasket(db, session.visitorId, now),
    getLeftToPay(db, session, settings, now),
  ]);
  return { _basket: basketToWire(basket), _isBasketPromocodeApplied: basket.isPromoApplied, ...left };
}

/** The free-delivery limit, and what is left to do about the visitor's newest order: pay for it, or apply for its credit. */
export async function getLeftToPay(
  db: Db,
  session: Session,
  settings: Pick<Settings, 'freeDeliveryLimit'>,
  now: Date,
): Promise<Pick<PageDataWire, '_order'>> {
  const word = await lastPayment(db, session.visitorId, now);
  const credit = await openApplication(db, session.visitorId);
  return { _order: { freeDeliveryLimitPrice: toRoubles(settings.freeDeliveryLimit), ...word, credit } };
}
