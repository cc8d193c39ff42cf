import type { WithoutScripts } from '@tropa/render-contract';
import { Rating } from '@tropa/ui-kit';
import styles from './ReviewsWithoutScripts.module.css';

/** The newest reviews where scripts are off. */
export function ReviewsWithoutScripts({ reviews }: Pick<WithoutScripts, 'reviews'>) {
  if (reviews.length === 0) return <p>Отзывов пока нет.</p>;
  return (
    <ul className={styles.list}>
      {reviews.map(({ name, date, value, text }, place) => (
        <li key={place} className={styles.review}>
          <p>
            <strong>{name || 'Покупатель'}</strong> <span className={styles.date}>{date}</span>
          </p>
          <Rating variant="stars" value={value} />
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
