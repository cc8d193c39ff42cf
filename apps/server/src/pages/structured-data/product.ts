import type { ProductDetailWire } from '@tropa/api-client/wire';
import { wholeAddress } from './json-ld.js';
import type { Thing } from './json-ld.js';

type Availability = 'https://schema.org/InStock' | 'https://schema.org/OutOfStock';

const availabilityOf = (isAvailable: boolean): Availability =>
  isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';

/** https://schema.org/Offer: a product that is sold as it is. */
export interface Offer extends Thing<'Offer'> {
  readonly price: number;
  readonly priceCurrency: 'RUB';
  readonly availability: Availability;
}

/** https://schema.org/AggregateOffer: a product of several variants, from the cheapest to the most expensive. */
export interface AggregateOffer extends Thing<'AggregateOffer'> {
  readonly lowPrice: number;
  readonly highPrice: number;
  readonly offerCount: number;
  readonly priceCurrency: 'RUB';
  readonly availability: Availability;
}

/** https://schema.org/Product */
export interface Product extends Thing<'Product'> {
  readonly name: string;
  readonly sku: string;
  readonly offers: Offer | AggregateOffer;
}

/** How many pictures are listed: the first ones are enough to identify a product. */
const mostPictures = 4;

const offersOf = ({ price, retail }: ProductDetailWire, url: string, isAvailable: boolean): Offer | AggregateOffer => {
  const common = { url, priceCurrency: 'RUB', availability: availabilityOf(isAvailable) } as const;
  const prices = (retail ?? []).flatMap((variant) => (variant.price == null ? [] : [Number(variant.price)]));
  if (prices.length < 2) return { '@type': 'Offer', ...common, price: prices[0] ?? Number(price ?? 0) };
  return {
    '@type': 'AggregateOffer',
    ...common,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: prices.length,
  };
};

/** The product of a page with its price, availability and, once somebody has written a review, its rating. */
export function productOf(detail: ProductDetailWire, page: { origin: string; isAvailable: boolean }): Product {
  const { origin, isAvailable } = page;
  const { id, title, description, category, brand, images, rating, reviewsCount } = detail;
  const pictures = (images ?? []).slice(0, mostPictures).map(({ src }) => wholeAddress(origin, src));
  return {
    '@type': 'Product',
    name: title,
    sku: String(id),
    description: description || undefined,
    category: category || undefined,
    image: pictures.length === 0 ? undefined : pictures,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    aggregateRating:
      Number(reviewsCount) > 0
        ? { '@type': 'AggregateRating', ratingValue: Number(rating), reviewCount: Number(reviewsCount) }
        : undefined,
    offers: offersOf(detail, wholeAddress(origin, detail.link ?? ''), isAvailable),
  };
}
