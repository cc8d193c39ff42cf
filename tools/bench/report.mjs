import { cpus, totalmem } from 'node:os';

const kib = (bytes) => (bytes / 1024).toFixed(1);
const round = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const slowest = (baskets) => Math.min(...Object.values(baskets).map(({ perSecond }) => perSecond));

/** Compares the figures of one build with the budgets: one row each, so that a miss can be named. */
export function compare(figures, budgets) {
  const rows = [];
  const row = (sign) => (name, value, budget, unit) =>
    rows.push({ name, value, budget, unit, sign, ok: sign === '≤' ? value <= budget : value >= budget });
  const atMost = row('≤');
  const atLeast = row('≥');

  for (const [page, sums] of Object.entries(figures.transfer)) {
    const limit = budgets.transfer[page] ?? budgets.transfer.other;
    atMost(`${page}: JavaScript`, sums.script / 1024, limit.scriptKiB, 'KiB');
    atMost(`${page}: HTML + CSS`, (sums.document + sums.stylesheet) / 1024, limit.documentAndStylesKiB, 'KiB');
    atMost(`${page}: requests`, sums.requests, limit.requests, '');
    atMost(`${page}: total`, sums.total / 1024, limit.totalKiB, 'KiB');
    atMost(`${page}: chunks of a slider library`, sums.sliders, limit.sliderChunks ?? 0, '');
  }
  for (const [page, found] of Object.entries(figures.pages)) {
    const limit = { ...budgets.pages.other, ...budgets.pages[page] };
    atLeast(`${page}: Lighthouse mobile`, found.score, limit.score, '');
    atMost(`${page}: LCP mobile`, found.lcpMs, limit.lcpMs, 'ms');
    atMost(`${page}: TBT mobile`, found.tbtMs, limit.tbtMs, 'ms');
    atMost(`${page}: CLS`, Math.round(found.cls * 1000) / 1000, limit.cls, '');
    atMost(`${page}: INP, CPU 4× slower`, found.inpMs, limit.inpMs, 'ms');
  }
  for (const [name, budget] of Object.entries(budgets.clicks)) atMost(name, figures.clicks[name], budget, 'ms');

  const { server, onPostgres, large } = figures;
  const limits = budgets.server;
  atLeast('catalogue pages/s', server.cataloguePage.perSecond, limits.cataloguePagesPerSecond, '/s');
  const withSession = server.cataloguePageWithSession.perSecond;
  atLeast('catalogue pages/s with a session', withSession, limits.cataloguePagesWithSessionPerSecond, '/s');
  atLeast('list calls/s', server.listCall.perSecond, limits.listCallsPerSecond, '/s');
  atLeast('search: nDCG@10 of judged queries', server.searchQuality, limits.searchQuality, '');
  atLeast('basket calls/s, embedded database', slowest(server.baskets), limits.basketCallsPerSecondEmbedded, '/s');
  atMost('memory, embedded database', server.memoryMB, limits.memoryEmbeddedMB, 'MB');
  if (onPostgres) {
    atLeast('basket calls/s, PostgreSQL', slowest(onPostgres.baskets), limits.basketCallsPerSecondPostgres, '/s');
    atMost('memory, PostgreSQL', onPostgres.memoryMB, limits.memoryPostgresMB, 'MB');
  }
  for (const [size, anew] of [
    ['small', figures.anew],
    ['large', large?.anew],
  ]) {
    if (!anew) continue;
    const limit = budgets.anew[size];
    atLeast(`${size} shop: uncached pages`, anew.pagesPerSecond, limit.pagesPerSecond, '/s');
    atMost(`${size} shop: an uncached page`, anew.pageP50Ms, limit.pageP50Ms, 'ms');
    atMost(`${size} shop: a list call made for the first time`, anew.callP50Ms, limit.callP50Ms, 'ms');
    atMost(`${size} shop: a search made for the first time`, anew.searchP50Ms, limit.searchP50Ms, 'ms');
  }
  if (large)
    atLeast('large shop: pages from the cache while goods are sold', large.hits.hits, budgets.hitsPercent, '%');
  return rows;
}

