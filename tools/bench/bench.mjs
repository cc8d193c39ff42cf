/**
 * `npm run bench`: bytes, paints, tasks, clicks and calls per second of the built shop, against budgets.json.
 * `-- --against <tree>` measures another built tree (the last release's) in turn with this one and prints both;
 * `-- --runs=3` makes three runs of each instead of five, `-- --quick` one. Where PostgreSQL is available, the same
 * calls are measured with 100,000 products too (`-- --shop 20000`: another number; 0: none) while ten orders a second
 * are placed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumHint, ensureWholeChromium } from '../machine/chromium.mjs';
import { findPostgres } from '../machine/postgres.mjs';
import { measureAnew } from './anew.mjs';
import { measureBaskets } from './baskets.mjs';
import { findBuilds, fillWithGoods, inTurn, withDatabases, withShops } from './builds.mjs';
import { measureClicks } from './clicks.mjs';
import { loadTool, measureLoad } from './load.mjs';
import { measureOpenProduct } from './open-product.mjs';
import { countingStorefront, measureHits, unlimited } from './orders.mjs';
import { measuredPages, measurePage, measurePagePresses, measureTransfers } from './pages.mjs';
import { compare, writeReport } from './report.mjs';
import { measureSearchQuality } from './search-quality.mjs';
import { openAccount } from './session.mjs';

const wordAfter = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const isQuick = process.argv.includes('--quick');
const runs = isQuick
  ? 1
  : Number(process.argv.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const seconds = isQuick ? 3 : 5;
const products = Number(wordAfter('--shop') ?? 100_000);
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
const builds = findBuilds(wordAfter('--against'));

const executablePath = ensureWholeChromium();
if (!executablePath) {
  console.error(chromiumHint);
  process.exit(1);
}

/** Prints results as they come: the whole run takes a while. */
function tell(what, found) {
  const line = (record) =>
    Object.entries(record)
      .map(([key, value]) => `${key} ${typeof value === 'number' ? Math.round(value * 100) / 100 : value}`)
      .join(', ');
  found.forEach((one, index) => console.log(`${what}, ${builds[index].name}: ${line(one)}`));
}

async function measureInBrowser(shops) {
  const port = 20_000 + (process.pid % 20_000);
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, `--remote-debugging-port=${port}`] });
  const figures = shops.map(() => ({ transfer: {}, pages: {} }));
  try {
    for (const [index, shop] of shops.entries())
      figures[index].transfer = await measureTransfers(browser, shop, index > 0);
    for (const page of measuredPages) {
      const found = await inTurn(shops, runs, (shop) => measurePage({ browser, port }, page, shop));
      tell(page.name, found);
      found.forEach((one, index) => (figures[index].pages[page.name] = one));
    }
    // Twenty clicks are a sample of their own. They empty the basket: nothing is measured after them.
    for (const page of [...measuredPages].sort((one, other) => (one.name === 'basket') - (other.name === 'basket'))) {
      const found = await inTurn(shops, 1, (shop) => measurePagePresses(browser, page, shop));
      tell(`presses on ${page.name}`, found);
      found.forEach((one, index) => Object.assign(figures[index].pages[page.name], one));
    }
    const clicks = await inTurn(shops, runs, async ({ address }, run) => ({
      ...(await measureClicks(browser, address)),
      ...(await measureOpenProduct(executablePath, address, run)),
    }));
    tell('clicks', clicks);
    clicks.forEach((one, index) => (figures[index].clicks = one));
    return { figures, version: browser.version() };
  } finally {
    await browser.close();
  }
}

