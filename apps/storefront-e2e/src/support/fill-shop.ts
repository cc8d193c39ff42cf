import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumHint, findChromium } from '@tropa/machine/chromium';
import { createDatabase } from './database-copies.js';
import { startShop } from './shop.js';

// Playwright asks for a default export.
/** Fills a demo shop once: every shop of the run starts from a copy of its data. */
export default async function fillShop(): Promise<() => Promise<void>> {
  if (!findChromium()) throw new Error(chromiumHint);
  const dataDir = await mkdtemp(join(tmpdir(), 'tropa-e2e-'));
  const database = await createDatabase();
  const shop = await startShop({ dataDir, env: database ? { DATABASE_URL: database.url } : {} });
  await shop.stop();
  process.env.SHOP_IMAGE = dataDir;
  if (database) process.env.SHOP_IMAGE_DATABASE = database.url;
  return async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
