/**
 * A server process for the heavy tests: the shop's API on the database named by DATABASE_URL or DATA_DIR, on a free
 * port, without pages. Prints its address as one line, runs until it is killed.
 */
import { createAdapters } from '../adapters/create-adapters.js';
import { createApp } from '../app.js';
import { openDatabase } from '../db/open.js';
import { endOnSignal } from '../end-on-signal.js';
import { defaultLimits } from '../settings/limit-settings.js';
import { defaultSettings } from '../settings.js';

const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', DRAIN_SECONDS: drainSeconds = '0' } = process.env;
// All buyers and all trouble come from this machine, and many buyers have one phone: no budget stands in their way.
const many = 1_000_000;
const limits = {
  ...defaultLimits,
  ordersPerAddress: many,
  ordersPerSession: many,
  ordersPerContact: many,
  promoGuessesPerAddress: many,
  sessionsPerAddress: many,
};
const settings = { ...defaultSettings, databaseUrl, dataDir, isStrict: true, maxConnectionsPerAddress: 0, limits };
const { db, probe, close } = await openDatabase({ databaseUrl, dataDir });
const app = await createApp({
  db,
  probe,
  settings,
  adapters: createAdapters(settings, { info: () => undefined }),
  // As much as fits on the disk: what is rejected at once would say nothing about memory.
  uploads: { total: 1e12, perAddress: 1e12 },
});
endOnSignal(
  {
    drain: () => app.shop.lifecycle.drain(),
    async close() {
      await app.close();
      await close();
    },
  },
  { drainSeconds: Number(drainSeconds) },
);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
