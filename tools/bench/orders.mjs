import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { findPostgres } from '../machine/postgres.mjs';
import { startShop } from './shop.mjs';

const generate = fileURLToPath(new URL('../../apps/server/dist/generate.js', import.meta.url));
const storefront = fileURLToPath(new URL('../../apps/storefront/dist', import.meta.url));

/** Pages a second: one visit in twenty to fifty buys something. */
const pagesPerSecond = 200;
const inFlight = 16;

/** The storefront with a counter of the pages that it has drawn; the others came from the cache. */
function countingStorefront() {
  const folder = mkdtempSync(join(tmpdir(), 'tropa-bench-storefront-'));
  const count = join(folder, 'drawn');
  mkdirSync(join(folder, 'server'));
  symlinkSync(join(storefront, 'client'), join(folder, 'client'));
  writeFileSync(count, '0');
  writeFileSync(
    join(folder, 'server', 'server.js'),
    `import { writeFileSync } from 'node:fs';
import { renderPage as draw } from ${JSON.stringify(pathToFileURL(join(storefront, 'server', 'server.js')).href)};
let drawn = 0;
export const renderPage = (input) => {
  drawn += 1;
  writeFileSync(${JSON.stringify(count)}, String(drawn));
  return draw(input);
};
`,
  );
  return {
    folder,
    drawn: () => Number(readFileSync(count, 'utf8')),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Addresses by popularity: the index, lists of sections with and without filters, then products. */
async function popularAddresses(client, addresses) {
  const rows = async (text) => (await client.query(text)).rows;
  const sections = await rows('select id, slug from sections order by parent_id nulls first, position, id');
  const brands = await rows('select id from brands order by id limit 3');
  const products = await rows(
    `select slug from products where cardinality(stores) > 0 order by popularity desc, id limit ${addresses}`,
  );
  const lists = sections.flatMap(({ slug }) => [
    `/catalog/${slug}/`,
    `/catalog/${slug}/?page=2`,
    ...brands.map(({ id }) => `/catalog/${slug}/?brand=${id}`),
  ]);
  const goods = products.map(({ slug }) => `/product/${slug}/`);
  // Lists and goods in turn, so that both are among the popular ones.
  const mixed = Array.from({ length: Math.max(lists.length, goods.length) }, (_none, at) => [lists[at], goods[at]]);
  return ['/', '/catalog/', '/best-offers/', '/sale/', ...mixed.flat().filter(Boolean)].slice(0, addresses);
}

/** Gives ranks: the n-th is n times rarer than the first. */
function zipf(count) {
  const sums = [];
  for (let rank = 1, sum = 0; rank <= count; rank += 1) sums.push((sum += 1 / rank));
  return () => {
    const wanted = Math.random() * sums[count - 1];
    let [from, to] = [0, count - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sums[middle] < wanted) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}

function visit(agent, url) {
  return new Promise((done, fail) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode < 400 ? done() : fail(new Error(`${response.statusCode} ${url}`))));
    }).on('error', fail);
  });
}

/** Buys one piece of a product as a new visitor; gives the shop's refusal, '' when it is sold. */
async function buy(address, { id, variant, shop, city }, phone) {
  const post = async (path, body, cookie) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
    return { ...(await response.json()), cookie: response.headers.getSetCookie().map((line) => line.split(';')[0]) };
  };
  const { cookie, errorCode, errorMessage } = await post('/api/basket/addItemToBasket/', { id, retailId: variant });
  if (errorCode !== 0) return errorMessage;
  const whoever = { name: 'Анна', phone, email: `${phone.replaceAll(/\D/g, '')}@example.ru`, comment: '' };
  const form = { ...whoever, delivery: 'pickup', address: shop, city, payment: 'onDelivery' };
  const answer = await post('/api/basket/order/', form, cookie.join('; '));
  return answer.errorCode === 0 ? '' : answer.errorMessage;
}

