import { toStoreAmount, type StoreAmount } from '../basket/basket.model.js';
import { toNamedValue, type NamedValue } from '../comparison/comparison.model.js';
import { toKopecks, toMaybeKopecks, type Kopecks } from '../money/money.js';
import { toFlag, toList, toMaybeNumber, toRecord, toText } from '../wire-values/wire-values.model.js';
import { FITS } from './product.wire.js';
import type { AvailabilityWire, ProductDetailWire, RetailWire, ReviewSummaryWire, ReviewWire } from './product.wire.js';

/** A picture of the gallery; `preview` is the small one. */
export interface ProductImage {
  readonly src: string;
  readonly preview: string;
}

/** A breadcrumb link. */
export interface PageLink {
  readonly title: string;
  readonly link: string;
}

/** A property of a variant; `id` names the property, the label is in `propertyLabels`. */
export interface RetailProperty {
  readonly id: string;
  /** Text, or the URL of a picture when `type` is `image`. */
  readonly value: string;
  readonly type: 'string' | 'image';
  /** The value in words. */
  readonly title: string;
  /** A colour for a swatch; '' when there is none. */
  readonly color: string;
}

/** A variant. Prices only where the page sends them; once `checkAvailability` responds, its data wins. */
export interface RetailVariant {
  readonly id: number;
  readonly name: string;
  readonly properties: readonly RetailProperty[];
  readonly price: Kopecks | null;
  readonly oldPrice: Kopecks | null;
  readonly isAvailable: boolean;
  readonly images: readonly ProductImage[];
  /** Article number of this variant alone; absent where only the product has one. */
  readonly article?: string;
}

/** A size table: a link, or HTML for a dialog. */
export interface PropertyInfoTable {
  readonly link: string;
  readonly label: string;
  readonly tableContent: string;
}

/** The product of a page, `_productDetail`. */
export interface ProductDetail {
  readonly id: number;
  readonly title: string;
  readonly category: string;
  readonly recommended: boolean;
  readonly newItem: boolean;
  readonly logo: string;
  readonly logoUrl: string;
  /** HTML. */
  readonly agent: string;
  readonly propertyLabels: Readonly<Record<string, string>>;
  readonly propertyInfoTables: Readonly<Record<string, PropertyInfoTable>>;
  readonly retail: readonly RetailVariant[];
  readonly link: string;
  readonly brand: string;
  /** HTML. */
  readonly description: string;
  readonly properties: readonly NamedValue[];
  readonly images: readonly ProductImage[];
  readonly price: Kopecks | null;
  readonly oldPrice: Kopecks | null;
  readonly rating?: number;
  readonly reviewsCount?: number;
  readonly breadcrumbs: readonly PageLink[];
}

/** Price, pictures, stock per shop, and dates of a variant. */
export interface Availability {
  readonly images: readonly ProductImage[];
  readonly price: Kopecks;
  readonly oldPrice: Kopecks | null;
  readonly store: readonly StoreAmount[];
  readonly pickupDate: string;
  readonly deliveryDate: string;
}

/** The shop's response to a reservation. The contract leaves its shape open, so every part may be missing. */
export interface Reservation {
  /** '' where the server sends none. */
  readonly orderNum: string;
  /** The day on which the hold ends, `dd.mm.yyyy`; '' where the server does not send it. */
  readonly until: string;
}

/** A photo that a buyer took. */
export interface ReviewPhoto {
  readonly src: string;
  /** The small one. */
  readonly preview: string;
}

/** How the size of a product fits: smaller than labelled, true to size, larger. */
export type Fit = (typeof FITS)[number];

/** Summary of all reviews of a product. */
export interface ReviewSummary {
  /** How many reviews gave each number of stars, from five to one; ratings that nobody gave are left out. */
  readonly stars: readonly { readonly value: number; readonly count: number }[];
  /** How many reviews gave each fit; null where none did. */
  readonly fit: Readonly<Record<Fit, number>> | null;
}

/** A review of a product. */
export interface Review {
  readonly name: string;
  readonly location: string;
  readonly date: string;
  /** Stars 1…5. */
  readonly value: number;
  readonly text: string;
  /** The shop's reply; absent when there is none. */
  readonly answer?: string;
  /** Date of the reply, `dd.mm.yyyy`. */
  readonly answerDate?: string;
  /** Identifies it in a vote; absent where the backend accepts no votes. */
  readonly id?: number;
  readonly photos?: readonly ReviewPhoto[];
  readonly fit?: Fit;
  /** How many visitors found it helpful. */
  readonly helpful?: number;
}

const toImage = (raw: { src: string; preview?: string | null | undefined }): ProductImage => ({
  src: raw.src,
  preview: raw.preview || raw.src,
});

