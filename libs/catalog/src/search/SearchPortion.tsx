import { useEffect } from 'react';
import { useSearchProductsQuery } from '@tropa/api-client';
import { SearchOption } from './SearchOption.js';

/** Goods per request. The response has no count: a shorter portion is the last. */
export const searchPortionSize = 15;

/** `more`: another portion may follow; `last`: this one was short; `empty`: it brought nothing at all. */
export type PortionState = 'loading' | 'more' | 'last' | 'empty' | 'failed';

/** Props of {@link SearchPortion}. */
export interface SearchPortionProps {
  query: string;
  page: number;
  /** Prefix of the options' ids. */
  listId: string;
  activeId: string | null;
  onChange: (page: number, state: PortionState) => void;
}

/**
 * One portion of found goods, as options of the list. `currentData` belongs to this query and page, so the late response
 * to an older query is never shown.
 */
export function SearchPortion({ query, page, listId, activeId, onChange }: SearchPortionProps) {
  const { currentData, isError, isFetching } = useSearchProductsQuery({ query, limit: searchPortionSize, page });
  const items = currentData?.items ?? [];
  const state = currentData
    ? stateOf(items.length, currentData.sentCount)
    : isError && !isFetching
      ? 'failed'
      : 'loading';
  useEffect(() => onChange(page, state), [onChange, page, state]);

  return (
    <>
      {items.map((item, index) => {
        const id = `${listId}-${page}-${index}`;
        return <SearchOption key={item.id} id={id} item={item} isActive={id === activeId} />;
      })}
    </>
  );
}

/** A portion whose invalid items were dropped still counts as full: the next one may follow. */
const stateOf = (shown: number, sent: number): PortionState =>
  shown === 0 ? 'empty' : sent >= searchPortionSize ? 'more' : 'last';