const basketCalls = { items: 'getItems', length: 'getLength', add: 'addItemToBasket', quantity: 'setQuantity' };

/**
 * The page `docs/benchmarks.md`. `measured` are the figures of this build and, when there is one, of the previous
 * build; a cell then has both: «before → now».
 */
export function writeReport(measured, rows, { runs, loadTool, products, browser }) {
  const [now] = measured;
  const missed = rows.filter(({ ok }) => !ok);
  const both = (read, digits = 0) => {
    const cells = measured.map((figures) => {
      const value = read(figures);
      return typeof value === 'number' ? round(value, digits) : (value ?? '–');
    });
    return cells.length > 1 && cells[1] !== '–' && cells[0] !== cells[1] ? `${cells[1]} → ${cells[0]}` : cells[0];
  };
  const load = (what, read) => [
    what,
    both((figures) => read(figures)?.perSecond),
    both((figures) => read(figures)?.p50Ms, 2),
    both((figures) => read(figures)?.p99Ms, 2),
    both((figures) => read(figures)?.refused),
  ];
  const basketRows = ['embedded', 'PostgreSQL'].flatMap((engine) =>
    Object.entries(basketCalls).map(([name, call]) => {
      const read = ({ server, onPostgres }) => (engine === 'embedded' ? server : onPostgres)?.baskets[name];
      return [...load(`${call}, ${engine}`, read), both((figures) => read(figures)?.cpuMsEach, 2)];
    }),
  );
  const anewRows = (size, read) =>
    [
      ['a page', 'page', 'pagesPerSecond'],
      ['a list call', 'call', 'callsPerSecond'],
      ['a search call', 'search', 'searchesPerSecond'],
    ].map(([what, key, rate]) => [
      `${what}, ${size}`,
      both((figures) => read(figures)?.[`${key}P50Ms`], 1),
      both((figures) => read(figures)?.[`${key}P99Ms`], 1),
      both((figures) => read(figures)?.[rate]),
    ]);

  return `# Benchmarks

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB,
Node ${process.versions.node}, ${browser}. Medians of ${runs}; single timings vary by a quarter on a shared machine, bytes and ratios do not.
Load: ${loadTool} over loopback, on the same processors as the server.${
    measured.length > 1
      ? '\nTwo builds were measured in turn, alternating runs of one and the other: «the last release → this build».'
      : ''
  }

## What a first visit transfers (412 × 823, until the network is idle, no interaction), KiB

${table(
  ['page', 'JavaScript', 'HTML', 'CSS', 'fonts', 'pictures', 'other', 'total', 'requests', 'pictures on the page'],
  Object.keys(now.transfer).map((page) => {
    const sums = now.transfer[page];
    return [
      page,
      both(({ transfer }) => transfer[page] && transfer[page].script / 1024, 1),
      ...['document', 'stylesheet', 'font', 'image', 'other'].map((kind) => kib(sums[kind])),
      both(({ transfer }) => transfer[page] && transfer[page].total / 1024, 1),
      both(({ transfer }) => transfer[page]?.requests),
      sums.pictures,
    ];
  }),
)}

Bytes over the wire, headers of HTTP/1.1 (0.4 KiB a file) included. CSS of a page is inlined in its HTML.

## Paints, tasks and clicks

Lighthouse's phone: slow 4G, a CPU four times slower; basket, order, orders and profile as a signed-in visitor sees them.

${table(
  ['page', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'longest task', 'of', 'INP', 'median click'],
  Object.keys(now.pages).map((page) => [
    page,
    both(({ pages }) => pages[page].score),
    both(({ pages }) => pages[page].fcpMs),
    both(({ pages }) => pages[page].lcpMs),
    both(({ pages }) => pages[page].tbtMs),
    both(({ pages }) => pages[page].cls, 3),
    both(({ pages }) => pages[page].longestTaskMs),
    now.pages[page].longestTaskOf,
    both(({ pages }) => pages[page].inpMs),
    both(({ pages }) => pages[page].pressMs),
  ]),
)}

INP: the 98th percentile of 20 clicks in \`main\`, CPU four times slower; 16 ms is the shortest that is reported.

On a desktop, unthrottled:

${table(
  ['page', 'TTFB', 'FCP', 'LCP', 'CLS'],
  Object.keys(now.pages).map((page) => [
    page,
    both(({ pages }) => pages[page].ttfbMs),
    both(({ pages }) => pages[page].desktopFcpMs),
    both(({ pages }) => pages[page].desktopLcpMs),
    both(({ pages }) => pages[page].desktopCls, 3),
  ]),
)}

## Clicks (desktop, unthrottled), ms

${table(
  [
    'filter → list (beyond the 500 ms pause)',
    'open a product',
    'the same after 300 ms of hovering',
    '«В корзину» → counter',
  ],
  [
    [
      both(({ clicks }) => clicks.filterMs),
      both(({ clicks }) => clicks.openProductMs),
      both(({ clicks }) => clicks.openHoveredProductMs),
      both(({ clicks }) => clicks.addToBasketMs),
    ],
  ],
)}

Opening a product: from the click to the first paint, in a Chromium started without a driver (drivers switch prerendering off).

## Server

${table(
  ['what', 'per second', 'p50, ms', 'p99, ms', 'refused'],
  [
    load('catalogue page (from the page cache)', ({ server }) => server.cataloguePage),
    load('catalogue page with a session', ({ server }) => server.cataloguePageWithSession),
    load('product page (from the page cache)', ({ server }) => server.productPage),
    load('list call (responses cached until the catalogue changes)', ({ server }) => server.listCall),
    load('search call', ({ server }) => server.searchCall),
  ],
)}

Search quality in the demo shop, by judged queries: nDCG@10 ${both(({ server }) => server.searchQuality, 3)} (1: a perfect order).

### Lists requested for the first time

${table(
  ['what', 'p50, ms', 'p99, ms', 'per second, 8 at once'],
  [
    ...anewRows('1,000 products, embedded', ({ anew }) => anew),
    ...(now.large
      ? anewRows(`${products.toLocaleString('en-US')} products, PostgreSQL`, ({ large }) => large?.anew)
      : []),
  ],
)}
${
  now.large
    ? `
### The cache while goods are sold

${products.toLocaleString('en-US')} products on PostgreSQL, ten orders a second, 200 pages a second, of which the n-th is visited n times more rarely than the first:
${both(({ large }) => large?.hits.hits, 1)} % come from the cache (${both(({ large }) => large?.hits.calmHits, 1)} % while nobody buys), p99 ${both(({ large }) => large?.hits.p99Ms, 1)} ms; ${now.large.hits.sold} sold, ${now.large.hits.refused} refused, ${now.large.hits.lost} failed. Memory afterwards ${both(({ large }) => large?.memoryMB)} MB.
`
    : ''
}
### Basket calls

Ten visitors with one line each, all at once; each call is one statement, session included. The budget is for the slowest of them.
CPU is that of the server process, including the embedded database.

${table(['call', 'per second', 'p50, ms', 'p99, ms', 'refused', 'CPU each, ms'], basketRows)}

Memory after the load: ${both(({ server }) => server.memoryMB)} MB with the embedded database, ${both(({ onPostgres }) => onPostgres?.memoryMB)} MB on PostgreSQL.

## Budgets

${table(
  ['figure', 'measured', 'budget', ''],
  rows.map(({ name, value, budget, unit, ok, sign }) => [
    name,
    `${round(value, value < 10 ? 2 : 0)} ${unit}`.trim(),
    `${sign} ${budget} ${unit}`.trim(),
    ok ? 'ok' : '**missed**',
  ]),
)}

${missed.length === 0 ? 'All budgets hold.' : `Missed: ${missed.map(({ name }) => name).join('; ')}.`}
`;
}
