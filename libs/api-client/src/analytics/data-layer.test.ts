import { createShopEvents } from '../events/event-bus.js';
import type { ShopEventMap, ShopEventName } from '../events/shop-events.js';
import { connectDataLayer, type DataLayerOptions } from './data-layer.js';

const boots = {
  id: 41,
  variantId: 4101,
  name: 'Ботинки Хребет',
  price: 7990.5,
  currency: 'RUB',
  category: 'Обувь',
} as const;
const placed: ShopEventMap['order:placed'] = {
  orderNumber: '1042',
  delivery: 'pickup',
  payment: 'card',
  value: 15981,
  currency: 'RUB',
  products: [{ ...boots, quantity: 2 }],
};
const memoryOf = (stored: Record<string, string> = {}) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => void (stored[key] = value),
});

function connect(options: Partial<DataLayerOptions> = {}) {
  const events = createShopEvents(() => 0);
  const dataLayer: Record<string, unknown>[] = [];
  const stop = connectDataLayer(events, {
    dataLayer,
    format: 'ga4',
    isAllowed: () => true,
    memory: memoryOf(),
    ...options,
  });
  return { events, dataLayer, stop };
}

test('an added product in Google’s format', () => {
  const { events, dataLayer } = connect();
  events.emit('basket:added', { product: { ...boots, quantity: 1, list: 'catalog', position: 3 } });
  expect(dataLayer).toEqual([
    { ecommerce: null },
    {
      event: 'add_to_cart',
      ecommerce: {
        value: 7990.5,
        currency: 'RUB',
        items: [
          {
            item_id: '41',
            item_name: 'Ботинки Хребет',
            item_variant: '4101',
            item_category: 'Обувь',
            item_list_name: 'catalog',
            index: 3,
            price: 7990.5,
            quantity: 1,
          },
        ],
      },
    },
  ]);
});

test('an added product in Yandex’s format', () => {
  const { events, dataLayer } = connect({ format: 'yandex' });
  events.emit('basket:added', { product: { id: 7, quantity: 1 } });
  expect(dataLayer).toEqual([{ ecommerce: { currencyCode: 'RUB', add: { products: [{ id: '7', quantity: 1 }] } } }]);
});

test.each([
  [2, 5, 'add_to_cart', 3],
  [5, 2, 'remove_from_cart', 3],
])('a quantity changed from %i to %i is reported as what was added or removed', (previous, quantity, event, pieces) => {
  const { events, dataLayer } = connect();
  events.emit('basket:quantity', { product: { ...boots, quantity }, previous });
  expect(dataLayer.at(-1)).toMatchObject({ event, ecommerce: { items: [{ quantity: pieces }] } });
});

test('a quantity whose change is unknown is not reported', () => {
  const { events, dataLayer } = connect();
  events.emit('basket:quantity', { product: { ...boots, quantity: 2 } });
  expect(dataLayer).toEqual([]);
});

test('an order counts once, even after a reload', () => {
  const memory = memoryOf();
  const first = connect({ memory });
  first.events.emit('order:placed', placed);
  first.events.emit('order:placed', placed);
  expect(first.dataLayer.filter(({ event }) => event === 'purchase')).toHaveLength(1);
  expect(first.dataLayer.at(-1)).toMatchObject({
    ecommerce: { transaction_id: '1042', value: 15981, currency: 'RUB', items: [{ quantity: 2 }] },
  });
  const reloaded = connect({ memory, format: 'yandex' });
  reloaded.events.emit('order:placed', placed);
  expect(reloaded.dataLayer).toEqual([]);
  reloaded.events.emit('order:placed', { ...placed, orderNumber: '1043' });
  expect(reloaded.dataLayer).toMatchObject([
    { ecommerce: { purchase: { actionField: { id: '1043', revenue: 15981 } } } },
  ]);
});

test('an order is counted where storage is forbidden', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const { events, dataLayer } = connect({ memory: { getItem: forbidden, setItem: forbidden } });
  events.emit('order:placed', placed);
  expect(dataLayer.at(-1)).toMatchObject({ event: 'purchase' });
});

test('nothing is reported before the visitor consents, and earlier events are not reported afterwards', () => {
  let isAllowed = false;
  const { events, dataLayer } = connect({ isAllowed: () => isAllowed });
  events.emit('product:viewed', { product: boots });
  events.emit('order:placed', placed);
  isAllowed = true;
  expect(dataLayer).toEqual([]);
  events.emit('order:placed', placed);
  expect(dataLayer.at(-1)).toMatchObject({ event: 'purchase' });
});

