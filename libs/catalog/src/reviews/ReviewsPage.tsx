import { Skeleton } from '@tropa/ui-kit';
import { useGetReviewsQuery } from '@tropa/api-client';
import { ReviewItem } from './ReviewItem.js';
import type { ReviewsTexts } from './reviews.texts.js';
import styles from './ReviewsPage.module.css';

/** Reviews per request. */
export const reviewsPageSize = 5;

/** One portion of reviews. A failure shows nothing: it is only logged. */
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
        // Reviews have no ids; a loaded portion never changes its order.
        <li key={place}>
          <ReviewItem review={review} texts={texts} />
        </li>
      ))}
    </>
  );
}
