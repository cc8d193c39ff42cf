import { forwardRef, useCallback, useState } from 'react';
import { useLink } from '@tropa/ui-kit';
import { SearchPortion } from './SearchPortion.js';
import type { SearchTexts } from './search.texts.js';
import styles from './SearchDropdown.module.css';

/** Props of {@link SearchDropdown}. */
export interface SearchDropdownProps {
  listId: string;
  query: string;
  activeId: string | null;
  /** The page with everything found. */
  allHref: string;
  texts: SearchTexts;
}

/** How near the end of the list the next portion is asked for. */
const endZone = 96;

/**
 * What the field found so far, portion by portion (S1 §9). Give it the query as its `key`: another query starts
 * from the first portion. The ref is the list of options.
 */
export const SearchDropdown = forwardRef<HTMLUListElement, SearchDropdownProps>(function SearchDropdown(
  { listId, query, activeId, allHref, texts },
  list,
) {
  const Link = useLink();
  const [pages, setPages] = useState(1);
  const [last, setLast] = useState<{ page: number; hasMore: boolean | null }>({ page: 1, hasMore: null });
  const onLoaded = useCallback((page: number, hasMore: boolean | null) => {
    setLast((before) => (page >= before.page ? { page, hasMore } : before));
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keeps the focus in the field: losing it closes the dropdown
    <div className={styles.dropdown} onMouseDown={(event) => event.preventDefault()}>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={texts.results}
        className={styles.list}
        data-swipe="own"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (last.page !== pages || last.hasMore !== true) return;
          if (scrollTop + clientHeight >= scrollHeight - endZone) setPages(pages + 1);
        }}
      >
        {Array.from({ length: pages }, (_, index) => (
          <SearchPortion
            key={index}
            query={query}
            page={index + 1}
            listId={listId}
            activeId={activeId}
            onLoaded={onLoaded}
            texts={texts}
          />
        ))}
      </ul>
      <Link href={allHref} tabIndex={-1} className={styles.all}>
        {texts.all}
      </Link>
    </div>
  );
});