const toVariant = (raw: RetailWire): RetailVariant => ({
  id: Number(raw.id),
  name: toText(raw.name),
  properties: raw.properties.map((property) => ({
    id: toText(property.id),
    value: toText(property.value),
    type: property.type === 'image' ? 'image' : 'string',
    title: toText(property.title) || toText(property.value),
    color: toText(property.color),
  })),
  price: toMaybeKopecks(raw.price),
  oldPrice: toMaybeKopecks(raw.oldPrice),
  isAvailable: raw.isAvailable == null || toFlag(raw.isAvailable),
  images: toList(raw.images, toImage),
  ...(raw.article && { article: raw.article }),
});

const toInfoTables = (raw: ProductDetailWire['propertyInfoTables']): Record<string, PropertyInfoTable> =>
  Object.fromEntries(
    Object.entries(toRecord(raw)).map(([id, table]) => [
      id,
      { link: toText(table.link), label: toText(table.label), tableContent: toText(table.tableContent) },
    ]),
  );

/** Converts `_productDetail` from the wire format. */
export function toProductDetail(raw: ProductDetailWire): ProductDetail {
  const rating = toMaybeNumber(raw.rating);
  const reviewsCount = toMaybeNumber(raw.reviewsCount);
  return {
    id: Number(raw.id),
    title: raw.title,
    category: toText(raw.category),
    recommended: toFlag(raw.recommended),
    newItem: toFlag(raw.newItem),
    logo: toText(raw.logo),
    logoUrl: toText(raw.logoUrl),
    agent: toText(raw.agent),
    propertyLabels: toRecord(raw.propertyLabels),
    propertyInfoTables: toInfoTables(raw.propertyInfoTables),
    retail: toList(raw.retail, toVariant),
    link: toText(raw.link),
    brand: toText(raw.brand),
    description: toText(raw.description),
    properties: toList(raw.properties, toNamedValue),
    images: toList(raw.images, toImage),
    price: toMaybeKopecks(raw.price),
    oldPrice: toMaybeKopecks(raw.oldPrice),
    ...(rating !== undefined && { rating }),
    ...(reviewsCount !== undefined && { reviewsCount }),
    breadcrumbs: raw.breadcrumbs ?? [],
  };
}

/** Converts an availability from the wire format. */
export const toAvailability = (raw: AvailabilityWire): Availability => ({
  images: toList(raw.images, toImage),
  price: toKopecks(raw.price),
  oldPrice: toMaybeKopecks(raw.oldPrice),
  store: toList(raw.store, toStoreAmount),
  pickupDate: toText(raw.pickupDate),
  deliveryDate: toText(raw.deliveryDate),
});

/** Converts the response to a reservation, whatever the server sends. */
export function toReservation(raw: unknown): Reservation {
  const { orderNum, until } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  const read = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  return { orderNum: read(orderNum), until: read(until) };
}

/** A fit from the wire; undefined for an unknown value. */
export const toFit = (raw: string | null | undefined): Fit | undefined => FITS.find((fit) => fit === raw);

/** Photos from the wire; the small one may be missing. */
export const toReviewPhotos = (
  raw: readonly { readonly src: string; readonly preview?: string | null | undefined }[] | null | undefined,
): readonly ReviewPhoto[] => toList(raw, ({ src, preview }) => ({ src, preview: preview || src }));

/** Converts a review from the wire format. */
export function toReview(raw: ReviewWire): Review {
  const [id, helpful, fit] = [toMaybeNumber(raw.id), toMaybeNumber(raw.helpful), toFit(raw.fit)];
  const photos = toReviewPhotos(raw.photos);
  return {
    name: toText(raw.name),
    location: toText(raw.location),
    date: toText(raw.date),
    value: Number(raw.value),
    text: toText(raw.text),
    ...(raw.answer && { answer: raw.answer, answerDate: toText(raw.answerDate) }),
    ...(id && { id }),
    ...(photos.length > 0 && { photos }),
    ...(fit && { fit }),
    ...(helpful !== undefined && { helpful }),
  };
}

/** Converts the summary of all reviews; null where the backend does not send it. */
export function toReviewSummary(raw: ReviewSummaryWire | null | undefined): ReviewSummary | null {
  if (!raw) return null;
  const stars = toList(raw.stars, ({ value, count }) => ({ value: Number(value), count: Number(count) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.value - one.value);
  const fit = raw.fit && {
    small: Number(raw.fit.small),
    true: Number(raw.fit.true),
    large: Number(raw.fit.large),
  };
  return { stars, fit: fit && fit.small + fit.true + fit.large > 0 ? fit : null };
}
