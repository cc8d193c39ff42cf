import type { Db } from '../db/schema.js';

/** The number that caches of public answers hang on. */
export interface CatalogueVersion {
  current(): number;
  /** Asks the database now. */
  refresh(): Promise<number>;
  stop(): void;
}

/**
 * Watches `catalogue_version`. The number is of the database, not of this process, so a change that another process
 * made empties the caches here too, at most one `interval` later. While the database does not answer, the last known
 * number stands.
 */
export async function watchCatalogueVersion(db: Db, interval = 1_000): Promise<CatalogueVersion> {
  let version = 0;
  const refresh = async (): Promise<number> => {
    const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirst();
    version = row?.version ?? version;
    return version;
  };
  await refresh();
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    refresh()
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  }, interval);
  timer.unref();
  return { current: () => version, refresh, stop: () => clearInterval(timer) };
}
