import type { FastifyInstance } from 'fastify';
import { expireUnpaidOrders } from '../shop/orders/close-order.js';
import { deliverOutbox } from '../shop/outbox/outbox.js';
import { sweepOld } from '../shop/upkeep/sweep-old.js';

/** How often a server process looks after what nobody asks for. */
const everyMs = 15_000;
/** Every so many rounds what is old is swept: once an hour. */
const roundsPerSweep = 240;

/**
 * Work that no request causes: messages that were not sent at once, orders whose time to pay is over, old rows. Every
 * server process does it; conditional writes keep them out of each other's way.
 */
export function upkeep(app: FastifyInstance): void {
  const { db, adapters, log, now } = app.shop;
  let round = 0;
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;

  const work = async (): Promise<void> => {
    await deliverOutbox(db, adapters);
    await expireUnpaidOrders(db, now());
    if (round % roundsPerSweep === 0) await sweepOld(db, now());
    round += 1;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'the upkeep failed'))
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
