import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { chromiumArgs, findChromium } from '../../machine/chromium.mjs';
import { packAll } from '../../packages/pack.mjs';
import { serveSite } from './serve-site.mjs';
import { removeSites } from './site.mjs';

const shared = (file) => tsImport(`../../../apps/storefront-e2e/src/support/${file}`, import.meta.url);

/** A port that was free a moment ago. */
const freePort = async () => {
  const { address, stop } = await serveSite({ folder: '/' });
  await stop();
  return Number(new URL(address).port);
};

/** How many sites may call the shop from an origin of their own. */
const foreignSites = 5;

/**
 * What all consumer sites share: the tarballs, one shop with its demo goods, one Chromium, ports that the shop
 * allows.
 */
async function createWorld() {
  const { startShop } = await shared('shop.ts');
  const { createDatabase } = await shared('database-copies.ts');
  const { recordFaults, reportViolations } = await shared('page-guard.ts');
  const [otherPort, ...allowedPorts] = await Promise.all(Array.from({ length: foreignSites + 1 }, freePort));
  /** On a database of its own where there is a server: the embedded one takes ten times the CPU to fill. */
  const openShop = async (env) => {
    const database = await createDatabase();
    try {
      const shop = await startShop({ env: { ...env, ...(database && { DATABASE_URL: database.url }) } });
      return { address: shop.address, stop: () => shop.stop().finally(() => database?.drop()) };
    } catch (error) {
      await database?.drop();
      throw error;
    }
  };
  const started = await Promise.allSettled([
    packAll(),
    openShop({ ALLOWED_ORIGINS: allowedPorts.map((port) => `http://127.0.0.1:${port}`).join() }),
    chromium.launch({ executablePath: findChromium(), args: chromiumArgs }),
  ]);
  const failed = started.find(({ status }) => status === 'rejected');
  if (failed) {
    // Anything already started would keep this process alive.
    const [tarballs, running, opened] = started.map(({ value }) => value);
    await Promise.all([tarballs?.remove(), running?.stop(), opened?.close()]);
    throw failed.reason;
  }
  const [packed, shop, browser] = started.map(({ value }) => value);

  return {
    shop: shop.address,
    /** A port that no other site takes, and that the shop allows. */
    takeAllowedPort: () => allowedPorts.pop(),
    freePort: otherPort,
    /** Tarballs by names without the scope. */
    tarballs: (...names) => names.map((name) => packed.tarballs[`@tropa/${name}`]),
    allTarballs: () => Object.values(packed.tarballs),
    /** The version of all our packages. */
    version: packed.version,
    /**
     * One visitor's path through a site; fails on a console error, a failed request or a request to a third-party host.
     */
    async walk(address, path, width = 'desktop') {
      const isPhone = width === 'phone';
      const context = await browser.newContext({
        baseURL: address,
        locale: 'ru-RU',
        timezoneId: 'Asia/Yekaterinburg',
        viewport: isPhone ? { width: 360, height: 740 } : { width: 1280, height: 900 },
        hasTouch: isPhone,
        reducedMotion: 'reduce',
      });
      await reportViolations(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const faults = recordFaults(page);
      const warnings = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      try {
        await path(page, { page, context, faults });
        assert.deepEqual(faults, []);
        assert.deepEqual(warnings, []);
      } catch (error) {
        const seen = await page
          .locator('body')
          .ariaSnapshot({ timeout: 2000 })
          .catch(() => '');
        console.error([page.url(), ...faults, ...warnings, seen].join('\n'));
        throw error;
      } finally {
        await context.close();
      }
    },
    async stop() {
      await Promise.all([packed.remove(), shop.stop(), browser.close()]);
    },
  };
}

/** How long one site may take. */
export const limit = { timeout: 480_000 };

/** Opens a world before the tests of a file; closes it after them, and removes their sites. @returns what gives it */
export function openWorld() {
  let world;
  before(async () => {
    world = await createWorld();
  }, limit);
  after(() => Promise.all([world?.stop(), removeSites()]));
  return () => world;
}
