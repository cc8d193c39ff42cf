import { useSyncExternalStore } from 'react';

/**
 * What the list of articles needs from the address bar. A host with its own router passes its own. Addresses are
 * `pathname + search`.
 */
export interface ArticlesHistory {
  /** The address now. */
  read(): string;
  /** Goes to another page of the list: one more entry in the browser's history. */
  push(url: string): void;
  /** Changes the address in place. */
  replace(url: string): void;
  /** Calls back after every change, the visitor's «back» included. Returns a function that stops it. */
  listen(onChange: () => void): () => void;
}

const ownListeners = new Set<() => void>();
// `pushState` itself fires no event.
const tell = () => ownListeners.forEach((listener) => listener());

/** The browser's own history. */
export const browserArticlesHistory: ArticlesHistory = {
  read: () => window.location.pathname + window.location.search,
  push(url) {
    window.history.pushState(null, '', url);
    tell();
  },
  replace(url) {
    window.history.replaceState(window.history.state, '', url);
    tell();
  },
  listen(onChange) {
    ownListeners.add(onChange);
    window.addEventListener('popstate', onChange);
    return () => {
      ownListeners.delete(onChange);
      window.removeEventListener('popstate', onChange);
    };
  },
};

/** The address of the page; the first client render matches what the server rendered. */
export function useArticlesAddress(history: ArticlesHistory, serverUrl: string): string {
  return useSyncExternalStore(history.listen, history.read, () => serverUrl);
}

/** The same address with another page; the first has no parameter: one page, one address. */
export function withArticlesPage(url: string, page: number): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith('page='));
  const all = page > 1 ? [...kept, `page=${page}`] : kept;
  return all.length === 0 ? path : `${path}?${all.join('&')}`;
}
