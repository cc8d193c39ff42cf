import { useSyncExternalStore } from 'react';
import type { PageHistory } from './page-history.js';

/**
 * The address of the page, following every change of it.
 *
 * @param serverUrl what the server rendered for: the first client render must agree with its HTML.
 */
export function usePageAddress(history: PageHistory, serverUrl: string): string {
  return useSyncExternalStore(history.listen, history.read, () => serverUrl);
}