test('after disconnecting nothing more is reported', () => {
  const { events, dataLayer, stop } = connect();
  stop();
  events.emit('product:viewed', { product: boots });
  expect(dataLayer).toEqual([]);
});

const item = {
  item_id: '41',
  item_variant: '4101',
  item_name: 'Ботинки Хребет',
  item_category: 'Обувь',
  price: 7990.5,
};
const product = { id: '41', variant: '4101', name: 'Ботинки Хребет', category: 'Обувь', price: 7990.5 };
const one = { value: 7990.5, currency: 'RUB', items: [item] };

/** Each event, and what is sent to the two counters; null where they have no such event. */
const words: {
  readonly [Name in ShopEventName]: readonly [detail: ShopEventMap[Name], ga4: object | null, yandex: object | null];
} = {
  search: [{ query: 'палатка', place: 'list' }, { event: 'search', search_term: 'палатка' }, null],
  'list:viewed': [
    { list: 'catalog', products: [{ ...boots, list: 'catalog', position: 1 }] },
    {
      event: 'view_item_list',
      ecommerce: {
        item_list_name: 'catalog',
        currency: 'RUB',
        items: [{ ...item, item_list_name: 'catalog', index: 1 }],
      },
    },
    { ecommerce: { currencyCode: 'RUB', impressions: [{ ...product, list: 'catalog', position: 1 }] } },
  ],
  'product:viewed': [
    { product: boots },
    { event: 'view_item', ecommerce: one },
    { ecommerce: { currencyCode: 'RUB', detail: { products: [product] } } },
  ],
  'basket:added': [
    { product: boots },
    { event: 'add_to_cart', ecommerce: one },
    { ecommerce: { currencyCode: 'RUB', add: { products: [product] } } },
  ],
  'basket:removed': [
    { product: boots },
    { event: 'remove_from_cart', ecommerce: one },
    { ecommerce: { currencyCode: 'RUB', remove: { products: [product] } } },
  ],
  'basket:quantity': [
    { product: { ...boots, quantity: 1 }, previous: 2 },
    { event: 'remove_from_cart', ecommerce: { ...one, items: [{ ...item, quantity: 1 }] } },
    { ecommerce: { currencyCode: 'RUB', remove: { products: [{ ...product, quantity: 1 }] } } },
  ],
  favorite: [{ product: boots, isIn: true }, { event: 'add_to_wishlist', ecommerce: one }, null],
  compare: [{ product: boots, isIn: true }, null, null],
  'order:started': [
    { value: 7990.5, currency: 'RUB', products: [boots] },
    { event: 'begin_checkout', ecommerce: one },
    null,
  ],
  'order:placed': [
    { ...placed, value: 7990.5, products: [boots] },
    { event: 'purchase', ecommerce: { ...one, transaction_id: '1042' } },
    {
      ecommerce: {
        currencyCode: 'RUB',
        purchase: { actionField: { id: '1042', revenue: 7990.5 }, products: [product] },
      },
    },
  ],
  'payment:returned': [{ outcome: 'paid' }, null, null],
  'auth:signed-in': [{ method: 'registration' }, { event: 'sign_up', method: 'registration' }, null],
  'auth:signed-out': [{}, null, null],
  'form:sent': [{ form: 'work' }, { event: 'generate_lead', form: 'work' }, null],
  error: [{ source: 'login', kind: 'shop', message: '' }, null, null],
};
const names = Object.keys(words) as ShopEventName[];

test.each(names.flatMap((name) => [[name, 'ga4'] as const, [name, 'yandex'] as const]))('%s for %s', (name, format) => {
  const { events, dataLayer } = connect({ format });
  const [detail, ga4, yandex] = words[name];
  events.emit(name, detail);
  const entry = format === 'ga4' ? ga4 : yandex;
  const isReset = format === 'ga4' && entry !== null && 'ecommerce' in entry;
  expect(dataLayer).toEqual([...(isReset ? [{ ecommerce: null }] : []), ...(entry ? [entry] : [])]);
});

test('a product removed from the favourites is not sent to Google, a sign-in by password is a login', () => {
  const { events, dataLayer } = connect();
  events.emit('favorite', { product: boots, isIn: false });
  events.emit('auth:signed-in', { method: 'password' });
  expect(dataLayer).toEqual([{ event: 'login', method: 'password' }]);
});
