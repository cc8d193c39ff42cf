import { useEffect, useRef } from 'react';
import { LISTING_LIMITS, LISTING_SORTS, type ListingArgs } from '@tropa/api-client';
import type { ListingTexts } from './listing.texts.js';
import styles from './SortSelect.module.css';

type Sort = ListingArgs['sort'];
type Limit = ListingArgs['limit'];

const sortIn = (select: HTMLSelectElement) => select.value as Sort;
const limitIn = (select: HTMLSelectElement) => Number(select.value) as Limit;

/** Props of {@link SortSelect}. */
export interface SortSelectProps {
  sort: Sort;
  limit: Limit;
  /** There is a search query: goods can be ordered by relevance to it. */
  hasQuery: boolean;
  onSortChange: (sort: Sort) => void;
  onLimitChange: (limit: Limit) => void;
  /** Id of the GET form that submits both choices without JavaScript. */
  formId: string;
  texts: ListingTexts;
}

/** Order and page size: native selects, so that the platform's own list opens under a finger. */
export function SortSelect({ sort, limit, hasQuery, onSortChange, onLimitChange, formId, texts }: SortSelectProps) {
  const sortSelect = useRef<HTMLSelectElement>(null);
  const limitSelect = useRef<HTMLSelectElement>(null);
  const atMount = useRef({ sort, limit, onSortChange, onLimitChange });
  useEffect(() => {
    // What was chosen before hydration counts too: hydration leaves it as it is.
    const before = atMount.current;
    const chosenSort = sortSelect.current ? sortIn(sortSelect.current) : before.sort;
    const chosenLimit = limitSelect.current ? limitIn(limitSelect.current) : before.limit;
    if (chosenSort !== before.sort) before.onSortChange(chosenSort);
    else if (chosenLimit !== before.limit) before.onLimitChange(chosenLimit);
  }, []);

  return (
    <div className={styles.selects}>
      <select
        ref={sortSelect}
        className={styles.select}
        name="sort"
        form={formId}
        autoComplete="off"
        aria-label={texts.sort}
        value={sort}
        onChange={(event) => onSortChange(sortIn(event.currentTarget))}
      >
        {LISTING_SORTS.filter((option) => hasQuery || option !== 'relevance-desc').map((option) => (
          <option key={option} value={option}>
            {texts.sorts[option]}
          </option>
        ))}
      </select>
      <select
        ref={limitSelect}
        className={styles.select}
        name="limit"
        form={formId}
        autoComplete="off"
        aria-label={texts.limit}
        value={limit}
        onChange={(event) => onLimitChange(limitIn(event.currentTarget))}
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
