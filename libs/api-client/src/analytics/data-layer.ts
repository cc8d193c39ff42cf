import type { ShopEvents } from '../events/event-bus.js';
import type { EventProduct, EventSum, ShopEvent } from '../events/shop-events.js';

/** What counters read: an array on `window`, or anything with its `push`. */
export interface DataLayer {
  push(entry: Readonly<Record<string, unknown>>): unknown;
}

/** Storage of text that outlives the page, like `localStorage`. */
export interface PurchaseMemory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Options of {@link connectDataLayer}. */
export interface DataLayerOptions {
  /** The array that the counter reads: `window.dataLayer ??= []`. */
  readonly dataLayer: DataLayer;
  /** `ga4`: Google's e-commerce events. `yandex`: e-commerce of Yandex Metrica (its `ecommerce` setting names the array). */
  readonly format: 'ga4' | 'yandex';
  /** Whether the visitor consents to analytics. Checked at every event; those before the consent are dropped, not queued. */
  readonly isAllowed: () => boolean;
  /** Remembers the orders already reported, so that each counts once, even after a reload. Defaults to `localStorage`. */
  readonly memory?: PurchaseMemory | null;
}

const memoryKey = 'tropa-purchases';
/** How many orders are remembered: nobody comes back to older ones. */
const longestMemory = 50;

const ownMemory = (): PurchaseMemory | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    // Forbidden by the browser's settings.
    return null;
  }
};

/** Whether the order has not been reported yet; always true without a memory. */
function isFirstTime(memory: PurchaseMemory | null, orderNumber: string): boolean {
  try {
    const known = (memory?.getItem(memoryKey) ?? '').split(' ').filter(Boolean);
    if (known.includes(orderNumber)) return false;
    memory?.setItem(memoryKey, [...known, orderNumber].slice(-longestMemory).join(' '));
  } catch {
    // Storage full or forbidden: better counted twice than never.
  }
  return true;
}

/** The currency is sent once, next to the products, and applies to all their prices. */
type ProductField = Exclude<keyof EventProduct, 'id' | 'variantId' | 'currency'>;

