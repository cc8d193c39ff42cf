/** Why requests were turned away: a few constant words, since each is a label of a metric. */
export const refusalReasons = ['overload', 'connections', 'uploads', 'database', 'rate_limit', 'other'] as const;
/** One of these reasons. */
export type RefusalReason = (typeof refusalReasons)[number];

/** Figures of a cache since the process started. */
export interface CacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
}

/** The caches whose figures are counted. */
export type CacheName = 'pages' | 'lists' | 'searches';

/** What a process counts, whether anybody reads it or not: plain numbers cost nothing. */
export class Tally {
  readonly refused: Record<RefusalReason, number> = {
    overload: 0,
    connections: 0,
    uploads: 0,
    database: 0,
    rate_limit: 0,
    other: 0,
  };

  readonly caches = new Map<CacheName, () => CacheFigures>();

  /** Counts a request that was turned away, or a connection that was closed. */
  refuse(reason: RefusalReason): void {
    this.refused[reason] += 1;
  }
}
