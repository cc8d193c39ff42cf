import { fixtureProducts } from './goods.fixtures.js';
import { piecesOf, stockOf, storeOf } from './memory-catalog.js';
import { fixtureCities, fixturePassword, fixtureSessions, fixtureUser } from './places.fixtures.js';
import type { UserSession } from '../sessions/sessions.model.js';
import { fixtureImage } from './goods.fixtures.js';

/** A refusal of the shop: `errorCode` ≠ 0 under HTTP 200. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly errorCode = 1,
  ) {
    super(message);
  }
}

/** A line of the remembered basket. */
export interface MemoryLine {
  readonly id: number;
  readonly retailId?: number;
  quantity: number;
}

/** What the memory backend remembers about its one visitor. */
export interface MemoryState {
  basket: MemoryLine[];
  promocode: string;
  favorites: number[];
  comparison: number[];
  cityId: number;
  /** Null for a visitor. */
  user: typeof fixtureUser | null;
  /** Where the user is signed in. */
  sessions: UserSession[];
  accounts: { phone: string; password: string; user: typeof fixtureUser }[];
  /** Phones that requested a code, and those whose code was verified. */
  codes: Set<string>;
  checked: Set<string>;
  orders: MemoryOrder[];
  /** Requests for a return, by the number of their order. */
  returns: { number: string; reason: string; note: string; items: { lineId: number; quantity: number }[] }[];
  /** Responses to orders by idempotency key. */
  orderAnswers: Map<string, { payment_link: string; orderNum: string }>;
  toReview: { id: number; rating: number; comment: string }[];
  /** Ids of the reviews that the visitor found helpful. */
  helpful: number[];
  reservations: unknown[];
  messages: unknown[];
  subscriptions: string[];
}

/** A remembered order. */
export interface MemoryOrder {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly items: readonly {
    readonly id: number;
    readonly retailId?: number;
    readonly price: number;
    readonly quantity: number;
  }[];
  isCancelled: boolean;
  readonly address: string;
  readonly delivery: string;
  readonly payment: string;
}

/** A fresh visitor; `isSignedIn` starts as the known user with one order. */
export function createMemoryState({ isSignedIn = false } = {}): MemoryState {
  const order: MemoryOrder = {
    id: 501,
    number: 'Т-501',
    date: '12.10.2026',
    items: [{ id: 21, price: 5477, quantity: 2 }],
    isCancelled: false,
    address: 'ул. Республики, 65',
    delivery: 'Самовывоз',
    payment: 'onDelivery',
  };
  return {
    basket: [],
    promocode: '',
    favorites: [],
    comparison: [],
    cityId: 1,
    user: isSignedIn ? { ...fixtureUser } : null,
    sessions: [...fixtureSessions],
    accounts: [{ phone: fixtureUser.phone, password: fixturePassword, user: { ...fixtureUser } }],
    codes: new Set(),
    checked: new Set(),
    orders: [order],
    returns: [],
    orderAnswers: new Map(),
    helpful: [],
    toReview: [
      { id: 21, rating: 0, comment: '' },
      { id: 32, rating: 0, comment: '' },
    ],
    reservations: [],
    messages: [],
    subscriptions: [],
  };
}

const productOf = (id: number) => {
  const product = fixtureProducts.find((item) => item.id === id);
  if (!product) throw new Refusal('Товар не найден');
  return product;
};

const roundKopecks = (roubles: number): number => Math.round(roubles * 100) / 100;

/** Current price of one piece; the promo discount is rounded down per line. */
const priceNow = (price: number, promocode: string): number =>
  promocode ? roundKopecks(price - Math.floor(price * 0.1)) : price;

/** The basket in the wire format. */
export function basketOf(state: MemoryState) {
  const items = state.basket.map((line) => {
    const product = productOf(line.id);
    const variant = product.variants.find((item) => item.id === line.retailId);
    const { id, title, slug } = product;
    const properties = variant
      ? [
          { name: 'Цвет', value: variant.color, type: 'string' },
          { name: 'Размер', value: variant.size, type: 'string' },
        ]
      : [];
    const price = priceNow(product.price, state.promocode);
    return {
      id,
      retailId: line.retailId ?? null,
      title,
      link: `/product/${slug}/`,
      properties,
      store: storeOf(stockOf(id, line.retailId) ?? {}),
      price,
      oldPrice: product.oldPrice ?? (price < product.price ? product.price : null),
      img: fixtureImage(id),
      quantity: line.quantity,
      isFavorite: state.favorites.includes(id),
      category: '',
      recommended: product.recommended,
      newItem: product.newItem,
    };
  });
  const price = roundKopecks(items.reduce((sum, item) => sum + item.price * item.quantity, 0));
  return {
    items,
    price,
    salePrice: price,
    length: items.length,
    isPromoApplied: state.promocode !== '',
    promocode: state.promocode,
    version: items.map((item) => [item.id, item.retailId, item.quantity, item.price].join('-')).join('_'),
  };
}

