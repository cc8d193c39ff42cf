import type { OwnReview } from '@tropa/api-client';
import { forwardRef, useId, type ReactNode, type Ref } from 'react';
import type { OwnReviewsTexts } from './own-reviews.texts.js';
import { ReviewCard } from './ReviewCard.js';
import styles from './OwnReviewsSection.module.css';

interface ReviewListProps {
  readonly title: string;
  /** Shown when the list is empty. */
  readonly empty: string;
  readonly reviews: readonly OwnReview[];
  readonly renderActions?: (review: OwnReview) => ReactNode;
  readonly texts: OwnReviewsTexts;
}

/** A list on the page with its heading, which takes the focus when the list has changed. */
export const ReviewList = forwardRef(function ReviewList(
  { title, empty, reviews, renderActions, texts }: ReviewListProps,
  ref: Ref<HTMLHeadingElement>,
) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 ref={ref} id={titleId} className={styles.heading} tabIndex={-1}>
        {title}
        {reviews.length > 0 ? <span className={styles.count}> {reviews.length}</span> : null}
      </h2>
      {reviews.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id} className={styles.item}>
              <ReviewCard review={review} actions={renderActions?.(review)} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
