import { toFit, toReviewPhotos, type Fit, type ReviewPhoto } from '../product/product.model.js';
import { toFlag, toMaybeNumber, toText } from '../wire-values/wire-values.model.js';
import type { OwnReviewWire } from './own-reviews.wire.js';

/** A product that waits for a rating (rating 0), or the user's own review. */
export interface OwnReview {
  readonly id: number;
  readonly link: string;
  readonly img: string;
  readonly title: string;
  /** Stars 1…5; 0 when there is no rating yet. */
  readonly rating: number;
  readonly comment: string;
  /** The shop's reply; absent when there is none. */
  readonly answer?: string;
  /** Date of the reply, `dd.mm.yyyy`. */
  readonly answerDate?: string;
  readonly photos?: readonly ReviewPhoto[];
  readonly fit?: Fit;
  /** How many photos its review may have; absent where the backend accepts none. */
  readonly maxPhotos?: number;
  /** Whether the form has the question how the size fits. */
  readonly asksFit?: true;
}

/** Converts an own review from the wire format. */
export function toOwnReview(raw: OwnReviewWire): OwnReview {
  const [photos, fit, maxPhotos] = [toReviewPhotos(raw.photos), toFit(raw.fit), toMaybeNumber(raw.maxPhotos)];
  return {
    id: Number(raw.id),
    link: raw.link,
    img: toText(raw.img),
    title: raw.title,
    rating: toMaybeNumber(raw.rating) ?? 0,
    comment: toText(raw.comment),
    ...(raw.answer && { answer: raw.answer, answerDate: toText(raw.answerDate) }),
    ...(photos.length > 0 && { photos }),
    ...(fit && { fit }),
    ...(maxPhotos && { maxPhotos }),
    ...(toFlag(raw.asksFit) && { asksFit: true as const }),
  };
}
