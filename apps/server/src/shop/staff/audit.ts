import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/** Who made a change: somebody with a key, or a program that signs in by the settings, whose `keyId` is null. */
export interface AuditActor {
  readonly keyId: number | null;
  readonly name: string;
}

/** A change that somebody made. `before` and `after`: what it changed, and nothing else. */
export interface AuditedChange {
  /** `order.step`, `price.set`, … */
  readonly action: string;
  /** `order:100017`, `variant:12`, … */
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/** Records changes, in the transaction that makes them. */
export async function writeAudit(trx: Db, actor: AuditActor, ...changes: readonly AuditedChange[]): Promise<void> {
  if (changes.length === 0) return;
  await trx
    .insertInto('staff_audit')
    .values(
      changes.map(({ action, subject, before, after }) => ({
        key_id: actor.keyId,
        key_name: actor.name,
        action,
        subject,
        before: json(before),
        after: json(after),
      })),
    )
    .execute();
}

/** Which entries are requested. */
export interface AuditQuery {
  readonly subject?: string | undefined;
  readonly key?: string | undefined;
  /** Only those older than this id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** An entry as the API shows it. */
export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly key: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Entries, the newest first. */
export async function readAudit(db: Db, { subject, key, before, limit }: AuditQuery): Promise<AuditEntry[]> {
  return db
    .selectFrom('staff_audit')
    .select(['id', 'key_name as key', 'action', 'subject', 'before', 'after'])
    .select(sql<string>`iso_moment(at)`.as('at'))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .$if(key !== undefined, (query) => query.where('key_name', '=', key!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
