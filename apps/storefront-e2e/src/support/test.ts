import assert from 'node:assert/strict';
import { test as base } from '@playwright/test';
import { axeFindings } from './axe.js';
import { watchCalls } from './calls.js';
import { untilSettled } from './lists.js';
import { checkFaults, recordFaults, reportViolations } from './page-guard.js';
import { manageShops, type RunningShop, type ShopEnv, type Shops } from './shop.js';

/** Widths of the window at which paths run, px: each is a project of the same name. */
export const widths = { phone: 360, tablet: 768, desktop: 1280, wide: 1920 } as const;
export type WidthName = keyof typeof widths;

export interface PathOptions {
  readonly width: WidthName;
  /** Settings of the shop where they differ from the usual ones: `{ FLAGS: 'credit=off' }`. */
  readonly shopEnv: ShopEnv;
}

export interface PathFixtures {
  /** The shop that the page is opened in. Paths share it: each brings its own visitor, account and goods. */
  readonly shop: RunningShop;
  /** A fault that the path provokes on purpose, such as a rejected password: it must occur, any other fails the path. */
  readonly expectFault: (pattern: RegExp) => void;
  /** Fails on any axe finding of the page once it is at rest. */
  readonly checkAccess: () => Promise<void>;
  readonly expectedFaults: RegExp[];
}

/**
 * One path of a fresh visitor. It fails on any console error, failed request, foreign host or refusal of the content
 * policy along the way.
 */
export const test = base.extend<PathOptions & PathFixtures, { shops: Shops }>({
  width: ['desktop', { option: true }],
  shopEnv: [{}, { option: true }],
  shops: [
    async ({}, use) => {
      const shops = manageShops();
      await use(shops);
      await shops.stop();
    },
    { scope: 'worker' },
  ],
  shop: [async ({ shops, shopEnv }, use) => use(await shops.with(shopEnv)), { timeout: 120_000 }],
  baseURL: async ({ shop }, use) => use(shop.address),
  context: async ({ context }, use) => {
    watchCalls(context);
    await reportViolations(context);
    await use(context);
  },
  expectedFaults: async ({}, use) => use([]),
  expectFault: async ({ expectedFaults }, use) => use((pattern) => void expectedFaults.push(pattern)),
  page: async ({ page, expectedFaults }, use, testInfo) => {
    const faults = recordFaults(page);
    await use(page);
    // A path that stopped half-way has not reached all of its expected faults.
    checkFaults(faults, testInfo.errors.length === 0 ? expectedFaults : []);
  },
  checkAccess: async ({ page }, use) =>
    use(async () => {
      // At rest: a list that is about to be replaced is dimmed on purpose.
      await untilSettled(page);
      assert.deepEqual(await axeFindings(page), []);
    }),
});
