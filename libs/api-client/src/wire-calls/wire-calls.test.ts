import * as wire from '../entries/wire.js';
import { pageDataFixtures } from '../testing/page-data.fixtures.js';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { safeParse } from 'valibot';

const { wireCalls } = wire;
const requestOf = (name: string, body: unknown) => {
  const call = wireCalls.find((known) => known.name === name);
  if (!call) throw new Error(name);
  return safeParse(call.request, body);
};
const output = (name: string, body: unknown): unknown => {
  const result = requestOf(name, body);
  return result.success ? result.output : 'refused';
};

test('all 49 calls, each with an address and a name of its own', () => {
  expect(wireCalls).toHaveLength(49);
  expect(new Set(wireCalls.map((call) => call.name)).size).toBe(49);
  expect(new Set(wireCalls.map((call) => `${call.method} ${call.path}`)).size).toBe(49);
  expect(wireCalls.filter((call) => !/^\/api\/[A-Za-z/]+\/$/.test(call.path))).toEqual([]);
});

test('the calls beyond the specification are listed separately', () => {
  const taken = new Set<string>(wireCalls.flatMap(({ name, path }) => [name, path]));
  expect(wire.extraCalls.filter(({ name, path }) => taken.has(name) || taken.has(path))).toEqual([]);
});

test('both schemas of every call are exported under its name', () => {
  const names = [...wireCalls, ...wire.extraCalls].flatMap(({ name }) => [`${name}Request`, `${name}Response`]);
  expect(names.filter((name) => !(name in wire))).toEqual([]);
});

test('the entry reaches neither React nor Redux', () => {
  const outside = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)';/gm);
    for (const [, target = ''] of imports) {
      if (target.startsWith('.')) {
        const next = join(dirname(file), target.replace(/\.js$/, '.ts'));
        if (existsSync(next)) visit(next);
      } else outside.add(target);
    }
  };
  visit(join(__dirname, '../entries/wire.ts'));
  expect(seen.size).toBeGreaterThan(20);
  expect([...outside]).toEqual(['valibot']);
});

describe('requests', () => {
  test('unknown keys are dropped, prices above all', () => {
    expect(output('addItemToBasket', { id: 5, price: 1, discount: 99 })).toEqual({ id: 5 });
    const order = {
      name: 'А',
      phone: '9123456789',
      email: '',
      delivery: 'pickup',
      address: 3,
      city: { id: 1, value: 'Тюмень', tax: 0 },
      comment: '',
      payment: 'card',
      price: 1,
      total: 1,
    };
    expect(output('createOrder', order)).toEqual({
      name: 'А',
      phone: '9123456789',
      email: '',
      delivery: 'pickup',
      address: '3',
      city: { id: 1, value: 'Тюмень' },
      comment: '',
      payment: 'card',
    });
  });

  test.each([[undefined], [null], [''], [0], ['0']])('an empty variant (%j) means none', (retailId) => {
    expect(
      (output('checkAvailability', { id: 5, retailId }) as { retailId?: number }).retailId ?? undefined,
    ).toBeUndefined();
  });

  test.each([
    ['addItemToBasket', { id: 0 }],
    ['addItemToBasket', { id: -1 }],
    ['addItemToBasket', { id: 1.5 }],
    ['addItemToBasket', { id: 'x' }],
    ['addItemToBasket', {}],
    ['addItemToBasket', null],
    ['addItemToBasket', []],
    ['setBasketQuantity', { id: 1, quantity: 0 }],
    ['setBasketQuantity', { id: 1, quantity: 2.5 }],
    ['setBasketQuantity', { id: 1, quantity: '2' }],
    ['setBasketQuantity', { id: 1, quantity: 1e30 }],
    ['getListing', { page: 10_001 }],
    ['getListing', { page: 0 }],
    ['getListing', { limit: 20 }],
    ['getListing', { sort: 'name-desc' }],
    ['getListing', { filter: { brand: { $gt: 1 } } }],
    ['getListing', { filter: { q: 'x'.repeat(2001) } }],
    ['getListing', { sectionId: -1 }],
    ['searchProducts', { query: 'x'.repeat(201) }],
    ['searchProducts', { query: 'a', limit: 61 }],
    ['sendReview', { id: 1, rating: 0, comment: 'a' }],
    ['sendReview', { id: 1, rating: 6, comment: 'a' }],
    ['sendReview', { id: 1, rating: 5, comment: ' ' }],
    ['createOrder', { payment: 'cash' }],
    ['login', { phone: '9'.repeat(33), password: 'x' }],
    ['login', { phone: '9123456789', password: 'x'.repeat(129) }],
    ['sendMessage', { name: 'А' }],
    ['sendMessage', { id: 1, comment: 'x'.repeat(5001) }],
  ])('%s rejects %j', (name, body) => {
    expect(output(name, body)).toBe('refused');
  });

  test('numbers are understood as a query string and multipart send them', () => {
    expect(output('getArticles', { page: '2', limit: '10', filter: '{"year":2026}' })).toEqual({
      page: 2,
      limit: 10,
      filter: { year: 2026 },
    });
    expect(output('getArticles', { filter: '{broken' })).toEqual({ page: 1, limit: 9, filter: undefined });
    expect(output('sendMessage', { id: 7, position: 3 })).toMatchObject({ id: '7', position: '3' });
  });

  test('an empty list request is the first page of all goods, in the order that the server gives', () => {
    const plain = { sectionId: 0, page: 1, limit: 15, filter: {} };
    expect(output('getListing', {})).toEqual(plain);
    expect(output('getListing', { sectionId: '', page: null, filter: null })).toEqual(plain);
  });

  test('no input makes a schema throw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wireCalls), fc.jsonValue(), (call, body) => {
        safeParse(call.request, body);
        safeParse(call.response, body);
      }),
      { numRuns: 500 },
    );
  });
});

test('undocumented keys are dropped from responses: nothing leaks from a server that responds through the schema', () => {
  const card = { ...pageDataFixtures._bestOffers[0], purchasePrice: 5 };
  const parsed = safeParse(wire.getFavoriteItemsResponse, { items: [card], secret: 1 });
  expect(JSON.stringify(parsed.output)).not.toMatch(/purchasePrice|secret/);
});
