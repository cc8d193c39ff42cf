import type { DeadlineStorage } from './AccountEnvironment.js';

/** The storage of a page that has just been opened. */
export function memoryStorage(): DeadlineStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