/** The names an analytics service uses for the fields of a product; ids are strings in both. */
const named =
  (id: string, variant: string, fields: Readonly<Record<ProductField, string>>) =>
  (product: EventProduct): Record<string, unknown> => ({
    [id]: String(product.id),
    ...(product.variantId !== undefined && { [variant]: String(product.variantId) }),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([field, name]) => {
        const value = product[field as ProductField];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  });

const ga4Item = named('item_id', 'item_variant', {
  name: 'item_name',
  category: 'item_category',
  list: 'item_list_name',
  position: 'index',
  price: 'price',
  quantity: 'quantity',
});

const yandexProduct = named('id', 'variant', {
  name: 'name',
  category: 'category',
  list: 'list',
  position: 'position',
  price: 'price',
  quantity: 'quantity',
});

type Entry = Readonly<Record<string, unknown>>;

const currencyOf = (products: readonly EventProduct[]) => products.find(({ currency }) => currency)?.currency ?? 'RUB';

/** Value of one product: its pieces times its price. */
const sumOf = (product: EventProduct): EventSum => ({
  value: Math.round((product.price ?? 0) * (product.quantity ?? 1) * 100) / 100,
  currency: currencyOf([product]),
  products: [product],
});

const ga4Sum = (event: string, { value, currency, products }: EventSum, more: Entry = {}): Entry => ({
  event,
  ecommerce: { ...more, value, currency, items: products.map(ga4Item) },
});

/** The change of a line as what was added or removed; null where the previous quantity is unknown. */
function difference({ detail }: Extract<ShopEvent, { name: 'basket:quantity' }>) {
  const { product, previous } = detail;
  const change = previous === undefined ? 0 : (product.quantity ?? 0) - previous;
  return change === 0 ? null : { isMore: change > 0, product: { ...product, quantity: Math.abs(change) } };
}

function toGa4(event: ShopEvent): Entry | null {
  switch (event.name) {
    case 'search':
      return { event: 'search', search_term: event.detail.query };
    case 'list:viewed':
      return {
        event: 'view_item_list',
        ecommerce: {
          item_list_name: event.detail.list,
          currency: currencyOf(event.detail.products),
          items: event.detail.products.map(ga4Item),
        },
      };
    case 'product:viewed':
      return ga4Sum('view_item', sumOf(event.detail.product));
    case 'basket:added':
      return ga4Sum('add_to_cart', sumOf(event.detail.product));
    case 'basket:removed':
      return ga4Sum('remove_from_cart', sumOf(event.detail.product));
    case 'basket:quantity': {
      const changed = difference(event);
      return changed && ga4Sum(changed.isMore ? 'add_to_cart' : 'remove_from_cart', sumOf(changed.product));
    }
    case 'favorite':
      return event.detail.isIn ? ga4Sum('add_to_wishlist', sumOf(event.detail.product)) : null;
    case 'order:started':
      return ga4Sum('begin_checkout', event.detail);
    case 'order:placed':
      return ga4Sum('purchase', event.detail, { transaction_id: event.detail.orderNumber });
    case 'auth:signed-in':
      return {
        event: event.detail.method === 'registration' ? 'sign_up' : 'login',
        method: event.detail.method,
      };
    case 'form:sent':
      return { event: 'generate_lead', form: event.detail.form };
    case 'compare':
    case 'payment:returned':
    case 'auth:signed-out':
    case 'error':
      return null;
  }
}

const yandexAction = (action: string, products: readonly EventProduct[], actionField?: Entry): Entry => ({
  ecommerce: {
    currencyCode: currencyOf(products),
    [action]: { ...(actionField && { actionField }), products: products.map(yandexProduct) },
  },
});

function toYandex(event: ShopEvent): Entry | null {
  switch (event.name) {
    case 'list:viewed':
      return {
        ecommerce: {
          currencyCode: currencyOf(event.detail.products),
          impressions: event.detail.products.map(yandexProduct),
        },
      };
    case 'product:viewed':
      return yandexAction('detail', [event.detail.product]);
    case 'basket:added':
      return yandexAction('add', [event.detail.product]);
    case 'basket:removed':
      return yandexAction('remove', [event.detail.product]);
    case 'basket:quantity': {
      const changed = difference(event);
      return changed && yandexAction(changed.isMore ? 'add' : 'remove', [changed.product]);
    }
    case 'order:placed':
      return yandexAction('purchase', event.detail.products, {
        id: event.detail.orderNumber,
        revenue: event.detail.value,
      });
    case 'search':
    case 'favorite':
    case 'compare':
    case 'order:started':
    case 'payment:returned':
    case 'auth:signed-in':
    case 'auth:signed-out':
    case 'form:sent':
    case 'error':
      return null;
  }
}

/**
 * Reports what happens in the shop to a counter, in the counter's own format. Prices are in roubles. Nothing is
 * reported before the visitor consents, and an order is reported once, even after a reload.
 *
 * @param shop what `createShop` gives, or the bus of a store (`eventsOfStore`).
 * @returns the function that disconnects it.
 */
export function connectDataLayer(shop: Pick<ShopEvents, 'on'>, options: DataLayerOptions): () => void {
  const { dataLayer, format, isAllowed, memory = ownMemory() } = options;
  const toEntry = format === 'ga4' ? toGa4 : toYandex;
  return shop.on('*', (event) => {
    if (!isAllowed()) return;
    if (event.name === 'order:placed' && !isFirstTime(memory, event.detail.orderNumber)) return;
    const entry = toEntry(event);
    if (!entry) return;
    // Google keeps the last e-commerce object until it is cleared.
    if (format === 'ga4' && 'ecommerce' in entry) dataLayer.push({ ecommerce: null });
    dataLayer.push(entry);
  });
}
