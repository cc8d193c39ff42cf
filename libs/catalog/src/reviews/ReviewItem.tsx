import { formatDate, Rating } from '@tropa/ui-kit';
import type { Fit, Review, ReviewMarks } from '@tropa/api-client';
import { HelpfulButton } from './HelpfulButton.js';
import { ReviewPhotos } from './ReviewPhotos.js';
import type { ReviewsTexts } from './reviews.texts.js';
import styles from './ReviewItem.module.css';

/** Props of {@link ReviewItem}. */
export interface ReviewItemProps {
  readonly review: Review;
  /** Id of the reviewed product. */
  readonly productId: number;
  /** The visitor's own reviews and votes; undefined while unknown: voting is off then. */
  readonly marks?: ReviewMarks | undefined;
  readonly texts: ReviewsTexts;
}

const fitText = (fit: Fit, texts: ReviewsTexts): string =>
  ({ small: texts.fitSmall, true: texts.fitTrue, large: texts.fitLarge })[fit];

/** One review of a product. */
export function ReviewItem({ review, productId, marks, texts }: ReviewItemProps) {
  const { id, helpful, photos = [] } = review;
  const name = review.name || texts.anonymous;
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <strong>{name}</strong>
        {review.location ? <span className={styles.quiet}>{review.location}</span> : null}
        {review.date ? <span className={styles.quiet}>{formatDate(review.date)}</span> : null}
      </header>
      <Rating variant="stars" value={review.value} />
      {review.fit ? (
        <p className={styles.quiet}>
          {texts.fitTitle}: {fitText(review.fit, texts).toLocaleLowerCase('ru')}
        </p>
      ) : null}
      <p className={styles.text}>{review.text}</p>
      {photos.length > 0 ? <ReviewPhotos photos={photos} author={name} texts={texts} /> : null}
      {review.answer ? (
        <div className={styles.answer}>
          <p className={styles.head}>
            <strong>{texts.answer}</strong>
            {review.answerDate ? <span className={styles.quiet}>{formatDate(review.answerDate)}</span> : null}
          </p>
          <p className={styles.text}>{review.answer}</p>
        </div>
      ) : null}
      {id !== undefined && helpful !== undefined && marks !== undefined ? (
        <HelpfulButton
          productId={productId}
          reviewId={id}
          count={helpful}
          isMarked={marks.helpful.includes(id)}
          isOwn={marks.own.includes(id)}
          texts={texts}
        />
      ) : null}
    </article>
  );
}
