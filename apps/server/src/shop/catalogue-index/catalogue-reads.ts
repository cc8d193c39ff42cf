import { isConnectionLost, passingTrouble } from '../../db/database-trouble.js';
import type { Replicas } from '../../db/follow-replicas.js';
import type { Replica } from '../../db/replicas.js';
import type { Db } from '../../db/schema.js';
import { readVersion } from './change-feed.js';
import type { LiveCatalogue } from './live-catalogue.js';

/** A database to read what is public from. */
export interface CatalogueSource {
  readonly db: Db;
  /**
   * It has everything up to this version of the catalogue, and maybe more. What is made from it may be kept only if
   * nothing was touched since then: it is of this version, not of the one that the process has seen meanwhile.
   */
  asOf(): number;
}

/** Where reads went. */
export interface ReadCounts {
  readonly primary: number;
  readonly replica: number;
  /** To the primary, because the replica had not yet got what this process has seen, or failed. */
  readonly behind: number;
  readonly failed: number;
}

/** Reads of public data. */
export interface CatalogueReads {
  /**
   * Runs `work` on a replica that has everything that this process has seen of the catalogue, else on the primary, and
   * once more on the primary when the replica fails; `work` must only read.
   * @param isFresh for a visitor who has just written: the primary.
   */
  read<Result>(work: (source: CatalogueSource) => Promise<Result>, isFresh?: boolean): Promise<Result>;
  /** The primary, for what must be of this moment. */
  readonly primary: CatalogueSource;
  counts(): ReadCounts;
}

/** `pg` gave up waiting for a response. */
const isSilent = (error: unknown): boolean => (error as { message?: unknown }).message === 'Query read timeout';

/**
 * Failures of a single read on a healthy replica: the server ended a statement that took too long (57014); an upgrade
 * of the schema has not arrived yet, so a table, column or function is missing (42P01, 42703, 42883).
 */
const isItsOwn = (error: unknown): boolean =>
  ['57014', '42P01', '42703', '42883'].includes(String((error as { code?: unknown }).code));

/** Reads from replicas, when there are any. */
export function createCatalogueReads(
  db: Db,
  live: Pick<LiveCatalogue, 'current'>,
  replicas: Replicas | null = null,
): CatalogueReads {
  const primary: CatalogueSource = { db, asOf: () => live.current() };
  const counts = { primary: 0, replica: 0, behind: 0, failed: 0 };

  /** Its version, when that is not older than what this process has seen: a page rendered from it may be kept as current. */
  const versionOf = async (replica: Replica): Promise<number | null> => {
    const seen = live.current();
    const version = await readVersion(replica.db);
    return version >= seen ? version : null;
  };

  const fail = (replica: Replica, error: unknown): void => {
    const isGone = isConnectionLost(error) || isSilent(error);
    // A replica that cancels a query to go on with its replay (40001) is healthy, too.
    if (!isGone && !isItsOwn(error) && passingTrouble(error) === null) throw error;
    if (isGone) replicas?.drop(replica, error);
    counts.failed += 1;
  };

  return {
    primary,
    counts: () => counts,
    async read(work, isFresh = false) {
      const replica = isFresh ? null : (replicas?.next() ?? null);
      if (!replica) {
        counts.primary += 1;
        return work(primary);
      }
      try {
        const version = await versionOf(replica);
        if (version !== null) {
          const result = await work({ db: replica.db, asOf: () => version });
          counts.replica += 1;
          return result;
        }
        counts.behind += 1;
      } catch (error) {
        fail(replica, error);
      }
      return work(primary);
    },
  };
}
