import type { ListingTexts } from './listing.texts.js';
import styles from './ListingHead.module.css';

/** The heading with the number of goods; the number is read aloud when it changes. */
export function ListingHead({ title, count, texts }: { title?: string; count?: number; texts: ListingTexts }) {
  return (
    <div className={styles.head}>
      {title ? <h1 className={styles.title}>{title}</h1> : null}
      <p className={styles.count} role="status">
        {count === undefined ? null : texts.count(count)}
      </p>
    </div>
  );
}
