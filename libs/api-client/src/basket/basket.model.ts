import { toKopecks, toMaybeKopecks, type Kopecks } from '../money/money.js';
import { toFlag, toList, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { SeenAs } from '../events/shop-events.js';
import type { BasketItemWire, BasketWire } from './basket.wire.js';

/** A product and, where it has variants, the chosen one. */
export interface VariantRef {
  readonly id: number;
  readonly retailId?: number | null | undefined;
}

/** A product to put into the basket. */
export interface AddedVariant extends VariantRef {
  /** How the visitor saw it, for the event. */
  readonly seenAs?: SeenAs | undefined;
}

/** Pieces in one shop. */
export interface StoreAmount {
  readonly id: number;
  readonly address: string;
  readonly amount: number;
}

/** A property of a line; `type` `image` means that the value is a picture's address. */
export interface LineProperty {
  readonly name: string;
  readonly value: string;
  readonly type: 'string' | 'image';
}

/** A basket line. Prices are per piece, in kopecks: `price` after the promo code, `oldPrice` before any discount. */
export interface BasketLine {
  readonly id: number;
  readonly retailId?: number;
  readonly title: string;
  readonly link: string;
  readonly properties: readonly LineProperty[];
  readonly store: readonly StoreAmount[];
  /** The stock of all shops together, which caps the quantity; undefined when the server names no shops. */
  readonly stock?: number;
  readonly price: Kopecks;
  readonly oldPrice: Kopecks | null;
  readonly img: string;
  readonly quantity: number;
  readonly isFavorite: boolean;
  readonly category: string;
  readonly recommended: boolean;
  readonly newItem: boolean;
}

/**
 * The basket, in kopecks. `price` is what the buyer pays now, promo code included; `salePrice` decides whether credit
 * and free delivery are available.
 */
export interface BasketState {
  readonly items: readonly BasketLine[];
  readonly price: Kopecks;
  readonly salePrice: Kopecks;
  /** Number of lines. */
  readonly length: number;
  /** Whether a promo code is applied, where the server says so; otherwise see `_isBasketPromocodeApplied`. */
  readonly isPromoApplied?: boolean;
  /** The applied code, where the server sends it. */
  readonly promocode?: string;
  /** A code that was entered but gives no discount now, where the server sends it. */
  readonly promoProblem?: PromoProblem;
  /** Identifies these goods, quantities and prices, where the server sends it: see `createOrder`. */
  readonly version?: string;
}

/** A promo code that stopped working, and the reason in the shop's words. */
export interface PromoProblem {
  readonly promocode: string;
  readonly message: string;
}

/** The response to a change of the basket. */
export interface BasketTotals {
  readonly price: Kopecks;
  readonly length: number;
}

/** Totals with the time of the response in ms: a basket requested earlier may not include the change. */
export interface AnsweredTotals extends BasketTotals {
  readonly answeredAt: number;
}

export const toStoreAmount = (raw: { id: number | string; address: string; amount: number | string }): StoreAmount => ({
  id: Number(raw.id),
  address: raw.address,
  amount: Number(raw.amount),
});

export const toLineProperty = (raw: {
  name: string;
  value: string | number;
  type?: string | null | undefined;
}): LineProperty => ({ name: raw.name, value: toText(raw.value), type: raw.type === 'image' ? 'image' : 'string' });

/** Converts a line from the wire format. */
export function toBasketLine(raw: BasketItemWire): BasketLine {
  const retailId = toMaybeNumber(raw.retailId);
  const store = toList(raw.store, toStoreAmount);
  return {
    id: Number(raw.id),
    ...(retailId && { retailId }),
    title: raw.title,
    link: toText(raw.link),
    properties: toList(raw.properties, toLineProperty),
    store,
    ...(raw.store && { stock: store.reduce((sum, shop) => sum + shop.amount, 0) }),
    price: toKopecks(raw.price),
    oldPrice: toMaybeKopecks(raw.oldPrice),
    img: toText(raw.img),
    quantity: Number(raw.quantity),
    isFavorite: toFlag(raw.isFavorite),
    category: toText(raw.category),
    recommended: toFlag(raw.recommended),
    newItem: toFlag(raw.newItem),
  };
}

/** Σ price × quantity of lines, kopecks. */
export const sumOfLines = (items: readonly { price: Kopecks; quantity: number }[]): Kopecks =>
  items.reduce((sum, line) => sum + line.price * line.quantity, 0);

/** Converts a basket from the wire format; totals that the server leaves out are computed from the lines. */
export function toBasketState(raw: BasketWire): BasketState {
  const items = raw.items.map(toBasketLine);
  const price = toMaybeNumber(raw.price);
  const salePrice = toMaybeNumber(raw.salePrice);
  return {
    items,
    price: price === undefined ? sumOfLines(items) : toKopecks(price),
    salePrice: salePrice === undefined ? sumOfLines(items) : toKopecks(salePrice),
    length: toMaybeNumber(raw.length) ?? items.length,
    ...(raw.isPromoApplied != null && { isPromoApplied: toFlag(raw.isPromoApplied) }),
    ...(raw.promocode && { promocode: raw.promocode }),
    ...(raw.promoProblem && { promoProblem: raw.promoProblem }),
    ...(raw.version && { version: raw.version }),
  };
}

/** Converts the totals of a basket change from the wire format. */
export const toBasketTotals = (raw: { price: number | string; length: number | string }): BasketTotals => ({
  price: toKopecks(raw.price),
  length: Number(raw.length),
});

/** Converts the totals and adds the time of the response. */
export const toAnsweredTotals = (raw: Parameters<typeof toBasketTotals>[0]): AnsweredTotals => ({
  ...toBasketTotals(raw),
  answeredAt: Date.now(),
});
