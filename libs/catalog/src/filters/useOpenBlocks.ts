import { useCallback, useEffect, useState } from 'react';
import type { PageHistory } from '../address/page-history.js';

/** Filter blocks that the visitor opened or closed, by id. Missing ones are as the page rendered them. */
export type ToggledBlocks = Readonly<Record<string, boolean>>;

const key = 'openFilters';

/**
 * Which filter blocks the visitor opened and closed, stored with the history entry: after returning from a product the
 * panel is as it was left. Read after the first render, which must agree with the HTML of the server.
 */
export function useOpenBlocks(history: PageHistory): [ToggledBlocks, (toggled: ToggledBlocks) => void] {
  const [toggled, setToggled] = useState<ToggledBlocks>({});
  useEffect(() => {
    const kept = history.recall?.(key);
    // What the visitor has already opened on this page stays open.
    if (typeof kept === 'object' && kept !== null) setToggled((now) => ({ ...(kept as ToggledBlocks), ...now }));
  }, [history]);
  const change = useCallback(
    (next: ToggledBlocks) => {
      setToggled(next);
      history.remember?.(key, next);
    },
    [history],
  );
  return [toggled, change];
}
