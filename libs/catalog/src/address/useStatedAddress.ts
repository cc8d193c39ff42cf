import { useEffect, useState, useSyncExternalStore } from 'react';
import { urlWithFilterState, type FilterData } from '@tropa/api-client';
import type { PageHistory } from './page-history.js';
import { usePageAddress } from './usePageAddress.js';

const key = 'filtersTaken';

/**
 * The address of a list with the filters that the page marks as chosen (`_filters.state`). They are applied once, into
 * the address bar: from then on the address is the only state, and what the visitor removes stays removed, also after a
 * return from another page.
 */
export function useStatedAddress(history: PageHistory, serverUrl: string, filters: FilterData | null): string {
  const read = usePageAddress(history, serverUrl);
  // A server has no history, and the first render in the browser agrees with its HTML.
  const wasTaken = useSyncExternalStore(
    history.listen,
    () => history.recall?.(key) === true,
    () => false,
  );
  // Usually none is marked, and there is nothing to keep: writing to the history takes 15 ms on a slow phone.
  const [isTaken, setTaken] = useState(() => filters !== null && urlWithFilterState('/', filters) === '/');
  const isOpen = filters !== null && !wasTaken && !isTaken;
  useEffect(() => {
    if (!isOpen) return;
    const now = history.read();
    const stated = urlWithFilterState(now, filters);
    history.remember?.(key, true);
    // A history that remembers takes effect at the next change; rerendering the whole list only for that is slow.
    if (!history.remember) setTaken(true);
    if (stated !== now) history.replace(stated);
  }, [history, filters, isOpen]);
  return isOpen ? urlWithFilterState(read, filters) : read;
}
