import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations } from '../db/migrations/index.js';
import type { Db } from '../db/schema.js';
import { demoFolder } from '../demo/demo-content.js';
import { fillDemoShop } from '../demo/fill.js';
import { createTestShop } from './create-test-shop.js';
import { seedGoods } from './goods.fixtures.js';

/** What a test's database holds at the beginning. */
export const seeds = {
  /** The schema alone. */
  empty: async () => undefined,
  /** A few goods of which every number is known: `goods.fixtures.ts`. */
  goods: seedGoods,
  /** A tiny shop: `create-test-shop.ts`. */
  shop: createTestShop,
  /** The demo shop. */
  demo: fillDemoShop,
} satisfies Record<string, (db: Db) => Promise<unknown>>;
export type Seed = keyof typeof seeds;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
let sources: string | undefined;

/** A digest of everything that seeds are made of: all sources of the server but its tests, and the demo shop's content. */
function sourcesDigest(): string {
  if (sources !== undefined) return sources;
  const hash = createHash('sha256');
  for (const [folder, wanted] of [
    [root, /(?<!\.test)\.(?:ts|json)$/],
    [demoFolder, /\.[a-z]+$/],
  ] as const) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => wanted.test(name)).sort()) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  sources = hash.digest('hex').slice(0, 16);
  return sources;
}

/**
 * Names a filled database that may be copied instead of filled again. Of the seeds the day is a part of it: rows that
 * were written «now» must not grow old.
 */
export function imageName(seed: Seed): string {
  if (seed === 'empty')
    return `empty_${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)}`;
  return `${seed}_${new Date().toISOString().slice(0, 10).replaceAll('-', '')}_${sourcesDigest()}`;
}
