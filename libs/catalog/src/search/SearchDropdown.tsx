import { forwardRef, useCallback, useState } from 'react';
import { useLink } from '@tropa/ui-kit';
import { SearchOptionSkeleton } from './SearchOptionSkeleton.js';
import type { PortionState } from './SearchPortion.js';
import { SearchPortion } from './SearchPortion.js';
import type { SearchTexts } from './search.texts.js';
import styles from './SearchDropdown.module.css';

/** Props of {@link SearchDropdown}. */
export interface SearchDropdownProps {
  listId: string;
  query: string;
  activeId: string | null;
  /** The page with all results. */
  allHref: string;
  texts: SearchTexts;
}

/** How close to the end of the list the next portion is fetched, px. */
const endZone = 96;

/**
 * The goods found so far, portion by portion. Pass the query as its `key`: a new query starts from the first portion.
 * The ref is the list of options.
 */
export const SearchDropdown = forwardRef<HTMLUListElement, SearchDropdownProps>(function SearchDropdown(
  { listId, query, activeId, allHref, texts },
  list,
) {
  const Link = useLink();
  const [pages, setPages] = useState(1);
  const [last, setLast] = useState<{ page: number; state: PortionState }>({ page: 1, state: 'loading' });
  const onChange = useCallback((page: number, state: PortionState) => {
    setLast((before) => (page >= before.page ? { page, state } : before));
  }, []);
  const hasOptions = last.page > 1 || last.state === 'more' || last.state === 'last';

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field: losing it closes the dropdown
    <div className={styles.dropdown} data-part="dropdown" onMouseDown={(event) => event.preventDefault()}>
      <div
        className={styles.scroll}
        data-swipe="own"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (last.page !== pages || last.state !== 'more') return;
          if (scrollTop + clientHeight >= scrollHeight - endZone) setPages(pages + 1);
        }}
      >
        {/* A listbox must contain options: without any it is not a listbox yet. */}
        <ul
          ref={list}
          id={listId}
          {...(hasOptions ? { role: 'listbox', 'aria-label': texts.results } : { role: 'presentation' })}
        >
          {Array.from({ length: pages }, (_, index) => (
            <SearchPortion
              key={index}
              query={query}
              page={index + 1}
              listId={listId}
              activeId={activeId}
              onChange={onChange}
            />
          ))}
        </ul>
        <div role="status">
          {last.state === 'empty' && !hasOptions ? <p className={styles.message}>{texts.nothing}</p> : null}
          {last.state === 'failed' && !hasOptions ? <p className={styles.message}>{texts.failed}</p> : null}
        </div>
        {last.state === 'loading' ? (
          <div className={styles.wait}>
            <SearchOptionSkeleton />
            <SearchOptionSkeleton />
            <SearchOptionSkeleton />
          </div>
        ) : null}
      </div>
      <Link href={allHref} tabIndex={-1} className={styles.all} data-part="all">
        {texts.all}
      </Link>
    </div>
  );
});
