/**
 * `npm run bench`: bytes, paints, clicks and calls per second of the built shop, against budgets.json. `-- --quick`
 * makes one run of everything, `-- --runs=3` three instead of five. `-- --shop 100000 --orders 10/s` measures something
 * else instead: how many pages still come from the cache while goods are sold (orders.mjs).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumHint, ensureWholeChromium } from '../machine/chromium.mjs';
import { findPostgres } from '../machine/postgres.mjs';
import { measureBaskets } from './baskets.mjs';
import { measureClicks } from './clicks.mjs';
import { loadTool, measureLoad } from './load.mjs';
import { measureOpenProduct } from './open-product.mjs';
import { benchOrders } from './orders.mjs';
import { compare, writeReport } from './report.mjs';
import { openSession } from './session.mjs';
import { startShop } from './shop.mjs';
import { measureTransfer } from './transfer.mjs';
import { measureDesktop, measureMobile } from './vitals.mjs';
import pg from 'pg';

const isQuick = process.argv.includes('--quick');
const asked = process.argv.find((word) => word.startsWith('--runs='));
const runs = isQuick ? 1 : Number(asked?.slice('--runs='.length) ?? 5);
const seconds = isQuick ? 3 : 8;
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));

const wordAfter = (name) => process.argv[process.argv.indexOf(name) + 1];
if (process.argv.includes('--orders')) {
  const products = process.argv.includes('--shop') ? Number(wordAfter('--shop')) : 1_000;
  const size = isQuick ? { seconds: 15, addresses: 500 } : { seconds: 60, addresses: 2_000 };
  await benchOrders({ products, ordersPerSecond: Number.parseFloat(wordAfter('--orders')), ...size });
  process.exit(0);
}

const executablePath = ensureWholeChromium();
if (!executablePath) {
  console.error(chromiumHint);
  process.exit(1);
}

/**
 * A page as on a shop with visitors: pictures are encoded on the first request, and a page is recompressed on the
 * third, a tenth smaller. These warm-up visits are not counted.
 */
async function warmUp(browser, url) {
  await measureTransfer(browser, url, {});
  for (let visit = 0; visit < 3; visit += 1)
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  await new Promise((done) => setTimeout(done, 1500));
}

async function loadServer(shop, { cookie, product }) {
  const { address } = shop;
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const load = (path, options = {}) => measureLoad(`${address}${path}`, { seconds, connections: 16, ...options });
  const call = (path, body, headers = {}) =>
    load(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  return {
    cataloguePage: await load('/catalog/', { headers: { 'accept-encoding': 'br' } }),
    cataloguePageWithSession: await load('/catalog/', { headers: { 'accept-encoding': 'br', cookie } }),
    productPage: await load(product.link, { headers: { 'accept-encoding': 'br' } }),
    listCall: await call('/api/catalog/getItems/', { sectionId: 0, page: 1, limit: 15, sort: 'name-asc' }),
    searchCall: await call('/api/catalog/search/', { query: 'кроссовки', limit: 15, page: 1 }),
    baskets: await measureBaskets(shop, { seconds }),
  };
}

/** Pages whose bytes are counted; those of `pages` below have their paints measured too. */
const otherPages = (compared, article) => ({
  sale: '/sale/',
  search: '/search/?q=палатка',
  'best offers': '/best-offers/',
  comparison: `/catalog/compare/?ids=${compared}`,
  articles: '/articles/',
  article,
  project: '/project/',
  history: '/about/history/',
  shops: '/about/shops/',
  work: '/about/work/',
  service: '/service/',
  contacts: '/contacts/',
});

const shop = await startShop();
const port = 20_000 + (process.pid % 20_000);
const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, `--remote-debugging-port=${port}`] });
const figures = { transfer: {}, mobile: {}, desktop: {}, runs, loadTool, browser: `Chromium ${browser.version()}` };

try {
  const visitor = await openSession(shop.address);
  const list = await (
    await fetch(`${shop.address}/api/catalog/getItems/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sectionId: 0, page: 1, limit: 15, sort: 'name-asc' }),
    })
  ).json();
  figures.products = list.result.count;

  const pages = { index: '/', catalogue: '/catalog/', product: visitor.product.link, basket: '/basket' };
  for (const [name, path] of Object.entries(pages)) {
    const isPersonal = name === 'basket';
    const url = `${shop.address}${path}`;
    await warmUp(browser, url);
    figures.transfer[name] = await measureTransfer(browser, url, isPersonal ? { cookies: visitor.cookies } : {});
    figures.desktop[name] = await measureDesktop(browser, url, {
      runs,
      ...(isPersonal ? { cookies: visitor.cookies } : {}),
    });
    figures.mobile[name] = await measureMobile(url, port, {
      runs,
      headers: isPersonal ? { Cookie: visitor.cookie } : {},
    });
    console.log(
      `${name}: ${Math.round(figures.transfer[name].script / 1024)} KiB JavaScript, LCP ${Math.round(figures.mobile[name].lcpMs)} ms, score ${figures.mobile[name].score}`,
    );
  }
  const articles = await (await fetch(`${shop.address}/api/articles/getArticles/?page=1`)).json();
  const compared = list.result.items
    .slice(0, 4)
    .map(({ id }) => id)
    .join(',');
  for (const [name, path] of Object.entries(otherPages(compared, articles.result.items[0].link))) {
    const url = `${shop.address}${path}`;
    await warmUp(browser, url);
    figures.transfer[name] = await measureTransfer(browser, url);
    console.log(
      `${name}: ${Math.round(figures.transfer[name].script / 1024)} KiB JavaScript, ${figures.transfer[name].requests} requests`,
    );
  }
  const { pressed, hovered300 } = await measureOpenProduct(executablePath, shop.address, { runs });
  figures.clicks = {
    ...(await measureClicks(browser, shop.address, { runs })),
    openProductMs: pressed.ms,
    openHoveredProductMs: hovered300.ms,
  };
  figures.server = await loadServer(shop, visitor);
  figures.server.memoryEmbeddedMB = shop.memoryMB();
} finally {
  await browser.close();
  await shop.stop();
}

const postgres = await findPostgres();
if (postgres) {
  const name = `tropa_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: postgres });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(postgres);
  address.pathname = `/${name}`;
  const onPostgres = await startShop({ DATABASE_URL: address.href });
  try {
    const { baskets } = await loadServer(onPostgres, await openSession(onPostgres.address));
    figures.server.basketsOnPostgres = baskets;
    figures.server.memoryPostgresMB = onPostgres.memoryMB();
  } finally {
    await onPostgres.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

const rows = compare(figures, budgets);
const report = writeReport(figures, rows);
writeFileSync(fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url)), report);
console.log(`\n${report}`);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
