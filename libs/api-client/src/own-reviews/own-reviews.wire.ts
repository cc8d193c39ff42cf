import {
  doneResponse,
  maybeNumberWire,
  maybeTextWire,
  numberWire,
  textWire,
  urlWire,
} from '../wire-values/wire-values.js';
import { idRequest, textRequest } from '../wire-values/wire-requests.js';
import { array, integer, maxValue, minValue, number, object, pipe, type InferOutput } from 'valibot';

/**
 * A product that waits for a rating, or the visitor's own review; `comment` and the shop's answer with its day are
 * optional extensions.
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
});

/** `_itemsToReview`, `_reviews`. */
export const ownReviewListWire = array(ownReviewWire);

/** Request of `POST /api/cancelReview/`, which removes the product from those that wait for a rating. */
export const cancelReviewRequest = object({ id: idRequest });
/** Response of `POST /api/cancelReview/` */
export const cancelReviewResponse = doneResponse;

/** Request of `POST /api/sendReview/`: a rating of 1…5 and a text, both required. */
export const sendReviewRequest = object({
  id: idRequest,
  rating: pipe(number(), integer(), minValue(1), maxValue(5)),
  comment: textRequest(5000),
});
/** Response of `POST /api/sendReview/` */
export const sendReviewResponse = object({ item: ownReviewWire });

/** An own review on the wire. */
export type OwnReviewWire = InferOutput<typeof ownReviewWire>;
