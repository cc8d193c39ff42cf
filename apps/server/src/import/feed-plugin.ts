import type { FastifyInstance } from 'fastify';
import { feedSource } from './feed-address.js';
import { pullFeed } from './pull-feed.js';

/** How often a process checks whether the feed is due. */
const usualPaceMs = 30_000;
/** How long a shutdown waits for an import that is under way to be given up. */
const closingGraceMs = 4_000;

/**
 * Loads the feed of the settings again and again (FEED_URL, FEED_EVERY). Every process of the shop checks; one of them
 * loads it. Does nothing without a feed.
 */
export function feedPlugin(app: FastifyInstance, paceMs: number = usualPaceMs): void {
  const { db, settings, log, lifecycle } = app.shop;
  const { feed, staffEmail } = settings;
  if (feed === null) return;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const source = feedSource(feed.url);

  const look = async (): Promise<void> => {
    const begun = Date.now();
    const outcome = await pullFeed(db, feed, { staffEmail, signal: stopping.signal });
    const ms = Date.now() - begun;
    if (outcome.kind === 'failed') {
      log.warn({ source, ms, reason: outcome.reason, err: outcome.error }, 'the feed was not imported');
    } else if (outcome.kind === 'imported') {
      const { skipped, notes, ...counts } = outcome.result;
      log.info({ source, ms, ...counts, skipped, notes }, 'the feed was imported');
    } else if (outcome.kind !== 'early') {
      log.info({ source, ms }, `the feed is ${outcome.kind}`);
    }
  };
  const turn = (): void => {
    running ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'the feed could not be looked after'))
      .finally(() => {
        running = null;
      });
  };
  // Shortly after startup, so as not to slow it.
  const first = setTimeout(turn, Math.min(paceMs, 1_000));
  const timer = setInterval(turn, paceMs);
  first.unref();
  timer.unref();
  lifecycle.onDrain(() => {
    clearTimeout(first);
    clearInterval(timer);
    stopping.abort();
  });
  app.addHook('onClose', async () => {
    let grace: NodeJS.Timeout | undefined;
    const overdue = new Promise<void>((resolve) => {
      grace = setTimeout(resolve, closingGraceMs);
    });
    await Promise.race([running, overdue]);
    clearTimeout(grace);
  });
}
