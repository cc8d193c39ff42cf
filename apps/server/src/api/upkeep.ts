import type { FastifyInstance } from 'fastify';
import { recountDemand } from '../shop/catalogue/recount-demand.js';
import { expireUnpaidOrders } from '../shop/orders/expire-orders.js';
import { settleCredits } from '../shop/credit/settle-credits.js';
import { deliverOutbox } from '../shop/outbox/outbox.js';
import { settleRefunds } from '../shop/payment/refunds.js';
import { sweepOld } from '../shop/upkeep/sweep-old.js';
import { callWebhook, tellStaff } from './messages.js';

/** How often a server process runs its background work. */
export const usualUpkeepMs = 15_000;
/** How long a shutdown waits for calls in progress to be recorded; a mail server may be silent for much longer. */
const closingGraceMs = 4_000;
/** Old rows are deleted and sales counted every this many rounds: once an hour. */
const roundsPerSweep = 240;
const dayMs = 86_400_000;

/**
 * Work that no request causes: orders whose time to pay is over, refunds and messages that did not go through at once,
 * old rows. Every server process does it; conditional writes keep them from doing the same work twice. Work is claimed
 * for a limited time: what a shutdown interrupts is done by another process later.
 */
export function upkeep(app: FastifyInstance): void {
  const { db, settings, adapters, log, now, lifecycle, upkeepMs } = app.shop;
  let round = 0;
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  /** A failing job does not prevent the others. */
  const attempt = async (job: () => Promise<unknown>): Promise<unknown> =>
    !signal.aborted && job().catch((error: unknown) => log.error({ err: error }, 'the upkeep failed'));
  const tellCredits = async (): Promise<void> => {
    if (adapters.credit === null) return;
    const onFailure = (error: unknown, orderNumber: string): void =>
      log.warn({ err: error, orderNumber }, 'the credit partner could not be notified');
    await settleCredits(db, adapters.credit, now(), onFailure, signal);
  };
  const work = async (): Promise<void> => {
    await attempt(() => expireUnpaidOrders(db, now()));
    await attempt(() => settleRefunds(db, adapters.cardPayment, { signal }));
    await attempt(tellCredits);
    await attempt(() => tellStaff(app.shop));
    await attempt(() => deliverOutbox(db, { ...adapters, site: settings.publicUrl }, signal));
    await attempt(() => callWebhook(app.shop, signal));
    if (round % roundsPerSweep === 0) {
      await attempt(() => recountDemand(db, now(), signal));
      await attempt(() => sweepOld(db, now(), signal));
      await attempt(() => adapters.files.sweep(new Date(now().getTime() - settings.formFilesDays * dayMs)));
    }
    round += 1;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = work().finally(() => {
      isBusy = false;
    });
  }, upkeepMs);
  timer.unref();
  let grace: NodeJS.Timeout | undefined;
  let overdue: Promise<void> | undefined;
  // As soon as the process begins to drain: running jobs have all the time until the end, another process takes the rest.
  lifecycle.onDrain(() => {
    clearInterval(timer);
    stopping.abort();
  });
  // While requests in progress are still being handled, running jobs have that time too.
  app.addHook('preClose', async () => {
    lifecycle.drain();
    overdue = new Promise((resolve) => {
      grace = setTimeout(resolve, closingGraceMs);
    });
  });
  app.addHook('onClose', async () => {
    await Promise.race([running, overdue]);
    clearTimeout(grace);
  });
}
