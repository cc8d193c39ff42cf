import type { OwnReview } from '@tropa/api-client';
import { useState } from 'react';

/** Both lists, with the changes made on this page. */
export interface OwnReviewLists {
  readonly waiting: readonly OwnReview[];
  readonly own: readonly OwnReview[];
  /** A review was accepted: its product moves to the other list. */
  readonly onSent: (review: OwnReview) => void;
  /** A review was declined: its product leaves the list of those that wait. */
  readonly onDismissed: (id: number) => void;
}

/**
 * The lists of the page data and what has changed since. They come with the page and no call fetches them again, so
 * the changes are kept here.
 */
export function useOwnReviews(items: readonly OwnReview[], reviews: readonly OwnReview[]): OwnReviewLists {
  const [sent, setSent] = useState<readonly OwnReview[]>([]);
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const isSent = ({ id }: OwnReview) => sent.some((review) => review.id === id);
  return {
    waiting: items.filter((item) => !isSent(item) && !dismissed.includes(item.id)),
    own: [...sent, ...reviews.filter((review) => !isSent(review))],
    onSent: (review) => setSent((before) => [review, ...before.filter(({ id }) => id !== review.id)]),
    onDismissed: (id) => setDismissed((before) => [...before, id]),
  };
}
