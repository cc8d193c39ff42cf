/**
 * What a feature needs from the browser's address bar. A host with its own router passes its own; tests pass
 * `createMemoryHistory`. Addresses are `pathname + search`, without origin and hash.
 */
export interface PageHistory {
  /** The address now. */
  read(): string;
  /** Goes to another address of the same page: one more entry in the browser's history. */
  push(url: string): void;
  /** Changes the address in place. */
  replace(url: string): void;
  /** Calls back after every change, the visitor's «back» included. Returns the way to stop. */
  listen(onChange: () => void): () => void;
  /** What `remember` kept under this name at this entry of the history. */
  recall?(name: string): unknown;
  /** Keeps a small plain value with the entry, for the visitor's return to it from another page. */
  remember?(name: string, value: unknown): void;
}

/** A history that lives in memory: for tests and stories. Entries may be walked back with `back()`. */
export function createMemoryHistory(url: string): PageHistory & { back(): void; entries: readonly string[] } {
  const entries = [url];
  const listeners = new Set<() => void>();
  const memory = new Map<string, unknown>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    entries,
    read: () => entries[entries.length - 1] ?? url,
    push(next) {
      entries.push(next);
      tell();
    },
    replace(next) {
      entries[entries.length - 1] = next;
      tell();
    },
    back() {
      if (entries.length > 1) entries.pop();
      tell();
    },
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    recall: (name) => memory.get(name),
    remember: (name, value) => void memory.set(name, value),
  };
}

const ownListeners = new Set<() => void>();

const stateNow = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
};

/** The browser's own history. Every user of it is notified of the others' changes: `pushState` itself fires no event. */
export const browserHistory: PageHistory = {
  read: () => window.location.pathname + window.location.search,
  push(url) {
    // What an entry remembers is carried over to the next one: it is still the same page.
    window.history.pushState(window.history.state, '', url);
    ownListeners.forEach((listener) => listener());
  },
  replace(url) {
    window.history.replaceState(window.history.state, '', url + window.location.hash);
    ownListeners.forEach((listener) => listener());
  },
  listen(onChange) {
    ownListeners.add(onChange);
    window.addEventListener('popstate', onChange);
    return () => {
      ownListeners.delete(onChange);
      window.removeEventListener('popstate', onChange);
    };
  },
  recall: (name) => stateNow()[name],
  remember: (name, value) => window.history.replaceState({ ...stateNow(), [name]: value }, ''),
};
