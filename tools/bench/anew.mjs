import { Agent, request } from 'node:http';
import { percentile } from './statistics.mjs';

/** Visitors at once. */
const together = 8;

function send(agent, url, body) {
  const started = performance.now();
  return new Promise((done, fail) => {
    const call = request(url, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json; charset=utf-8' }) },
    });
    call.on('error', fail);
    call.on('response', (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode < 400
          ? done(performance.now() - started)
          : fail(new Error(`${response.statusCode} ${url} ${body ?? ''}`)),
      );
    });
    call.end(body);
  });
}

/** Links to the sections that the catalogue page shows. */
async function sectionLinks(address) {
  const html = await (await fetch(`${address}/catalog/`)).text();
  return [...new Set([...html.matchAll(/href="(\/catalog\/[a-z0-9-]+\/)"/g)].map(([, link]) => link))];
}

/** Filters of a list that has not been requested before: each number gives another one. */
const filterOf = (number) => ({ brand: String(1 + (number % 12)), price: `${100 + number},${900_000 - number * 7}` });

const things = [
  'палатка',
  'рюкзак',
  'кроссовки',
  'лыжи',
  'ботинки',
  'куртка',
  'велосипед',
  'спальник',
  'шлем',
  'коврик',
];
const kinds = ['зимние', 'детские', 'лёгкие', 'мужские', 'женские', 'красные', 'синие', 'чёрные', 'горные', 'новые'];

/** Queries that have not been searched for before, as visitors phrase them: a thing, a kind, a size or a number. */
const wordsOf = (number) =>
  [things[number % 10], kinds[Math.floor(number / 10) % 10], 36 + Math.floor(number / 100)].join(' ');

async function measure(agent, count, next) {
  const times = [];
  for (let call = 0; call < count; call += 1) times.push(await send(agent, ...next()));
  const begun = performance.now();
  let left = count * 2;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      await send(agent, ...next());
    }
  };
  await Promise.all(Array.from({ length: together }, visitor));
  return {
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    perSecond: (count * 2000) / (performance.now() - begun),
  };
}

/**
 * Lists that have never been requested, so that no cache helps: their pages, the calls behind them, and searches, one
 * at a time and eight at once. `run` keeps the lists of one run apart from those of another.
 */
export async function measureAnew(address, { run = 0, count = 150 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const links = await sectionLinks(address);
  let number = run * count * 10;
  const nextPage = () => {
    number += 1;
    const { brand, price } = filterOf(number);
    return [`${address}${links[number % links.length]}?brand=${brand}&price=${price}`];
  };
  const nextCall = () => {
    number += 1;
    const body = { sectionId: 0, page: 1, limit: 15, sort: 'price-asc', filter: filterOf(number) };
    return [`${address}/api/catalog/getItems/`, JSON.stringify(body)];
  };
  const nextSearch = () => {
    number += 1;
    return [`${address}/api/catalog/search/`, JSON.stringify({ query: wordsOf(number), limit: 15, page: 1 })];
  };
  try {
    for (let warm = 0; warm < 20; warm += 1) for (const next of [nextPage, nextSearch]) await send(agent, ...next());
    const page = await measure(agent, count, nextPage);
    const call = await measure(agent, count, nextCall);
    const search = await measure(agent, count, nextSearch);
    return {
      pageP50Ms: page.p50Ms,
      pageP99Ms: page.p99Ms,
      pagesPerSecond: page.perSecond,
      callP50Ms: call.p50Ms,
      callP99Ms: call.p99Ms,
      callsPerSecond: call.perSecond,
      searchP50Ms: search.p50Ms,
      searchP99Ms: search.p99Ms,
      searchesPerSecond: search.perSecond,
    };
  } finally {
    agent.destroy();
  }
}
