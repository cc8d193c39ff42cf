import { toFlag, toText } from '../wire-values/wire-values.model.js';
import type { SessionWire } from './sessions.wire.js';

/** A browser in which the user is signed in. */
export interface UserSession {
  readonly id: string;
  /** Such as "Chrome, Android"; '' when unknown. */
  readonly device: string;
  /** When the user signed in, ISO 8601. */
  readonly begunAt: string;
  /** When it was last used, ISO 8601, accurate to the day. */
  readonly seenAt: string;
  /** Whether it is the session of this browser. */
  readonly isCurrent: boolean;
}

/** Converts a session from the wire format. */
export const toUserSession = ({ id, device, begunAt, seenAt, isCurrent }: SessionWire): UserSession => ({
  id,
  device: toText(device),
  begunAt,
  seenAt,
  isCurrent: toFlag(isCurrent),
});
