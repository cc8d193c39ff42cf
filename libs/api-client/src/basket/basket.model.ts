import { toKopecks, toMaybeKopecks, type Kopecks } from '../money/money.js';
import { toFlag, toList, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { BasketItemWire, BasketWire } from './basket.wire.js';

/** A product and, where it has variants, the chosen one. */
export interface VariantRef {
  readonly id: number;
  readonly retailId?: number | null | undefined;
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

/** A line of the basket (S1 §3, S2 §3). Prices of one piece in kopecks, `price` after the promo code. */
export interface BasketLine {
  readonly id: number;
  readonly retailId?: number;
  readonly title: string;
  readonly link: string;
  readonly properties: readonly LineProperty[];
  readonly store: readonly StoreAmount[];
  /** Σ of the shops' amounts: the cap of the quantity (decision 33); undefined when the server names no shops. */
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

/** The basket. `price` is what the buyer pays now, `salePrice` decides credit and free delivery (decision 13). */
export interface BasketState {
  readonly items: readonly BasketLine[];
  readonly price: Kopecks;
  readonly salePrice: Kopecks;
  /** Count of lines. */
  readonly length: number;
  /** Whether a promo code is applied, where the server tells it; else see `_isBasketPromocodeApplied`. */
  readonly isPromoApplied?: boolean;
  /** The applied code, where the server tells it. */
  readonly promocode?: string;
  /** A code that was entered and gives nothing now, where the server tells it. */
  readonly promoProblem?: PromoProblem;
  /** Names these goods, quantities and prices, where the server does: see `createOrder`. */
  readonly version?: string;
}

/** A promo code that stopped working, and why in the shop's words. */
export interface PromoProblem {
  readonly promocode: string;
  readonly message: string;
}

/** What a change of the basket answers. */
export interface BasketTotals {
  readonly price: Kopecks;
  readonly length: number;
}

/** Totals, and when the shop said them, ms: a basket that was asked for before may not know of the change. */
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

/** Reads a line of the wire. */
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

/** Reads the basket; totals that the server leaves out are counted from the lines (decision 13). */
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

/** Reads the totals that a change of the basket answers. */
export const toBasketTotals = (raw: { price: number | string; length: number | string }): BasketTotals => ({
  price: toKopecks(raw.price),
  length: Number(raw.length),
});

/** Reads the totals and looks at the clock. */
export const toAnsweredTotals = (raw: Parameters<typeof toBasketTotals>[0]): AnsweredTotals => ({
  ...toBasketTotals(raw),
  answeredAt: Date.now(),
});
