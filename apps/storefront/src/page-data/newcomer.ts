import type { ShopSettings } from '@tropa/api-client';
import type { PageData } from './page-data.reader.js';

const nothing = { length: 0, itemsId: [] };

/** A newcomer's personal data: no user, counters of zero. */
export const newcomerData: PageData = {
  _user: { id: '' },
  _counters: { basket: 0, favorites: nothing, comparison: nothing },
};

/** The cookie that the page's server sets beside every session, from `_config`. */
export function readSessionMark(config: unknown): Pick<ShopSettings, 'sessionMark'> {
  const { sessionMark } = (config ?? {}) as { sessionMark?: unknown };
  return typeof sessionMark === 'string' && sessionMark !== '' ? { sessionMark } : {};
}