/** The two totals in the response to a basket change. */
export const totalsOf = (state: MemoryState) => {
  const { price, length } = basketOf(state);
  return { price, length };
};

/** Finds a line or throws a refusal; without a variant, the first one counts. */
export function lineOf(state: MemoryState, id: number, retailId?: number): MemoryLine | undefined {
  return state.basket.find((line) => line.id === id && line.retailId === retailId);
}

/** The variant that a call names; without one, the first of the product, both when adding and when deleting. */
export const variantOf = (id: number, retailId: number | undefined): number | undefined =>
  retailId ?? fixtureProducts.find((item) => item.id === id)?.variants[0]?.id;

/** Puts pieces of a product into the basket, capped to stock. */
export function putIntoBasket(state: MemoryState, id: number, retailId: number | undefined, quantity: number): void {
  const product = productOf(id);
  if (retailId && !product.variants.some((variant) => variant.id === retailId)) throw new Refusal('Вариант не найден');
  const chosen = product.variants.length > 0 ? variantOf(id, retailId) : undefined;
  const cap = piecesOf(stockOf(id, chosen) ?? {});
  if (cap === 0) throw new Refusal('Товара нет в наличии');
  const line = lineOf(state, id, chosen);
  const wanted = Math.min(cap, (line?.quantity ?? 0) + quantity);
  if (line) line.quantity = wanted;
  else state.basket.push({ id, ...(chosen && { retailId: chosen }), quantity: wanted });
}

/** Finds a city or throws a refusal. */
export function cityOf(id: number) {
  const city = fixtureCities.find((item) => item.id === id);
  if (!city) throw new Refusal('Город не найден');
  return city;
}

/** An order in the wire format. */
export const orderOf = (order: MemoryOrder) => ({
  id: order.id,
  number: order.number,
  date: order.date,
  items: order.items.map((item) => {
    const { title, slug } = productOf(item.id);
    return {
      id: item.id,
      retailId: item.retailId ?? null,
      title,
      link: `/product/${slug}/`,
      img: fixtureImage(item.id),
      price: item.price,
      quantity: item.quantity,
      properties: [],
    };
  }),
  status: statusOf(order),
  address: order.address,
  delivery: { value: order.delivery },
});

/** An order for its own page in the wire format: received, so that its lines may be returned. */
export function ownOrderOf(state: MemoryState, order: MemoryOrder) {
  const returns = state.returns.filter(({ number }) => number === order.number);
  const returned = (lineId: number) =>
    returns.flatMap(({ items }) => items).reduce((sum, one) => sum + (one.lineId === lineId ? one.quantity : 0), 0);
  const whole = orderOf(order);
  const items = whole.items.map((item, index) => ({
    ...item,
    lineId: index + 1,
    returnable: order.isCancelled ? 0 : item.quantity - returned(index + 1),
  }));
  const total = roundKopecks(items.reduce((sum, item) => sum + item.price * item.quantity, 0));
  return {
    ...whole,
    items,
    steps: [{ text: whole.status.text, at: `${order.date}, 12:30` }],
    goodsPrice: total,
    deliveryPrice: 0,
    total,
    promocode: '',
    payment: { value: order.payment === 'card' ? 'Картой на сайте' : 'При получении', state: '' },
    recipient: { name: 'Анна Петрова', phone: '+7 (912) 345-67-89', email: 'anna@example.ru' },
    comment: '',
    receiptLink: '',
    returnRule: {
      isAvailable: items.some(({ returnable }) => returnable > 0),
      until: '19.10.2026',
      refusal: '',
    },
    returns: returns.map(({ reason, note, items: lines }, index) => ({
      id: index + 1,
      date: '13.10.2026',
      status: { text: 'На рассмотрении', color: '#7A5A00' },
      reason,
      note,
      answer: '',
      items: lines.map(({ lineId, quantity }) => ({ title: items[lineId - 1]?.title ?? '', quantity })),
    })),
  };
}

/** An order's status in the wire format. */
export const statusOf = (order: MemoryOrder) => ({
  text: order.isCancelled ? 'Отменён' : 'Принят',
  color: order.isCancelled ? '#8a8a8a' : '#0f7b6c',
  isCancelAvailable: !order.isCancelled,
  isRepeatAvailable: true,
  paymentLink: ['card', 'sbp'].includes(order.payment) && !order.isCancelled ? `/demo/pay/${order.number}` : '',
});