/** Visits popular pages at a steady pace for some seconds; gives how many were asked for, and the times in ms. */
async function visitPages(address, pages, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const rank = zipf(pages.length);
  const times = [];
  const running = new Set();
  const begun = performance.now();
  for (let asked = 0; asked < pagesPerSecond * seconds; asked += 1) {
    const due = begun + (asked * 1000) / pagesPerSecond;
    if (due > performance.now()) await new Promise((done) => setTimeout(done, due - performance.now()));
    while (running.size >= inFlight) await Promise.race(running);
    const started = performance.now();
    const one = visit(agent, `${address}${pages[rank()]}`).then(() => {
      times.push(performance.now() - started);
      running.delete(one);
    });
    running.add(one);
  }
  await Promise.all(running);
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/**
 * `npm run bench -- --shop 100000 --orders 10/s`: how many pages still come from the cache while goods are sold. On a
 * PostgreSQL, with generated goods. DATABASE_URL names a database that has them already. Of `addresses` different pages
 * the n-th is asked for n times more rarely than the first.
 */
export async function benchOrders({ products, ordersPerSecond, seconds, addresses }) {
  const server = await findPostgres();
  if (!server) throw new Error('This bench needs a PostgreSQL: TEST_DATABASE_URL or 127.0.0.1:5432.');
  const name = `tropa_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const address = new URL(server);
  address.pathname = `/${name}`;
  const given = process.env.DATABASE_URL;
  const url = given ?? address.href;
  const counting = countingStorefront();
  let shop;
  let client;
  try {
    if (!given) {
      await admin.query(`create database ${name}`);
      console.log(`Making ${products} products…`);
      const made = spawnSync(process.execPath, [generate, String(products)], {
        env: { ...process.env, DATABASE_URL: url },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (made.status !== 0) throw new Error('The goods could not be made.');
    }
    const many = String(999_999_999);
    shop = await startShop({
      DATABASE_URL: url,
      STOREFRONT_DIST: counting.folder,
      LOG_LEVEL: 'error',
      MAX_CONNECTIONS_PER_ADDRESS: '0',
      ORDERS_PER_ADDRESS: many,
      SESSIONS_PER_ADDRESS: many,
    });
    client = new pg.Client({ connectionString: url });
    await client.connect();
    const pages = await popularAddresses(client, addresses);
    const goods = (
      await client.query(
        `select p.id, v.id as variant, s.shop_id as shop, c.id as city, c.title from products p
           join lateral (select id from variants v where v.product_id = p.id and cardinality(v.stores) > 0 limit 1) v on true
           join lateral (select shop_id from stock where variant_id = v.id and amount > 0 limit 1) s on true
           join shops on shops.id = s.shop_id join cities c on c.id = shops.city_id
          order by p.popularity desc, p.id limit $1`,
        [Math.min(products, 20_000)],
      )
    ).rows.map(({ city, title, ...product }) => ({ ...product, city: { id: city, value: title } }));

    console.log(`Visiting ${pages.length} pages once…`);
    const agent = new Agent({ keepAlive: true });
    const rest = pages.values();
    const visitRest = async () => {
      for (const page of rest) await visit(agent, `${shop.address}${page}`);
    };
    await Promise.all(Array.from({ length: 8 }, visitRest));
    agent.destroy();

    const phase = async (what, work) => {
      const before = counting.drawn();
      const begun = performance.now();
      const times = await visitPages(shop.address, pages, seconds);
      const drawn = counting.drawn() - before;
      const part = (at) => times[Math.min(times.length - 1, Math.floor(times.length * at))].toFixed(1);
      const pace = Math.round((times.length * 1000) / (performance.now() - begun));
      const hits = (100 * (1 - drawn / times.length)).toFixed(2);
      console.log(
        `${what}: ${hits} % of ${times.length} pages from the cache (${drawn} drawn), ${pace}/s, p50 ${part(0.5)} ms, p99 ${part(0.99)} ms${work ? work() : ''}`,
      );
    };
    await phase('nobody buys');

    const rank = zipf(goods.length);
    const versionOf = async () =>
      Number((await client.query('select version from catalogue_version where id = 1')).rows[0].version);
    let [sold, lost] = [0, 0];
    const refused = [];
    const version = await versionOf();
    const timer = setInterval(() => {
      const phone = `+7 (9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`.replace(
        /(\d{3})(\d{3})(\d{2})(\d{2})$/,
        '$1) $2-$3-$4',
      );
      buy(shop.address, goods[rank()], phone).then(
        (refusal) => (refusal === '' ? (sold += 1) : refused.push(refusal)),
        () => (lost += 1),
      );
    }, 1000 / ordersPerSecond);
    await phase(`${ordersPerSecond} orders a second`, () => {
      clearInterval(timer);
      return `; ${sold} sold, ${refused.length} refused${refused[0] ? ` («${refused[0]}»)` : ''}, ${lost} failed`;
    });
    console.log(`${(await versionOf()) - version} of the sales emptied a shelf; memory ${shop.memoryMB()} MB.`);
  } finally {
    await client?.end();
    await shop?.stop();
    counting.remove();
    if (!given) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}
