import type { LiveCatalogue } from '../catalogue-index/live-catalogue.js';
import { VersionedCache } from '../versioned-cache.js';

/**
 * Returns cached filters of a list, or computes and caches them. `key`: which part of them, and everything the list is
 * narrowed by.
 */
export type KeepFilters = <Value extends object>(
  key: readonly [what: 'filters' | 'options', sectionId: number, filter: Readonly<Record<string, unknown>>],
  make: () => Promise<Value>,
) => Promise<Value>;

const maxBytes = 16 * 1024 * 1024;

/**
 * Caches filters until the catalogue's version changes; shared by the API and the pages of a process. `asOf`: the
 * version that the database has at least from which they are computed.
 */
export function createFiltersKeeper(version: Pick<LiveCatalogue, 'current'>): (asOf: number) => KeepFilters {
  const cache = new VersionedCache<{ length: number; value: object }>(version, maxBytes);
  return (asOf) =>
    async <Value extends object>(
      [what, sectionId, filter]: Parameters<KeepFilters>[0],
      make: () => Promise<Value>,
    ): Promise<Value> => {
      const sorted = Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));
      const { value } = await cache.get(
        JSON.stringify([what, sectionId, sorted]),
        async () => {
          const made = await make();
          return { length: JSON.stringify(made).length * 2, value: made };
        },
        asOf,
      );
      return value as Value;
    };
}
