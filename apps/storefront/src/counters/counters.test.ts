/** @jest-environment jest-fixed-jsdom */
import { createShopStore, eventsOfStore } from '@tropa/api-client';
import { cookiesAcceptedKey } from '@tropa/content';
import { cookieChoiceEvent, followCounters, readCounters } from './counters.js';

const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const page = window as unknown as Record<string, unknown> & {
  ym?: { a?: unknown[][] };
  tropaDataLayer?: { ecommerce?: Record<string, unknown> }[];
  dataLayer?: ArrayLike<unknown>[];
};
const choose = (choice: 'all' | 'necessary') =>
  document.dispatchEvent(new CustomEvent(cookieChoiceEvent, { detail: choice }));
const product = { id: 7, name: 'Палатка', price: 4990, quantity: 1 };
const sum = { value: 4990, currency: 'RUB' as const, products: [product] };

const ends: (() => void)[] = [];
/** Each test has counters of its own: scripts cannot be unloaded. */
let number = 100;
const follow = (named: ('metrica' | 'ga4' | 'other')[]) => {
  number += 1;
  const counters = {
    ...(named.includes('metrica') && { metrica: String(number) }),
    ...(named.includes('ga4') && { ga4: `G-A${number}` }),
    ...(named.includes('other') && {
      other: { name: 'VK Реклама', scripts: ['https://counter.test/c.js', '/own.js'] },
    }),
  };
  const events = eventsOfStore(createShopStore({ settings: { tabs: false } }));
  const load = jest.fn(() => import('./load-counters.js'));
  const start = () => void ends.push(followCounters(counters, { window, storage: localStorage, events }, load));
  return { events, load, start, id: number };
};

afterEach(() => ends.splice(0).forEach((end) => end()));

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  for (const name of ['ym', 'tropaDataLayer', 'dataLayer', 'shopDataLayer', 'shopCountersOff', 'tropaCounters'])
    delete page[name];
});

test('without a counter nothing is fetched, whatever is chosen', async () => {
  const { load, start } = follow([]);
  start();
  choose('all');
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
});

test.each([null, 'necessary'])('nothing is loaded before the visitor consents (%s)', async (said) => {
  if (said) localStorage.setItem(cookiesAcceptedKey, said);
  const { load, start, events } = follow(['metrica', 'ga4']);
  start();
  events.emit('product:viewed', { product });
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
});

test('a visitor who consents is counted from then on, and not before', async () => {
  const { start, events, id } = follow(['metrica']);
  start();
  events.emit('product:viewed', { product });
  choose('all');
  await settle();
  expect(scripts()).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
  expect(page.ym?.a?.[0]).toMatchObject([id, 'init', { ecommerce: 'tropaDataLayer' }]);
  expect(page.tropaDataLayer).toEqual([]);
  events.emit('basket:added', { product });
  expect(page.tropaDataLayer?.[0]?.ecommerce).toMatchObject({
    currencyCode: 'RUB',
    add: { products: [{ id: '7', name: 'Палатка', price: 4990, quantity: 1 }] },
  });
});

test('a visitor who consented earlier is counted from the start of the page', async () => {
  localStorage.setItem(cookiesAcceptedKey, 'true');
  const { start, events } = follow(['metrica']);
  events.emit('product:viewed', { product });
  start();
  await settle();
  expect(page.tropaDataLayer?.map(({ ecommerce }) => Object.keys(ecommerce ?? {}))).toEqual([
    ['currencyCode', 'detail'],
  ]);
});

test('a visitor who withdraws consent is no longer counted, and may consent again; one script is enough', async () => {
  const { start, events, id } = follow(['metrica']);
  start();
  choose('all');
  await settle();
  choose('necessary');
  events.emit('basket:added', { product });
  expect(page.tropaDataLayer).toEqual([]);
  expect(page[`disableYaCounter${id}`]).toBe(true);
  choose('all');
  await settle();
  events.emit('basket:removed', { product });
  expect(page[`disableYaCounter${id}`]).toBe(false);
  expect(page.tropaDataLayer).toHaveLength(1);
  expect(scripts()).toHaveLength(1);
});

