import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Json, Moment, Optional, OptionalMoment } from './catalogue.js';

/**
 * What the staff is notified of. `data` is a copy of what it is about; `announced_at`: its letter is in the outbox. The rest is
 * the webhook's: `sent_at` null and `parked_at` null wait.
 */
export interface StaffEventsTable {
  id: Generated<number>;
  uid: Defaulted<string>;
  type: string;
  order_id: Optional<number>;
  data: Json<unknown>;
  created_at: Moment;
  announced_at: OptionalMoment;
  due_at: Moment;
  tries: Defaulted<number>;
  sent_at: OptionalMoment;
  parked_at: OptionalMoment;
  last_error: Defaulted<string>;
}

/** A key of the staff's API: `handle` is its public part, `hash` SHA-256 of all of it. */
export interface StaffKeysTable {
  id: Generated<number>;
  handle: string;
  hash: string;
  name: string;
  role: 'orders' | 'content' | 'admin';
  created_at: Moment;
  used_at: OptionalMoment;
  revoked_at: OptionalMoment;
}

/** What somebody changed through the staff's API. It only grows. */
export interface StaffAuditTable {
  id: Generated<number>;
  at: Moment;
  /** Null: a program that signs in by the settings; `key_name` says which. */
  key_id: number | null;
  key_name: string;
  action: string;
  /** `order:17`, `variant:12`, … */
  subject: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}
