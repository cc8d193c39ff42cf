import type { FastifyInstance } from 'fastify';
import { object, record, string, unknown } from 'valibot';
import { acceptNotice } from '../shop/payment/payment.js';
import { refusal } from '../shop/refusals.js';
import { shopRoute } from './route.js';

/** Where an acquirer tells the shop how a payment ended. Ours: no specification names it. */
export const noticeAddress = '/api/payment/notice/';

/** Believes a notice by its signature alone: whoever brings it, and however often. */
export function paymentNoticeRoutes(app: FastifyInstance): void {
  shopRoute(app, {
    method: 'POST',
    url: noticeAddress,
    request: record(string(), unknown()),
    response: object({}),
    isPublic: true,
    async handler({ db, adapters, now }, body) {
      const notice = adapters.cardPayment.readNotice(body);
      if (!notice) throw refusal('payment', 'Подпись уведомления неверна');
      await acceptNotice(db, notice, adapters.cardPayment, now);
      return {};
    },
  });
}
