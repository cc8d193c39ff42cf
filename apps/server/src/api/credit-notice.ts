import type { FastifyInstance } from 'fastify';
import { object, record, string, unknown } from 'valibot';
import { creditNoticeAddress } from '../adapters/create-credit.js';
import { acceptCreditNotice } from '../shop/credit/credit.js';
import { settleCredits } from '../shop/credit/settle-credits.js';
import { takeHit } from '../shop/rate-limits/rate-limit.js';
import { refusal } from '../shop/refusals.js';
import { TransportFault } from './envelope.js';
import { shopRoute } from './route.js';

/** Notices that one address may bring in a minute: each may cost a question to the partner. */
const perAddress = 120;

/**
 * Where the credit partner tells how an application ended. Believes what the adapter finds genuine, whoever brings
 * it and however often; what cannot be checked now is answered 503, and comes again.
 */
export function creditNoticeRoutes(app: FastifyInstance): void {
  shopRoute(app, {
    method: 'POST',
    url: creditNoticeAddress,
    request: record(string(), unknown()),
    response: object({}),
    isPublic: true,
    async handler({ db, adapters, now, request, log }, body) {
      const partner = adapters.credit;
      if (partner === null) throw refusal('payment', 'Магазин не продаёт в кредит');
      const limit = { key: `credit-notice:${request.ip}`, max: perAddress, windowMs: 60_000 };
      // Not a refusal under 200, which the partner would take for thanks.
      if ((await takeHit(db, limit, now)) > 0) throw new TransportFault(429, 'Слишком много уведомлений');
      const notice = await partner.readNotice({ body }).catch((error: unknown) => {
        log.warn({ err: error }, 'a credit notice could not be checked');
        throw new TransportFault(503, 'Уведомление сейчас нельзя проверить');
      });
      if (!notice) throw refusal('payment', 'Уведомление не подтверждено');
      await acceptCreditNotice(db, notice, now);
      // Confirmed or withdrawn at once where possible; otherwise the upkeep tells it later.
      void settleCredits(db, partner, now).catch((error: unknown) => log.warn({ err: error }, 'credits wait to be told'));
      return {};
    },
  });
}
