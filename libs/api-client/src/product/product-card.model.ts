import { toKopecks, toMaybeKopecks, type Kopecks } from '../money/money.js';
import { toFlag, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { ProductCardWire } from './product-card.wire.js';

/** A card of the catalogue, search, favourites or a slider (S1 §3). Prices in kopecks. */
export interface ProductCardModel {
  readonly id: number;
  readonly link: string;
  readonly title: string;
  readonly price: Kopecks;
  /** Before the discount; null when there is none. */
  readonly oldPrice: Kopecks | null;
  /** '' when the product has no picture. */
  readonly img: string;
  readonly recommended: boolean;
  readonly newItem: boolean;
  /** Mean of stars 0…5, where the server tells it. */
  readonly rating?: number;
  readonly reviewsCount?: number;
  /** The only (or the default) variant, for buying straight from the card. */
  readonly retailId?: number;
  /** The variant must be chosen on the product's page. */
  readonly hasVariants?: boolean;
  /** False only when the server says that it cannot be bought now. */
  readonly isAvailable: boolean;
}

/** Reads a card of the wire. */
export function toProductCard(raw: ProductCardWire): ProductCardModel {
  const rating = toMaybeNumber(raw.rating);
  const reviewsCount = toMaybeNumber(raw.reviewsCount);
  const retailId = toMaybeNumber(raw.retailId);
  return {
    id: Number(raw.id),
    link: raw.link,
    title: raw.title,
    price: toKopecks(raw.price),
    oldPrice: toMaybeKopecks(raw.oldPrice),
    img: toText(raw.img),
    recommended: toFlag(raw.recommended),
    newItem: toFlag(raw.newItem),
    ...(rating !== undefined && { rating }),
    ...(reviewsCount !== undefined && { reviewsCount }),
    ...(retailId && { retailId }),
    ...(raw.hasVariants != null && { hasVariants: toFlag(raw.hasVariants) }),
    isAvailable: raw.isAvailable == null || toFlag(raw.isAvailable),
  };
}
