import type { FiltersWire } from '@tropa/api-client/wire';
import type { CatalogueVersion } from '../catalogue-version.js';
import { VersionedCache } from '../versioned-cache.js';

/** Gives the kept filters of a list, or makes and keeps them. `key`: everything the list is narrowed by. */
export type KeepFilters = (
  key: readonly [sectionId: number, filter: Readonly<Record<string, unknown>>],
  make: () => Promise<FiltersWire>,
) => Promise<FiltersWire>;

const maxBytes = 16 * 1024 * 1024;

/** Keeps filters as long as the catalogue's version stands; shared by the API and the pages of a process. */
export function createFiltersKeeper(version: Pick<CatalogueVersion, 'current'>): KeepFilters {
  const cache = new VersionedCache<{ length: number; filters: FiltersWire }>(version, maxBytes);
  return async ([sectionId, filter], make) => {
    const sorted = Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));
    const { filters } = await cache.get(JSON.stringify([sectionId, sorted]), async () => {
      const made = await make();
      return { length: JSON.stringify(made).length * 2, filters: made };
    });
    return filters;
  };
}
