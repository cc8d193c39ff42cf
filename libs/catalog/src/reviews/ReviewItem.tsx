import { formatDate, Rating } from '@tropa/ui-kit';
import type { Review } from '@tropa/api-client';
import type { ReviewsTexts } from './reviews.texts.js';
import styles from './ReviewItem.module.css';

/** One review of a product. */
export function ReviewItem({ review, texts }: { review: Review; texts: ReviewsTexts }) {
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <strong>{review.name || texts.anonymous}</strong>
        {review.location ? <span className={styles.quiet}>{review.location}</span> : null}
        {review.date ? <span className={styles.quiet}>{formatDate(review.date)}</span> : null}
      </header>
      <Rating variant="stars" value={review.value} />
      <p className={styles.text}>{review.text}</p>
      {review.answer ? (
        <div className={styles.answer}>
          <p className={styles.head}>
            <strong>{texts.answer}</strong>
            {review.answerDate ? <span className={styles.quiet}>{formatDate(review.answerDate)}</span> : null}
          </p>
          <p className={styles.text}>{review.answer}</p>
        </div>
      ) : null}
    </article>
  );
}
