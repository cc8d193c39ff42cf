import { cpus, totalmem } from 'node:os';

const kib = (bytes) => (bytes / 1024).toFixed(1);
const round = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** Compares the figures with the budgets: one row each, so that a miss can be named. */
export function compare(figures, budgets) {
  const rows = [];
  const atMost = (name, value, budget, unit) =>
    rows.push({ name, value, budget, unit, ok: value <= budget, sign: '≤' });
  const atLeast = (name, value, budget, unit) =>
    rows.push({ name, value, budget, unit, ok: value >= budget, sign: '≥' });

  for (const [page, sums] of Object.entries(figures.transfer)) {
    const limit = budgets.transfer[page] ?? budgets.transfer.other;
    atMost(`${page}: JavaScript`, sums.script / 1024, limit.scriptKiB, 'KiB');
    atMost(`${page}: HTML + CSS`, (sums.document + sums.stylesheet) / 1024, limit.documentAndStylesKiB, 'KiB');
    atMost(`${page}: requests`, sums.requests, limit.requests, '');
    atMost(`${page}: total`, sums.total / 1024, limit.totalKiB, 'KiB');
    atMost(`${page}: chunks of a slider library`, sums.sliders, limit.sliderChunks ?? 0, '');
  }
  for (const [page, vitals] of Object.entries(figures.mobile)) {
    atLeast(`${page}: Lighthouse mobile`, vitals.score, budgets.mobile.score, '');
    atMost(`${page}: LCP mobile`, vitals.lcpMs, budgets.mobile.lcpMs, 'ms');
    atMost(`${page}: TBT mobile`, vitals.tbtMs, budgets.mobile.tbtMs, 'ms');
    atMost(`${page}: CLS`, Math.round(vitals.cls * 1000) / 1000, budgets.mobile.cls, '');
  }
  for (const [name, budget] of Object.entries(budgets.clicks)) atMost(name, figures.clicks[name], budget, 'ms');
  const { server } = figures;
  atLeast('catalogue pages/s', server.cataloguePage.perSecond, budgets.server.cataloguePagesPerSecond, '/s');
  atLeast(
    'catalogue pages/s with a session',
    server.cataloguePageWithSession.perSecond,
    budgets.server.cataloguePagesWithSessionPerSecond,
    '/s',
  );
  atLeast('list calls/s', server.listCall.perSecond, budgets.server.listCallsPerSecond, '/s');
  const slowest = (baskets) => Math.min(...Object.values(baskets).map(({ perSecond }) => perSecond));
  const { basketCallsPerSecondEmbedded, basketCallsPerSecondPostgres } = budgets.server;
  atLeast('basket calls/s, embedded database', slowest(server.baskets), basketCallsPerSecondEmbedded, '/s');
  if (server.basketsOnPostgres)
    atLeast('basket calls/s, PostgreSQL', slowest(server.basketsOnPostgres), basketCallsPerSecondPostgres, '/s');
  atMost('memory, embedded database', server.memoryEmbeddedMB, budgets.server.memoryEmbeddedMB, 'MB');
  if (server.memoryPostgresMB)
    atMost('memory, PostgreSQL', server.memoryPostgresMB, budgets.server.memoryPostgresMB, 'MB');
  return rows;
}

const basketCalls = {
  items: 'getItems',
  length: 'getLength',
  add: 'addItemToBasket',
  quantity: 'setQuantity',
};

/** Basket calls of both databases, one row each. */
export const basketTable = ({ baskets, basketsOnPostgres }) =>
  table(
    ['call', 'per second', 'p50, ms', 'p99, ms', 'CPU each, ms', 'refused'],
    [
      ['embedded', baskets],
      ['PostgreSQL', basketsOnPostgres],
    ].flatMap(([engine, loads]) =>
      Object.entries(loads ?? {}).map(([name, load]) => [
        `${basketCalls[name]}, ${engine}`,
        round(load.perSecond),
        round(load.p50Ms, 1),
        round(load.p99Ms, 1),
        round(load.cpuMsEach, 2),
        load.refused,
      ]),
    ),
  );

/** The page `docs/benchmarks.md`. */
export function writeReport(figures, rows) {
  const missed = rows.filter(({ ok }) => !ok);
  return `# Benchmarks

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB,
Node ${process.versions.node}, ${figures.browser}, ${figures.products} products. Medians of ${figures.runs}; single times vary by a quarter on a shared machine, bytes and ratios do not.
Load: ${figures.loadTool} over loopback, on the same two cores as the server.

## What a first visit transfers (412 × 823, until the network is idle, no interaction), KiB

${table(
  ['page', 'JavaScript', 'HTML', 'CSS', 'fonts', 'pictures', 'other', 'total', 'requests', 'pictures on the page'],
  Object.entries(figures.transfer).map(([page, sums]) => [
    page,
    ...['script', 'document', 'stylesheet', 'font', 'image', 'other', 'total'].map((kind) => kib(sums[kind])),
    sums.requests,
    sums.pictures,
  ]),
)}

CSS of a page is inlined in its HTML; a 0 in its column is not a mistake.

## Paints

${table(
  ['page', 'Lighthouse mobile', 'FCP', 'LCP', 'TBT', 'CLS', 'desktop TTFB', 'FCP', 'LCP', 'CLS'],
  Object.keys(figures.mobile).map((page) => {
    const mobile = figures.mobile[page];
    const desktop = figures.desktop[page];
    return [
      page,
      round(mobile.score),
      round(mobile.fcpMs),
      round(mobile.lcpMs),
      round(mobile.tbtMs),
      round(mobile.cls, 3),
      round(desktop.ttfbMs),
      round(desktop.fcpMs),
      round(desktop.lcpMs),
      round(desktop.cls, 3),
    ];
  }),
)}

## Clicks (desktop, unthrottled), ms

${table(['filter → list (beyond the 500 ms pause)', 'open a product', 'the same after 300 ms of hovering', '«В корзину» → counter'], [[round(figures.clicks.filterMs), round(figures.clicks.openProductMs), round(figures.clicks.openHoveredProductMs), round(figures.clicks.addToBasketMs)]])}

## Server

${table(
  ['what', 'per second', 'p50, ms', 'p99, ms', 'refused'],
  [
    ['catalogue page (from the page cache)', figures.server.cataloguePage],
    ['catalogue page with a session', figures.server.cataloguePageWithSession],
    ['product page (from the page cache)', figures.server.productPage],
    ['list call (responses cached until the catalogue changes)', figures.server.listCall],
    ['search call', figures.server.searchCall],
  ].map(([what, load]) => [what, round(load.perSecond), round(load.p50Ms, 2), round(load.p99Ms, 2), load.refused]),
)}

### Basket calls

Ten visitors with one line each, all at once; each call is one statement, session included. The budget is for the slowest of them.
CPU is the server process's, with the embedded database in it.

${basketTable(figures.server)}

Memory after the load: ${figures.server.memoryEmbeddedMB} MB with the embedded database${figures.server.memoryPostgresMB ? `, ${figures.server.memoryPostgresMB} MB on PostgreSQL` : ''}.
Pages and lists come from memory here; the peers behind the budgets queried a database for each.

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
