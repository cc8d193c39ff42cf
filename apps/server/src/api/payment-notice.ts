import type { FastifyInstance } from 'fastify';
import { object, record, string, unknown } from 'valibot';
import { acceptNotice } from '../shop/payment/accept-notice.js';
import { clientAddress } from './client-address.js';
import { deliverSoon } from './messages.js';
import { refusal } from '../shop/refusals.js';
import { guardNotices } from './notice-guard.js';
import { shopRoute } from './route.js';

/** Where an acquirer notifies the shop of the outcome of a payment. Our own path: the specification names none. */
export const noticeAddress = '/api/payment/notice/';

/**
 * Accepts a notice that its adapter finds genuine, whoever sends it and however often. One that cannot be checked now
 * gets a 503, and the acquirer sends it again.
 */
export function paymentNoticeRoutes(app: FastifyInstance): void {
  const readNotice = guardNotices(app, 'payment');
  shopRoute(app, {
    method: 'POST',
    url: noticeAddress,
    request: record(string(), unknown()),
    response: object({}),
    isPublic: true,
    async handler(context, body) {
      const { db, adapters, now, request } = context;
      const incoming = { body, headers: request.headers, ip: clientAddress(request) };
      const notice = await readNotice(context, () => adapters.cardPayment.readNotice(incoming));
      if (!notice) throw refusal('payment', 'Подпись уведомления неверна');
      await acceptNotice(db, notice, adapters.cardPayment, now);
      deliverSoon(context);
      return {};
    },
  });
}
