import type { OwnReview } from '@tropa/api-client';
import { Picture, StarMark, TextLink } from '@tropa/ui-kit';
import type { ReactNode } from 'react';
import styles from './ReviewCard.module.css';

export interface ReviewCardProps {
  readonly review: OwnReview;
  /** Buttons of a product that waits for a rating. */
  readonly actions?: ReactNode;
}

/** A product with its rating: «Нет оценки» while it waits for one. */
export function ReviewCard({ review, actions }: ReviewCardProps) {
  const titleId = `review-${review.id}`;
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      <Picture className={styles.picture} src={review.img} alt="" sizes="96px" ratio={1} />
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {review.link ? <TextLink href={review.link}>{review.title}</TextLink> : review.title}
        </h3>
        <StarMark value={review.rating} />
      </div>
      {review.comment ? <p className={styles.comment}>{review.comment}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
}
