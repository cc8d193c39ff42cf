import { storeAmountWire } from '../basket/basket.wire.js';
import {
  doneResponse,
  flagWire,
  keyWire,
  linkWire,
  maybeNumberWire,
  maybeTextWire,
  namedValueWire,
  numberWire,
  roublesWire,
  textRecordWire,
  textWire,
  urlWire,
} from '../wire-values/wire-values.js';
import {
  countRequest,
  idRequest,
  limitRequest,
  maybeIdRequest,
  maybeTextRequest,
  phoneRequest,
} from '../wire-values/wire-requests.js';
import { array, nullish, number, object, record, string, union, unknown, type InferOutput } from 'valibot';

/** A picture of the gallery. */
export const productImageWire = object({ src: textWire, preview: urlWire });

/** A property of a variant: `id` names the property, `type` is `string` or `image` (`value` is then an address). */
export const retailPropertyWire = object({
  id: keyWire,
  value: keyWire,
  type: maybeTextWire,
  /** Our extra: what an image swatch means in words. */
  title: maybeTextWire,
  /** Our extra: a colour for a swatch, `#rrggbb`. */
  color: maybeTextWire,
});

/** A variant (S2 §3). The last four keys are extras of our server. */
export const retailWire = object({
  id: numberWire,
  name: maybeTextWire,
  properties: array(retailPropertyWire),
  price: maybeNumberWire,
  oldPrice: maybeNumberWire,
  isAvailable: flagWire,
  images: nullish(array(productImageWire)),
});

/** A size table of a property: a link, or HTML for a dialog. */
export const infoTableWire = object({ link: maybeTextWire, label: maybeTextWire, tableContent: maybeTextWire });

/** `_productDetail` (S2 §3). From `link` on: extras of our server. */
export const productDetailWire = object({
  id: numberWire,
  title: textWire,
  category: maybeTextWire,
  recommended: flagWire,
  newItem: flagWire,
  logo: maybeTextWire,
  logoUrl: maybeTextWire,
  agent: maybeTextWire,
  propertyLabels: nullish(textRecordWire),
  propertyInfoTables: nullish(union([record(string(), infoTableWire), array(unknown())])),
  retail: nullish(array(retailWire)),
  link: maybeTextWire,
  brand: maybeTextWire,
  description: maybeTextWire,
  properties: nullish(array(namedValueWire)),
  images: nullish(array(productImageWire)),
  price: maybeNumberWire,
  oldPrice: maybeNumberWire,
  rating: maybeNumberWire,
  reviewsCount: maybeNumberWire,
  breadcrumbs: nullish(array(linkWire)),
});

/** `POST /api/product/checkAvailability/` (S2 §7) */
export const checkAvailabilityRequest = object({ id: idRequest, retailId: maybeIdRequest });
/** Answer of `POST /api/product/checkAvailability/` */
export const checkAvailabilityResponse = object({
  images: nullish(array(productImageWire)),
  price: roublesWire,
  oldPrice: maybeNumberWire,
  store: nullish(array(storeAmountWire)),
  pickupDate: maybeTextWire,
  deliveryDate: maybeTextWire,
});

/** `POST /api/product/reserveProduct/`: `address` is a shop's id, `property` the comma-joined text properties. */
export const reserveProductRequest = object({
  name: maybeTextRequest(100),
  phone: phoneRequest,
  address: union([number(), string()]),
  id: idRequest,
  retailId: maybeIdRequest,
  property: maybeTextRequest(500),
});
/** Not shown in S2; our server gives `{ orderNum, until }`, `until` as `dd.mm.yyyy`. */
export const reserveProductResponse = doneResponse;

/** A review of a product (S2 §3); `value` is stars 1…5. */
export const reviewWire = object({
  name: maybeTextWire,
  location: maybeTextWire,
  date: maybeTextWire,
  value: numberWire,
  text: maybeTextWire,
});

/** `POST /api/product/getReviews/`: `index` is an offset (decision 39). */
export const getReviewsRequest = object({
  id: idRequest,
  limit: nullish(limitRequest(50), 5),
  index: nullish(countRequest(100_000), 0),
});
/** Answer of `POST /api/product/getReviews/` */
export const getReviewsResponse = object({ reviews: array(reviewWire), count: numberWire });

/** `_productDetail` on the wire. */
export type ProductDetailWire = InferOutput<typeof productDetailWire>;
/** A variant on the wire. */
export type RetailWire = InferOutput<typeof retailWire>;
/** Availability on the wire. */
export type AvailabilityWire = InferOutput<typeof checkAvailabilityResponse>;
/** A review on the wire. */
export type ReviewWire = InferOutput<typeof reviewWire>;