/** Load on a single machine; the load generator runs on the same processors. */
async function measureServer(shop) {
  const load = (path, options = {}) => measureLoad(`${shop.address}${path}`, { seconds, connections: 16, ...options });
  const call = (path, body) =>
    load(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    });
  const headers = { 'accept-encoding': 'br' };
  return {
    cataloguePage: await load('/catalog/', { headers }),
    cataloguePageWithSession: await load('/catalog/', { headers: { ...headers, cookie: shop.visitor.cookie } }),
    productPage: await load(shop.visitor.product.link, { headers }),
    listCall: await call('/api/catalog/getItems/', { sectionId: 0, page: 1, limit: 15, sort: 'name-asc' }),
    searchCall: await call('/api/catalog/search/', { query: 'кроссовки', limit: 15, page: 1 }),
    searchQuality: await measureSearchQuality(shop),
    baskets: await measureBaskets(shop, { seconds }),
    memoryMB: shop.memoryMB(),
  };
}

const withVisitors = async (shops) => {
  for (const shop of shops) shop.visitor = await openAccount(shop.address);
};

const server = await findPostgres();
const inSmallShop = await withShops(
  builds,
  () => unlimited,
  async (shops) => {
    await withVisitors(shops);
    const { figures, version } = await measureInBrowser(shops);
    const anew = await inTurn(shops, runs, ({ address }, run) => measureAnew(address, { run }));
    tell('uncached', anew);
    for (const [index, shop] of shops.entries())
      Object.assign(figures[index], { anew: anew[index], server: await measureServer(shop) });
    return { figures, version };
  },
);

const onPostgres = server
  ? await withDatabases(server, builds, (urlOf) =>
      withShops(
        builds,
        (build) => ({ ...unlimited, DATABASE_URL: urlOf(build) }),
        async (shops) => {
          await withVisitors(shops);
          const found = [];
          for (const shop of shops)
            found.push({ baskets: await measureBaskets(shop, { seconds }), memoryMB: shop.memoryMB() });
          return found;
        },
      ),
    )
  : undefined;

async function measureLargeShop() {
  const counters = new Map(builds.map((build) => [build.name, countingStorefront(build.root)]));
  try {
    return await withDatabases(server, builds, (urlOf) => {
      for (const build of builds) {
        console.log(`Making ${products} products, ${build.name}…`);
        fillWithGoods(build, urlOf(build), products);
      }
      const settings = (build) => ({
        ...unlimited,
        DATABASE_URL: urlOf(build),
        STOREFRONT_DIST: counters.get(build.name).folder,
      });
      return withShops(builds, settings, async (shops) => {
        const anew = await inTurn(shops, runs, ({ address }, run) => measureAnew(address, { run, count: 60 }));
        tell(`uncached, ${products} products`, anew);
        const size = isQuick
          ? { leadSeconds: 0, seconds: 15, addresses: 500 }
          : { leadSeconds: 60, seconds: 90, addresses: 1_500 };
        const hits = [];
        for (const [index, shop] of shops.entries()) {
          const counted = { ...shop, rendered: counters.get(shop.name).rendered };
          hits[index] = await measureHits(counted, urlOf(shop), { products, ordersPerSecond: 10, ...size });
          tell('cache while 10 orders a second are placed', hits);
        }
        return shops.map((shop, index) => ({ anew: anew[index], hits: hits[index], memoryMB: shop.memoryMB() }));
      });
    });
  } finally {
    for (const { remove } of counters.values()) remove();
  }
}

// An old build may lack what is measured here: everything else is reported all the same.
const large =
  server && products > 0
    ? await measureLargeShop().catch((error) => {
        console.error('The large shop was not measured:', error);
        process.exitCode = 1;
      })
    : undefined;

const measured = builds.map(({ name }, index) => ({
  name,
  ...inSmallShop.figures[index],
  onPostgres: onPostgres?.[index],
  large: large?.[index],
}));
const about = { runs, loadTool, products, browser: `Chromium ${inSmallShop.version}` };
const rows = compare(measured[0], budgets);
const report = writeReport(measured, rows, about);
writeFileSync(fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url)), report);
console.log(`\n${report}`);
process.exit(rows.every(({ ok }) => ok) ? process.exitCode : 1);
