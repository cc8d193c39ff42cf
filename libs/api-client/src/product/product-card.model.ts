import { toKopecks, toMaybeKopecks, type Kopecks } from '../money/money.js';
import { toFlag, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { ProductCardWire } from './product-card.wire.js';

/** A product card of the catalogue, search, favourites or a slider. Prices in kopecks. */
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
  /** Average rating, 0…5 stars, where the server sends it. */
  readonly rating?: number;
  readonly reviewsCount?: number;
  /** The only or default variant, for buying straight from the card. */
  readonly retailId?: number;
  /** There are several variants to choose from. */
  readonly hasVariants?: boolean;
  /** False only when the server says that the product cannot be bought now. */
  readonly isAvailable: boolean;
}

/** Converts a card from the wire format. */
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
