import { articleWire } from '../articles/articles.wire.js';
import {
  basketItemWire,
  basketTotalsResponse,
  getBasketItemsResponse,
  linePropertyWire,
  storeAmountWire,
  variantRequest,
} from '../basket/basket.wire.js';
import { comparedProductWire } from '../comparison/comparison.wire.js';
import { envelopeWire } from '../envelope/envelope.wire.js';
import {
  filterCategoryWire,
  filterOptionWire,
  filterStateWire,
  filtersWire,
  priceRangeWire,
} from '../listing/filters.wire.js';
import {
  bareCityListWire,
  cityListWire,
  cityWire,
  receivePointWire,
  receivePointsWire,
} from '../location/location.wire.js';
import { orderItemWire, orderStatusWire, orderWire } from '../orders/orders.wire.js';
import { ownReviewWire } from '../own-reviews/own-reviews.wire.js';
import { productCardWire } from '../product/product-card.wire.js';
import { productImageWire, reviewWire } from '../product/product.wire.js';
import { galleryItemWire } from '../project/project.wire.js';
import { userWire } from '../user/user.wire.js';
import type { WireCall } from '../wire-calls/wire-call.js';
import { emptyRequest, idRequest, maybeIdRequest, pageRequest } from '../wire-values/wire-requests.js';
import {
  doneResponse,
  flagWire,
  keyWire,
  maybeNumberWire,
  namedValueWire,
  numberWire,
} from '../wire-values/wire-values.js';
import type { GenericSchema } from 'valibot';

/** Schemas that the document names, so that each appears once. */
const parts: Readonly<Record<string, GenericSchema>> = {
  Number: numberWire,
  MaybeNumber: maybeNumberWire,
  Key: keyWire,
  Flag: flagWire,
  Anything: doneResponse,
  Id: idRequest,
  MaybeId: maybeIdRequest,
  PageNumber: pageRequest,
  VariantRef: variantRequest,
  Envelope: envelopeWire,
  NamedValue: namedValueWire,
  ProductCard: productCardWire,
  ProductImage: productImageWire,
  ComparedProduct: comparedProductWire,
  Review: reviewWire,
  Filters: filtersWire,
  FilterCategory: filterCategoryWire,
  FilterOption: filterOptionWire,
  FilterState: filterStateWire,
  PriceRange: priceRangeWire,
  Basket: getBasketItemsResponse,
  BasketLine: basketItemWire,
  BasketTotals: basketTotalsResponse,
  LineProperty: linePropertyWire,
  StoreAmount: storeAmountWire,
  City: cityWire,
  CityList: cityListWire,
  BareCityList: bareCityListWire,
  ReceivePoint: receivePointWire,
  ReceivePoints: receivePointsWire,
  User: userWire,
  Order: orderWire,
  OrderLine: orderItemWire,
  OrderStatus: orderStatusWire,
  OwnReview: ownReviewWire,
  Article: articleWire,
  Photo: galleryItemWire,
};

/** Descriptions of schemas whose name is not enough. */
export const partAbouts: Readonly<Record<string, string>> = {
  Number: 'A number, or text that is one: readers take both.',
  MaybeNumber: 'A number, or nothing: null, an empty text, absent.',
  Key: 'Text or a number of which only the text matters.',
  Flag: 'A switch: true, 1, "1" and "Y" are on, everything else is off.',
  Anything: 'Not described by the specification: anything, also null. Readers look at the envelope only.',
  Id: 'A positive integer.',
  MaybeId: 'A positive integer, or none: null, an empty text, 0, absent.',
  Envelope: 'What every response is wrapped into.',
  BasketLine: '`price` is after the promo code, `oldPrice` before any discount; both in roubles.',
  BasketTotals: 'What the buyer pays now, in roubles, and the count of lines.',
  ReceivePoint: '`coords` are latitude and longitude.',
  User: 'An empty id (empty text, 0, null, absent) is a visitor. `sex`: 0 male, 1 female. `birthDay`: dd.mm.yyyy.',
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** All schemas of the document by name: the shared ones, and those that belong to one call. */
export function namedSchemasOf(calls: readonly WireCall[]): Record<string, GenericSchema> {
  const named: Record<string, GenericSchema> = { ...parts };
  // An empty request needs no name.
  const known = new Set<GenericSchema>([...Object.values(named), emptyRequest]);
  const add = (name: string, schema: GenericSchema): void => {
    if (known.has(schema)) return;
    known.add(schema);
    named[capital(name)] = schema;
  };
  for (const { name, request, response } of calls) {
    add(`${name}Request`, request);
    add(`${name}Result`, response);
  }
  return named;
}