test('a choice in another tab counts here too', async () => {
  const { start, events } = follow(['metrica']);
  start();
  window.dispatchEvent(new StorageEvent('storage', { key: cookiesAcceptedKey, newValue: 'true' }));
  await settle();
  expect(scripts()).toHaveLength(1);
  window.dispatchEvent(new StorageEvent('storage', { key: cookiesAcceptedKey, newValue: 'necessary' }));
  events.emit('basket:added', { product });
  expect(page.tropaDataLayer).toEqual([]);
});

test('a visitor who withdraws consent while the code is loading gets no counter', async () => {
  const { start } = follow(['metrica']);
  start();
  choose('all');
  choose('necessary');
  await settle();
  expect(scripts()).toEqual([]);
});

test('Google receives its own calls; an order counts once for each counter', async () => {
  const { start, events, id } = follow(['metrica', 'ga4']);
  start();
  choose('all');
  await settle();
  expect(scripts()).toContain(`https://www.googletagmanager.com/gtag/js?id=G-A${id}`);
  for (let reload = 0; reload < 2; reload += 1)
    events.emit('order:placed', { ...sum, orderNumber: '15', delivery: 'pickup', payment: 'card' });
  const purchases = page.dataLayer?.map((call) => Array.from(call)).filter(([name]) => name === 'event');
  expect(purchases).toMatchObject([
    ['event', 'purchase', { transaction_id: '15', value: 4990, currency: 'RUB', items: [{ item_id: '7' }] }],
  ]);
  expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]');
  expect(page.tropaDataLayer).toHaveLength(1);
});

test('any other counter: its scripts after the consent, a data layer of its own, its own record of orders', async () => {
  const { start, events } = follow(['ga4', 'other']);
  start();
  events.emit('product:viewed', { product });
  await settle();
  expect([scripts(), page.shopDataLayer]).toEqual([[], undefined]);
  choose('all');
  await settle();
  expect(scripts()).toEqual(
    expect.arrayContaining(['https://counter.test/c.js', new URL('/own.js', location.href).href]),
  );
  for (let reload = 0; reload < 2; reload += 1)
    events.emit('order:placed', { ...sum, orderNumber: '15', delivery: 'pickup', payment: 'card' });
  const layer = page.shopDataLayer as Record<string, unknown>[];
  expect(layer.filter(({ event }) => event === 'purchase')).toMatchObject([
    { ecommerce: { transaction_id: '15', value: 4990, currency: 'RUB', items: [{ item_id: '7' }] } },
  ]);
  // Google receives the same order by its own calls.
  expect(page.dataLayer?.map((call) => Array.from(call)[1])).toContain('purchase');
  expect(page.shopCountersOff).toBe(false);
  const before = layer.length;
  choose('necessary');
  events.emit('basket:added', { product });
  expect([layer.length, page.shopCountersOff]).toEqual([before, true]);
});

test('a script that cannot be loaded is reported once and breaks nothing', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { events } = follow(['metrica']);
  const lost = () => Promise.reject(new Error('lost'));
  ends.push(followCounters({ metrica: '1' }, { window, storage: localStorage, events }, lost));
  choose('all');
  await settle();
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test.each([
  [{ counters: { metrica: '12345', ga4: 'G-ABC123' } }, { metrica: '12345', ga4: 'G-ABC123' }],
  [{ counters: { metrica: '12345"><script>', ga4: 'https://evil.test' } }, {}],
  [
    { counters: { other: { name: 'VK Реклама', scripts: ['https://a.test/c.js', '/own.js'] } } },
    { other: { name: 'VK Реклама', scripts: ['https://a.test/c.js', '/own.js'] } },
  ],
  [
    { counters: { other: { name: 'x', scripts: ['http://a.test', '//a.test', 'javascript:1', 'https://a.test/"'] } } },
    {},
  ],
  [{ counters: null }, {}],
  [null, {}],
])('%j names the counters %j', (config, counters) => expect(readCounters(config)).toEqual(counters));
