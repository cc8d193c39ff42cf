import type { Generated } from 'kysely';
import type { Defaulted, Moment, Optional, OptionalMoment } from './catalogue.js';

/** The owner of a basket and lists: a guest has one per session, a user keeps one (`users.visitor_id`). */
export interface VisitorsTable {
  id: Generated<number>;
  created_at: Moment;
}

/** `id` is the sha-256 of the cookie: a stolen table opens no session. `device`: where a user signed in, in words. */
export interface SessionsTable {
  id: string;
  visitor_id: number;
  user_id: Optional<number>;
  city_id: Optional<number>;
  device: Defaulted<string>;
  created_at: Moment;
  seen_at: Moment;
  expires_at: Date | string;
}

/** `phone`: ten digits, proven by a code; `contact_phone`: typed into the profile, unproven. `sex`: 0 male, 1 female, null unknown. `birth_day`: `yyyy-mm-dd`. */
export interface UsersTable {
  id: Generated<number>;
  visitor_id: number;
  name: string;
  phone: string;
  contact_phone: Optional<string>;
  email: Defaulted<string>;
  password_hash: string;
  sex: Optional<number>;
  birth_day: Optional<string>;
  address: Defaulted<string>;
  notification: Defaulted<boolean>;
  consent_version: Defaulted<string>;
  created_at: Moment;
}

/** A code that was sent. `passed_*` remembers that this session may now register or change the password, once. */
export interface PhoneCodesTable {
  id: Generated<number>;
  phone: string;
  purpose: 'registration' | 'passwordRecovery';
  session_id: string;
  code_hash: string;
  tries: Defaulted<number>;
  sent_at: Moment;
  expires_at: Date | string;
  passed_at: OptionalMoment;
  used_at: OptionalMoment;
}

/** Fixed-window counters in the database, so that every server process sees the same number. */
export interface RateLimitsTable {
  key: string;
  window_start: Date | string;
  hits: number;
}

export interface FavoritesTable {
  visitor_id: number;
  product_id: number;
  added_at: Moment;
}

export interface ComparisonTable {
  visitor_id: number;
  product_id: number;
  added_at: Moment;
}
