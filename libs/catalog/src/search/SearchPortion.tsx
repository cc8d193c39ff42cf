import { useEffect } from 'react';
import { Skeleton } from '@tropa/ui-kit';
import { useSearchProductsQuery } from '@tropa/api-client';
import { SearchOption } from './SearchOption.js';
import type { SearchTexts } from './search.texts.js';
import styles from './SearchPortion.module.css';

/** Goods asked for at once (S1 §9). The call tells no count: a shorter portion is the last (decision 15). */
export const searchPortionSize = 15;

/** Props of {@link SearchPortion}. */
export interface SearchPortionProps {
  query: string;
  page: number;
  /** Prefix of the options' ids. */
  listId: string;
  activeId: string | null;
  /** Tells whether another portion may follow; `null` while this one is on the way. */
  onLoaded: (page: number, hasMore: boolean | null) => void;
  texts: SearchTexts;
}

/**
 * One portion of found goods. `currentData` belongs to this very query and page, so the late answer to an older
 * query has no place to appear in.
 */
export function SearchPortion({ query, page, listId, activeId, onLoaded, texts }: SearchPortionProps) {
  const { currentData: items, isError, isFetching } = useSearchProductsQuery({
    query,
    limit: searchPortionSize,
    page,
  });
  const hasMore = items ? items.length === searchPortionSize : isError ? false : null;
  useEffect(() => onLoaded(page, hasMore), [onLoaded, page, hasMore]);

  if (items) {
    if (items.length === 0 && page === 1) {
      return (
        <li role="presentation">
          <p className={styles.message} role="status">
            {texts.nothing}
          </p>
        </li>
      );
    }
    return (
      <>
        {items.map((item, index) => {
          const id = `${listId}-${page}-${index}`;
          return <SearchOption key={item.id} id={id} item={item} isActive={id === activeId} />;
        })}
      </>
    );
  }
  if (isError && !isFetching) {
    return page > 1 ? null : (
      <li role="presentation">
        <p className={styles.message} role="status">
          {texts.failed}
        </p>
      </li>
    );
  }
  return (
    <li role="presentation" className={styles.wait} aria-label={texts.loading}>
      <Skeleton variant="block" height={56} />
      <Skeleton variant="block" height={56} />
      <Skeleton variant="block" height={56} />
    </li>
  );
}
