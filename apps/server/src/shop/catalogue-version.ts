import type { Db } from '../db/schema.js';

/** The version that caches of public responses depend on. */
export interface CatalogueVersion {
  current(): number;
  /** Reads it from the database now. */
  refresh(): Promise<number>;
  stop(): void;
}

/**
 * Watches `catalogue_version`. The version is stored in the database, so a change made by another process invalidates
 * the caches here too, at most one `interval` later. While the database does not respond, the last known version is
 * used.
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
