import { Skeleton } from '@tropa/ui-kit';
import { useGetReviewsQuery, type ReviewMarks, type ReviewsArgs } from '@tropa/api-client';
import { ReviewItem } from './ReviewItem.js';
import type { ReviewsTexts } from './reviews.texts.js';
import styles from './ReviewsPage.module.css';

/** Reviews per request. */
export const reviewsPageSize = 5;

interface ReviewsPageProps {
  readonly query: ReviewsArgs;
  readonly marks: ReviewMarks | undefined;
  readonly texts: ReviewsTexts;
}

/** One portion of reviews. A failure shows nothing: it is only logged. */
export function ReviewsPage({ query, marks, texts }: ReviewsPageProps) {
  const { currentData, isError } = useGetReviewsQuery(query);
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
        // Not every backend gives reviews ids; a loaded portion never changes its order.
        <li key={place}>
          <ReviewItem review={review} productId={query.id} marks={marks} texts={texts} />
        </li>
      ))}
    </>
  );
}
