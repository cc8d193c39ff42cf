import type { PageDataWire } from '@tropa/api-client/wire';
import { basketToWire } from '../../api/basket.wire.js';
import type { Db } from '../../db/schema.js';
import type { Settings } from '../../settings.js';
import { readBasket } from '../../shop/basket/basket.js';
import { openApplication } from '../../shop/credit/open-application.js';
import { toRoubles } from '../../shop/money.js';
import { lastPayment } from '../../shop/payment/payment.js';
import type { Session } from '../../shop/sessions/sessions.js';
import { getDeliveryPageData } from './delivery-page-data.js';
import type { DeliveryAsked } from './delivery-page-data.js';

/**
 * Page data of `/order` (S2 §3): the goods, what their delivery costs, the free-delivery limit, and what is left to do
 * about the newest order (decision 19).
 */
export async function getOrderPageData(
  db: Db,
  session: Session,
  delivery: DeliveryAsked,
): Promise<Pick<PageDataWire, '_basket' | '_isBasketPromocodeApplied' | '_order' | '_delivery'>> {
  const [basket, left] = await Promise.all([
    readBasket(db, session.visitorId, delivery.now),
    getLeftToPay(db, session, delivery, delivery.now),
  ]);
  const cost = await getDeliveryPageData(db, basket, delivery);
  return { _basket: basketToWire(basket), _isBasketPromocodeApplied: basket.isPromoApplied, ...left, ...cost };
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
