import { StartError } from '../db/start-error.js';
import { feedAddressOf } from '../import/feed-address.js';
import type { Variables } from './variables.js';

/** The feed that the running shop loads by itself. */
export interface FeedSettings {
  /** May hold user, password and a token: never logged. */
  readonly url: URL;
  readonly everyMs: number;
  /** See `ImportOptions`. */
  readonly isJoiningColours: boolean;
  readonly isHotLinking: boolean;
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const leastMs = 5 * 60_000;
const mostMs = 30 * 86_400_000;
const usualMs = 6 * 3_600_000;

/**
 * FEED_URL; null when it is not set. The address is not repeated: it may hold a password.
 * @throws StartError
 */
export function feedUrlOf(text: string): URL | null {
  if (text.trim() === '') return null;
  const url = feedAddressOf(text.trim());
  if (url === null) throw new StartError('FEED_URL must be http(s)://host/path of a feed.');
  return url;
}

/**
 * FEED_EVERY in milliseconds; null when it is not set.
 * @throws StartError
 */
export function feedEveryOf(text: string): number | null {
  if (text.trim() === '') return null;
  const [, count = '', unit = ''] = /^(\d{1,5})([mhd])$/.exec(text.trim()) ?? [];
  const ms = Number(count) * (units[unit] ?? 0);
  if (ms >= leastMs && ms <= mostMs) return ms;
  throw new StartError(`FEED_EVERY must be a time from 5m to 30d, as in 30m, 6h, 1d, not: ${text.slice(0, 40)}`);
}

/** The feed; null when the shop loads none by itself. */
export const feedOf = (values: Variables): FeedSettings | null =>
  values.FEED_URL === null
    ? null
    : {
        url: values.FEED_URL,
        everyMs: values.FEED_EVERY ?? usualMs,
        isJoiningColours: values.FEED_JOIN_COLOURS,
        isHotLinking: values.FEED_HOT_LINK,
      };
