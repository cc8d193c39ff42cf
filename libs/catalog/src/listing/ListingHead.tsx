import type { ListingTexts } from './listing.texts.js';
import styles from './ListingHead.module.css';

/** Props of {@link ListingHead}. */
export interface ListingHeadProps {
  title?: string;
  headingLevel: 1 | 2 | 3;
  count?: number;
  texts: ListingTexts;
}

/** The heading with the number of goods; the number is read aloud when it changes. */
export function ListingHead({ title, headingLevel, count, texts }: ListingHeadProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.head}>
      {title ? <Title className={styles.title}>{title}</Title> : null}
      <p className={styles.count} role="status">
        {count === undefined ? null : texts.count(count)}
      </p>
    </div>
  );
}
