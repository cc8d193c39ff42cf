import type { VariantRef } from '../basket/basket.model.js';
import { refOf } from '../basket/line-key.js';
import type { Kopecks } from '../money/money.js';
import type { EventProduct, EventSum, ListPlace, SeenAs } from './shop-events.js';

/** What caches know about a product: cards, basket lines, product pages and availabilities share these names. */
interface KnownProduct {
  readonly id?: unknown;
  readonly retailId?: unknown;
  readonly title?: unknown;
  readonly price?: unknown;
  readonly category?: unknown;
}
interface CachedCall {
  readonly data?: unknown;
  readonly originalArgs?: unknown;
}

/** Kopecks as the roubles of events. */
export const toRoubles = (kopecks: Kopecks): number => Math.round(kopecks) / 100;

/** A price as events carry it; nothing where it is unknown. */
const priced = (price: Kopecks | null | undefined): Pick<EventProduct, 'price' | 'currency'> =>
  price == null ? {} : { price: toRoubles(price), currency: 'RUB' };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The products in a cached response: a list, a list in `items`, or the response itself. */
function productsIn({ data, originalArgs }: CachedCall): readonly KnownProduct[] {
  if (Array.isArray(data)) return data.filter(isObject);
  if (!isObject(data)) return [];
  if ('items' in data && Array.isArray(data.items)) return data.items.filter(isObject);
  // An availability names its product only in the arguments of the call.
  return isObject(originalArgs) && 'id' in originalArgs ? [{ ...originalArgs, ...data }] : [data];
}

function callsIn(state: unknown): readonly CachedCall[] {
  const queries = (state as { readonly shopApi?: { readonly queries?: object } } | undefined)?.shopApi?.queries;
  return Object.values(queries ?? {}).filter(isObject);
}

const textOf = (values: readonly unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');
const numberOf = (values: readonly unknown[]): number | undefined =>
  values.find((value): value is number => typeof value === 'number');

/**
 * What the caches of a store know about a product, for an event. The price is that of the variant where some cache has
 * it.
 */
export function eventProduct(
  state: unknown,
  variant: VariantRef,
  { seenAs, quantity }: { readonly seenAs?: SeenAs | undefined; readonly quantity?: number | undefined } = {},
): EventProduct {
  const { id, retailId } = refOf(variant);
  const known = callsIn(state)
    .flatMap(productsIn)
    .filter((product) => product.id === id);
  const same = known.filter((product) => (product.retailId ?? undefined) === retailId);
  const price = numberOf([...same, ...known].map((product) => product.price));
  const name = textOf(known.map((product) => product.title));
  const category = textOf(known.map((product) => product.category));
  return {
    id,
    ...(retailId !== undefined && { variantId: retailId }),
    ...(name !== undefined && { name }),
    ...priced(price),
    ...(category !== undefined && { category }),
    ...(quantity !== undefined && { quantity }),
    ...seenAs,
  };
}

/** A product given as an object. */
export interface ProductAtHand extends VariantRef {
  readonly title: string;
  readonly price: Kopecks | null;
  readonly category?: string;
}

/** A product given as an object, in the shape of events, with its position in a list. */
export function eventOfCard(card: ProductAtHand, place?: ListPlace): EventProduct {
  const { id, retailId } = refOf(card);
  return {
    id,
    ...(retailId !== undefined && { variantId: retailId }),
    name: card.title,
    ...priced(card.price),
    ...(card.category && { category: card.category }),
    ...place,
  };
}

/** The basket as an order's event: its lines, and what the buyer pays. */
export function eventOfBasket(basket: {
  readonly price: Kopecks;
  readonly items: readonly (ProductAtHand & { readonly quantity: number })[];
}): EventSum {
  return {
    value: toRoubles(basket.price),
    currency: 'RUB',
    products: basket.items.map((line) => ({ ...eventOfCard(line), quantity: line.quantity })),
  };
}
