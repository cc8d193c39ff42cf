import { LISTING_LIMITS, LISTING_SORTS } from '@tropa/api-client';
import type { ListingTexts } from './listing.texts.js';
import styles from './SortSelect.module.css';

/** Props of {@link SortSelect}. */
export interface SortSelectProps {
  sort: string;
  limit: number;
  onSortChange: (sort: string) => void;
  onLimitChange: (limit: number) => void;
  /** Id of the GET form that sends both choices where there is no JavaScript. */
  formId: string;
  texts: ListingTexts;
}

/** Order and page size: native selects, so that the platform's own list opens under a finger. */
export function SortSelect({ sort, limit, onSortChange, onLimitChange, formId, texts }: SortSelectProps) {
  return (
    <div className={styles.selects}>
      <select
        className={styles.select}
        name="sort"
        form={formId}
        aria-label={texts.sort}
        value={sort}
        onChange={(event) => onSortChange(event.currentTarget.value)}
      >
        {LISTING_SORTS.map((option) => (
          <option key={option} value={option}>
            {texts.sorts[option]}
          </option>
        ))}
      </select>
      <select
        className={styles.select}
        name="limit"
        form={formId}
        aria-label={texts.limit}
        value={limit}
        onChange={(event) => onLimitChange(Number(event.currentTarget.value))}
      >
        {LISTING_LIMITS.map((option) => (
          <option key={option} value={option}>
            {texts.limits(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
