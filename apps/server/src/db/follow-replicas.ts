import { isConnectionLost } from './database-trouble.js';
import type { Probe } from './open.js';
import type { Replica } from './replicas.js';

/** A replica as metrics report it. */
export interface ReplicaState {
  readonly name: string;
  readonly isUsable: boolean;
  /** How far it was behind the primary when both were last queried; Infinity when unknown. */
  readonly lagMs: number;
}

/** Which replicas may be read from now. */
export interface Replicas {
  /** The next usable one, in turn; null when there is none. */
  next(): Replica | null;
  /** Not to be used until it responds again. */
  drop(replica: Replica, error: unknown): void;
  states(): readonly ReplicaState[];
  /** Queries the primary and every replica now. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Options of `followReplicas`. */
export interface FollowOptions {
  /** A replica that is further behind is not used, ms. */
  readonly maxLagMs: number;
  /** Between probes, ms. @default 1000 */
  readonly everyMs?: number;
  /** Called when a replica is no longer used (`reason`), and when it is again (null). Not for its first use. */
  readonly onChange?: (name: string, reason: string | null) => void;
}

/** Bytes of the write-ahead log: a number that only grows, and that a replica follows. */
const primaryQuery = `select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as position`;
const replicaQuery = `select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as position, pg_is_in_recovery() as is_replica`;

/** A failed probe may be this process's own fault, when it is busy; this many in a row are the replica's. */
const mostSilences = 3;

interface Followed {
  readonly replica: Replica;
  /** Why it is not used; null when it is. */
  reason: string | null;
  /** Not probed yet. */
  isNew: boolean;
  /** Failed probes in a row. */
  silences: number;
  lagMs: number;
}

/**
 * Follows how far replicas are behind: the primary's position in its log is noted each second, and a replica is as old
 * as the youngest note that it has reached. So no clock is compared with another machine's, and a replica whose
 * connection to the primary is cut shows its lag, too. While the primary does not respond, nothing is known beyond the
 * last note: replicas that had reached it stay in use, so that the shop can be browsed until there is a primary again.
 */
export function followReplicas(
  probePrimary: Probe,
  replicas: readonly Replica[],
  { maxLagMs, everyMs = 1_000, onChange = () => undefined }: FollowOptions,
): Replicas {
  const followed: Followed[] = replicas.map((replica) => ({
    replica,
    reason: 'it was not asked yet',
    isNew: true,
    silences: 0,
    lagMs: Infinity,
  }));
  const mostNotes = Math.ceil(maxLagMs / everyMs) + 2;
  /** Oldest first. */
  const notes: { readonly at: number; readonly position: bigint }[] = [];
  let turn = 0;

  const judge = (one: Followed, reason: string | null): void => {
    const isChange = (one.reason === null) !== (reason === null);
    const isFirstUse = one.isNew && reason === null;
    if ((isChange && !isFirstUse) || (one.isNew && reason !== null)) onChange(one.replica.name, reason);
    one.reason = reason;
    one.isNew = false;
  };

  const notePrimary = async (): Promise<void> => {
    const at = performance.now();
    const [row] = await probePrimary<{ position: string }>(primaryQuery);
    if (!row) return;
    notes.push({ at, position: BigInt(row.position) });
    if (notes.length > mostNotes) notes.shift();
  };

  const lookAt = async (one: Followed): Promise<void> => {
    try {
      const [row] = await one.replica.probe<{ position: string | null; is_replica: boolean }>(replicaQuery);
      one.silences = 0;
      if (!row?.is_replica || row.position === null) {
        one.lagMs = Infinity;
        judge(one, 'it is not a replica');
        return;
      }
      const position = BigInt(row.position);
      const newest = notes.at(-1);
      const reached = notes.findLast((note) => note.position <= position);
      one.lagMs = newest && reached ? newest.at - reached.at : Infinity;
      judge(one, one.lagMs <= maxLagMs ? null : 'it is too far behind');
    } catch (error) {
      one.silences += 1;
      if (!isConnectionLost(error) && one.reason === null && one.silences < mostSilences) return;
      one.lagMs = Infinity;
      judge(one, String((error as Error).message));
    }
  };

  let looking: Promise<void> | null = null;
  const look = (): Promise<void> => {
    looking ??= (async () => {
      await notePrimary().catch(() => undefined);
      await Promise.all(followed.map(lookAt));
    })().finally(() => {
      looking = null;
    });
    return looking;
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();

  return {
    next() {
      const usable = followed.filter(({ reason }) => reason === null);
      turn += 1;
      return usable[turn % usable.length]?.replica ?? null;
    },
    drop(replica, error) {
      const one = followed.find((known) => known.replica === replica);
      if (one) judge(one, String((error as Error).message));
    },
    states: () =>
      followed.map(({ replica, reason, lagMs }) => ({ name: replica.name, isUsable: reason === null, lagMs })),
    look,
    async stop() {
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}
