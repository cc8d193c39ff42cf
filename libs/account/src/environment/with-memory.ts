import type { DeadlineStorage } from './AccountEnvironment.js';

/** A storage that keeps for the lifetime of the page what the host's storage cannot: none given, full, forbidden. */
export function withMemory(storage: DeadlineStorage | null): DeadlineStorage {
  const memory = new Map<string, string>();
  const trying = <Result>(work: (kept: DeadlineStorage) => Result): Result | null => {
    try {
      return storage ? work(storage) : null;
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => trying((kept) => kept.getItem(key)) ?? memory.get(key) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
      trying((kept) => kept.setItem(key, value));
    },
    removeItem: (key) => {
      memory.delete(key);
      trying((kept) => kept.removeItem(key));
    },
  };
}
