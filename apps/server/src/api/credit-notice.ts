import type { FastifyInstance } from 'fastify';
import { object, record, string, unknown } from 'valibot';
import { creditNoticeAddress } from '../adapters/create-credit.js';
import { acceptCreditNotice } from '../shop/credit/credit.js';
import { settleCredits } from '../shop/credit/settle-credits.js';
import { refusal } from '../shop/refusals.js';
import { guardNotices } from './notice-guard.js';
import { shopRoute } from './route.js';

/**
 * Where the credit partner reports the outcome of an application. Accepts what the adapter finds genuine, whoever sends
 * it and however often; what cannot be checked now gets a 503, and the partner sends it again.
 */
export function creditNoticeRoutes(app: FastifyInstance): void {
  const readNotice = guardNotices(app, 'credit');
  shopRoute(app, {
    method: 'POST',
    url: creditNoticeAddress,
    request: record(string(), unknown()),
    response: object({}),
    isPublic: true,
    async handler(context, body) {
      const { db, adapters, now, log } = context;
      const partner = adapters.credit;
      if (partner === null) throw refusal('payment', 'Магазин не продаёт в кредит');
      const notice = await readNotice(context, () => partner.readNotice({ body }));
      if (!notice) throw refusal('payment', 'Уведомление не подтверждено');
      await acceptCreditNotice(db, notice, now);
      // Confirmed or withdrawn at once where possible; otherwise the upkeep does it later.
      void settleCredits(db, partner, now).catch((error: unknown) =>
        log.warn({ err: error }, 'credit partners were not notified yet'),
      );
      return {};
    },
  });
}
