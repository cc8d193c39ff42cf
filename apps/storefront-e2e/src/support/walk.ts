import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { axeFindings } from './axe.js';
import { untilSettled } from './lists.js';
import { openBrowser, visit, type Visit, type VisitOptions, type WidthName } from './browser.js';

const address = process.env.SHOP_ADDRESS ?? '';

let browser: Browser;
before(async () => {
  assert.ok(address, 'SHOP_ADDRESS is not set: run the suite with `npm run e2e`.');
  browser = await openBrowser();
});
after(() => browser?.close());

export interface Walk extends Visit {
  /** Fails on any axe finding of the page once it is at rest. */
  checkAccess(): Promise<void>;
  /** A fault that the path provokes on purpose, such as a refused password: it must come, any other fails. */
  expectFault(pattern: RegExp): void;
}

export interface WalkOptions extends VisitOptions {
  /** Another shop than the one that all paths share; asked when the path starts. */
  readonly address?: () => string;
}

/** One path of a fresh visitor. It fails on any console error, failed request or foreign host along the way. */
export function walk(
  name: string,
  width: WidthName,
  path: (walk: Walk) => Promise<void>,
  { address: own, ...options }: WalkOptions = {},
): void {
  test(`${name} · ${width}`, { timeout: 300_000 }, async () => {
    const opened = await visit(browser, own?.() ?? address, width, options);
    const expected: RegExp[] = [];
    try {
      await path({
        ...opened,
        async checkAccess() {
          // At rest: a list that is about to be replaced is dimmed on purpose.
          await untilSettled(opened.page);
          assert.deepEqual(await axeFindings(opened.page), []);
        },
        expectFault: (pattern) => void expected.push(pattern),
      });
      for (const pattern of expected)
        assert.ok(
          opened.faults.some((fault) => pattern.test(fault)),
          `no ${pattern}`,
        );
      assert.deepEqual(
        opened.faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
        [],
      );
    } catch (error) {
      const shot = `output/${name.replaceAll(/[^\p{L}\d]+/gu, '-')}-${width}.png`;
      await opened.page.screenshot({ path: shot }).catch(() => {});
      if (opened.faults.length > 0) console.error(`${name}: ${opened.faults.join('\n')}`);
      throw error;
    } finally {
      await opened.close();
    }
  });
}
