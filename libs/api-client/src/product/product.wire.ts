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
import { array, boolean, nullish, number, object, record, string, union, unknown, type InferOutput } from 'valibot';

/** A picture of the gallery. */
export const productImageWire = object({ src: textWire, preview: urlWire });

/** A property of a variant: `id` names the property, `type` is `string` or `image` (then `value` is a URL). */
export const retailPropertyWire = object({
  id: keyWire,
  value: keyWire,
  type: maybeTextWire,
  /** Optional extension: the meaning of an image swatch in words. */
  title: maybeTextWire,
  /** Optional extension: a colour for a swatch, `#rrggbb`. */
  color: maybeTextWire,
});

/** A variant. The last five keys are optional extensions; `article`: its own article number. */
export const retailWire = object({
  id: numberWire,
  name: maybeTextWire,
  properties: array(retailPropertyWire),
  price: maybeNumberWire,
  oldPrice: maybeNumberWire,
  isAvailable: flagWire,
  images: nullish(array(productImageWire)),
  article: maybeTextWire,
});

/** A size table of a property: a link, or HTML for a dialog. */
export const infoTableWire = object({ link: maybeTextWire, label: maybeTextWire, tableContent: maybeTextWire });

/**
 * `_productDetail`: the product, with its variants in `retail`. `agent` and `tableContent` are HTML, sanitised by the
 * server and again where it is rendered. The keys from `link` on are optional extensions.
 */
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

/** Request of `POST /api/product/checkAvailability/`; `retailId` is optional. */
export const checkAvailabilityRequest = object({ id: idRequest, retailId: maybeIdRequest });
/** Response of `POST /api/product/checkAvailability/` */
export const checkAvailabilityResponse = object({
  images: nullish(array(productImageWire)),
  price: roublesWire,
  oldPrice: maybeNumberWire,
  store: nullish(array(storeAmountWire)),
  pickupDate: maybeTextWire,
  deliveryDate: maybeTextWire,
});

/**
 * Request of `POST /api/product/reserveProduct/`: `address` is the id of a shop, `property` the comma-joined values of
 * the properties that are not images.
 */
export const reserveProductRequest = object({
  name: maybeTextRequest(100),
  phone: phoneRequest,
  address: union([number(), string()]),
  id: idRequest,
  retailId: maybeIdRequest,
  property: maybeTextRequest(500),
});
/**
 * Response of `POST /api/product/reserveProduct/`: anything, even nothing. It may be `{ orderNum, until }`, `until` as
 * `dd.mm.yyyy`.
 */
export const reserveProductResponse = doneResponse;

/** How the size of a product fits: smaller than labelled, true to size, or larger. */
export const FITS = ['small', 'true', 'large'] as const;

/** A photo that a buyer took; `preview` is the small one. */
export const reviewPhotoWire = object({
  src: textWire,
  preview: urlWire,
  width: maybeNumberWire,
  height: maybeNumberWire,
});

/**
 * A review of a product; `value` is the rating, 1…5 stars. What follows the text is optional extensions: the shop's
 * reply and its date, photos, how the size fits, and how many visitors found it helpful; for that the review has an
 * `id`.
 */
export const reviewWire = object({
  name: maybeTextWire,
  location: maybeTextWire,
  date: maybeTextWire,
  value: numberWire,
  text: maybeTextWire,
  answer: maybeTextWire,
  answerDate: maybeTextWire,
  id: maybeNumberWire,
  photos: nullish(array(reviewPhotoWire)),
  fit: maybeTextWire,
  helpful: maybeNumberWire,
});

/**
 * Summary of all reviews of a product, an optional extension: how many gave each number of stars, and how the size
 * fits.
 */
export const reviewSummaryWire = object({
  stars: nullish(array(object({ value: numberWire, count: numberWire }))),
  fit: nullish(object({ small: numberWire, true: numberWire, large: numberWire })),
});

/**
 * Request of `POST /api/product/getReviews/`: `limit` defaults to 5, `index` is an offset, the number of reviews
 * already loaded. `value`, an optional extension: only reviews with that many stars.
 */
export const getReviewsRequest = object({
  id: idRequest,
  limit: nullish(limitRequest(50), 5),
  index: nullish(countRequest(100_000), 0),
  value: nullish(limitRequest(5)),
});
/** Response of `POST /api/product/getReviews/` */
export const getReviewsResponse = object({
  reviews: array(reviewWire),
  count: numberWire,
  summary: nullish(reviewSummaryWire),
});

/**
 * Request of `POST /api/product/getReviewMarks/`: optional for a backend. Sent only where reviews have an `id`.
 */
export const getReviewMarksRequest = object({ id: idRequest });
/** Response of `POST /api/product/getReviewMarks/`: which reviews of the product this visitor found helpful, or wrote. */
export const getReviewMarksResponse = object({ helpful: array(numberWire), own: array(numberWire) });

/** Request of `POST /api/product/markReview/`: says that a review is helpful, or takes that back. An optional call. */
export const markReviewRequest = object({ id: idRequest, isHelpful: boolean() });
/** Response of `POST /api/product/markReview/`: how many find it helpful now. */
export const markReviewResponse = object({ helpful: numberWire });

/** Summary of all reviews of a product on the wire. */
export type ReviewSummaryWire = InferOutput<typeof reviewSummaryWire>;
/** `_productDetail` on the wire. */
export type ProductDetailWire = InferOutput<typeof productDetailWire>;
/** A variant on the wire. */
export type RetailWire = InferOutput<typeof retailWire>;
/** Availability on the wire. */
export type AvailabilityWire = InferOutput<typeof checkAvailabilityResponse>;
/** A review on the wire. */
export type ReviewWire = InferOutput<typeof reviewWire>;
