import { Skeleton } from '@tropa/ui-kit';
import { useGetReviewsQuery } from '@tropa/api-client';
import { ReviewItem } from './ReviewItem.js';
import type { ReviewsTexts } from './reviews.texts.js';
import styles from './ReviewsPage.module.css';

/** Reviews asked for at once (S2 §9). */
export const reviewsPageSize = 5;

/** One portion of reviews. A failure shows nothing at all: it is only logged (S2 §8). */
export function ReviewsPage({ id, index, texts }: { id: number; index: number; texts: ReviewsTexts }) {
  const { currentData, isError } = useGetReviewsQuery({ id, limit: reviewsPageSize, index });
  if (isError) return null;
  if (!currentData) {
    return (
      <li className={styles.wait} aria-label={texts.loading}>
        <Skeleton width="30%" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </li>
    );
  }
  return (
    <>
      {currentData.reviews.map((review, place) => (
        // Reviews have no ids; a portion never changes its order once it is here.
        <li key={place}>
          <ReviewItem review={review} texts={texts} />
        </li>
      ))}
    </>
  );
}
