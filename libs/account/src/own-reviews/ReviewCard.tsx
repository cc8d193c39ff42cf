import type { Fit, OwnReview } from '@tropa/api-client';
import { formatDate, Picture, StarMark, TextLink } from '@tropa/ui-kit';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { OwnReviewsTexts } from './own-reviews.texts.js';
import styles from './ReviewCard.module.css';

export interface ReviewCardProps {
  readonly review: OwnReview;
  /** Buttons of a product that waits for a rating. */
  readonly actions?: ReactNode;
  readonly texts: OwnReviewsTexts;
}

const fitText = (fit: Fit, texts: OwnReviewsTexts): string =>
  ({ small: texts.fitSmall, true: texts.fitTrue, large: texts.fitLarge })[fit];

/** A product with its rating: «Нет оценки» while it waits for one. */
export function ReviewCard({ review, actions, texts }: ReviewCardProps) {
  const { photos = [] } = review;
  const titleId = `review-${review.id}`;
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <Picture className={styles.picture} src={review.img} alt="" sizes="96px" />
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {review.link ? <TextLink href={review.link}>{review.title}</TextLink> : review.title}
        </h3>
        <StarMark value={review.rating} />
      </div>
      {review.comment ? <p className={styles.comment}>{review.comment}</p> : null}
      {review.fit ? <p className={clsx(styles.fit, styles.quiet)}>{fitText(review.fit, texts)}</p> : null}
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map(({ preview }, index) => (
            <li key={preview}>
              <img
                className={styles.photo}
                src={preview}
                alt={texts.photo(index + 1, photos.length)}
                width={72}
                height={72}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {review.answer ? (
        <div className={styles.answer}>
          <p className={styles.answerHead}>
            <strong>{texts.answer}</strong>
            {review.answerDate ? <span className={styles.quiet}>{formatDate(review.answerDate)}</span> : null}
          </p>
          <p className={styles.comment}>{review.answer}</p>
        </div>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
}
