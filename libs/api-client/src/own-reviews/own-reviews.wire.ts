import {
  doneResponse,
  flagWire,
  maybeNumberWire,
  maybeTextWire,
  numberWire,
  textWire,
  urlWire,
} from '../wire-values/wire-values.js';
import { idRequest, limitRequest, textRequest } from '../wire-values/wire-requests.js';
import { FITS, reviewPhotoWire } from '../product/product.wire.js';
import { array, nullish, object, picklist, type InferOutput } from 'valibot';

/**
 * A product that waits for a rating, or the visitor's own review; `comment` and the shop's reply with its date are
 * optional extensions, and so are photos and how the size fits. For a product that waits: `maxPhotos` is how many
 * photos its review may have, `asksFit` whether the form asks how the size fits.
 */
export const ownReviewWire = object({
  id: numberWire,
  link: textWire,
  img: urlWire,
  title: textWire,
  rating: maybeNumberWire,
  comment: maybeTextWire,
  answer: maybeTextWire,
  answerDate: maybeTextWire,
  photos: nullish(array(reviewPhotoWire)),
  fit: maybeTextWire,
  maxPhotos: maybeNumberWire,
  asksFit: flagWire,
});

/** `_itemsToReview`, `_reviews`. */
export const ownReviewListWire = array(ownReviewWire);

/** Request of `POST /api/cancelReview/`, which removes the product from those that wait for a rating. */
export const cancelReviewRequest = object({ id: idRequest });
/** Response of `POST /api/cancelReview/` */
export const cancelReviewResponse = doneResponse;

/**
 * Request of `POST /api/sendReview/`: a rating of 1…5 and a text, both required; `fit` is optional. With photos it is sent
 * as multipart, the files under `photos`; they are not part of this schema.
 */
export const sendReviewRequest = object({
  id: idRequest,
  rating: limitRequest(5),
  comment: textRequest(5000),
  fit: nullish(picklist(FITS)),
});
/** Response of `POST /api/sendReview/` */
export const sendReviewResponse = object({ item: ownReviewWire });

/** An own review on the wire. */
export type OwnReviewWire = InferOutput<typeof ownReviewWire>;
