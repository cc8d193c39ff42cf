import { hasSession, type ShopSettings } from '@tropa/api-client';
import type { PageData } from './page-data.reader.js';

const nothing = { length: 0, itemsId: [] };

/** What is a newcomer's own: no user, counters of zero. */
export const newcomerData: PageData = {
  _user: { id: '' },
  _counters: { basket: 0, favorites: nothing, comparison: nothing },
};

/** The cookie that the page's server sets beside every session, from `_config`. */
export function readSessionMark(config: unknown): Pick<ShopSettings, 'sessionMark'> {
  const { sessionMark } = (config ?? {}) as { sessionMark?: unknown };
  return typeof sessionMark === 'string' && sessionMark !== '' ? { sessionMark } : {};
}

/**
 * Whether it is certain that the visitor of a page has no session: then it need not be asked what is theirs, there is
 * nothing. Not where the page itself says it.
 */
export const isNewcomer = (data: PageData, settings: ShopSettings): boolean =>
  hasSession(settings) === false && !('_user' in data || '_counters' in data);
