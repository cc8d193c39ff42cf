import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { percentile } from './statistics.mjs';

/** Pages per second: one visit in twenty to fifty buys something. */
const pagesPerSecond = 200;
const inFlight = 16;

/** The storefront of a tree with a counter of the pages that it has rendered; the others came from the cache. */
export function countingStorefront(root) {
  const storefront = join(root, 'apps/storefront/dist');
  const folder = mkdtempSync(join(tmpdir(), 'tropa-bench-storefront-'));
  const count = join(folder, 'rendered');
  mkdirSync(join(folder, 'server'));
  symlinkSync(join(storefront, 'client'), join(folder, 'client'));
  writeFileSync(count, '0');
  writeFileSync(
    join(folder, 'server', 'server.js'),
    `import { writeFileSync } from 'node:fs';
import { renderPage as render } from ${JSON.stringify(pathToFileURL(join(storefront, 'server', 'server.js')).href)};
let rendered = 0;
export const renderPage = (input) => {
  rendered += 1;
  writeFileSync(${JSON.stringify(count)}, String(rendered));
  return render(input);
};
`,
  );
  return {
    folder,
    rendered: () => Number(readFileSync(count, 'utf8')),
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

/** Returns random ranks: the n-th is n times rarer than the first. */
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

/** Buys one piece of a product as a new visitor; returns the shop's refusal, '' when it is sold. */
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

/**
 * Visits popular pages at a steady rate for some seconds, or as many as the shop can serve; returns the times in ms.
 */
async function visitPages(address, pages, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const rank = zipf(pages.length);
  const times = [];
  const running = new Set();
  const begun = performance.now();
  const isOver = () => performance.now() - begun > seconds * 1000;
  for (let asked = 0; asked < pagesPerSecond * seconds && !isOver(); asked += 1) {
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
  return times;
}

/** Variants in stock with a shop and a city where they can be bought, the popular ones first. */
async function findGoods(client, products) {
  const { rows } = await client.query(
    `select p.id, v.id as variant, s.shop_id as shop, c.id as city, c.title from products p
       join lateral (select v.id from variants v join stock on stock.variant_id = v.id
                      where v.product_id = p.id and stock.amount > 0 limit 1) v on true
       join lateral (select shop_id from stock where variant_id = v.id and amount > 0 limit 1) s on true
       join shops on shops.id = s.shop_id join cities c on c.id = shops.city_id
      order by p.popularity desc, p.id limit $1`,
    [Math.min(products, 20_000)],
  );
  return rows.map(({ city, title, ...product }) => ({ ...product, city: { id: city, value: title } }));
}

/** Visits every page once, eight at a time. */
async function visitAll(address, pages) {
  const agent = new Agent({ keepAlive: true });
  const rest = pages.values();
  const visitRest = async () => {
    for (const page of rest) await visit(agent, `${address}${page}`);
  };
  await Promise.all(Array.from({ length: 8 }, visitRest));
  agent.destroy();
}

/** A phone number as the order form writes it. */
const anyPhone = () =>
  `+7 (9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`.replace(
    /(\d{3})(\d{3})(\d{2})(\d{2})$/,
    '$1) $2-$3-$4',
  );

/** Sells popular goods at a steady rate until `stop` is called, which returns the outcome. */
function startSales(address, goods, ordersPerSecond) {
  const rank = zipf(goods.length);
  const [refused, running] = [[], new Set()];
  let [sold, lost] = [0, 0];
  const timer = setInterval(() => {
    const sale = buy(address, goods[rank()], anyPhone()).then(
      (refusal) => (refusal === '' ? (sold += 1) : refused.push(refusal)),
      () => (lost += 1),
    );
    running.add(sale.finally(() => running.delete(sale)));
  }, 1000 / ordersPerSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
    return { sold, lost, refused: refused.length, refusal: refused[0] ?? '' };
  };
}

/** Settings that let one machine buy and visit as much as this bench does. */
export const unlimited = {
  LOG_LEVEL: 'error',
  MAX_CONNECTIONS_PER_ADDRESS: '0',
  ORDERS_PER_ADDRESS: '999999999',
  SESSIONS_PER_ADDRESS: '999999999',
};

/**
 * How many pages still come from the cache while goods are sold, percent. Of `addresses` different pages the n-th is
 * visited n times more rarely than the first. `rendered` counts the pages that the shop has rendered so far.
 */
export async function measureHits(
  { address, rendered },
  databaseUrl,
  { products, ordersPerSecond, leadSeconds, seconds, addresses },
) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const pages = await popularAddresses(client, addresses);
    const goods = await findGoods(client, products);
    await visitAll(address, pages);
    const phase = async () => {
      const before = rendered();
      const times = await visitPages(address, pages, seconds);
      return {
        hits: 100 * (1 - (rendered() - before) / times.length),
        p50Ms: percentile(times, 0.5),
        p99Ms: percentile(times, 0.99),
      };
    };
    const calm = await phase();
    const stopSales = startSales(address, goods, ordersPerSecond);
    // By then, updates that may be delayed (up to `usualLateMs`) arrive all the time.
    await new Promise((done) => setTimeout(done, leadSeconds * 1000));
    const busy = await phase();
    return { ...busy, calmHits: calm.hits, calmP99Ms: calm.p99Ms, ...(await stopSales()) };
  } finally {
    await client.end();
  }
}
