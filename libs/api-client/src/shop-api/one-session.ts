import type { SendOutcome } from './send.js';
import type { ShopRuntime, ShopSettings } from './shop-settings.js';
import { foreignOrigin } from './whole-addresses.js';

/**
 * Whether the visitor has a session with the shop: whether the page has the cookie `sessionMark`.
 *
 * @returns undefined where that is unknown: the shop names no mark, or is of another origin, whose cookies a page does
 * not
 *   see; and on a server.
 */
export function hasSession({
  sessionMark,
  baseUrl,
}: Pick<ShopSettings, 'sessionMark' | 'baseUrl'>): boolean | undefined {
  if (!sessionMark || typeof document === 'undefined' || foreignOrigin(baseUrl) !== undefined) return undefined;
  return document.cookie.split(/;\s*/).some((pair) => pair.startsWith(`${sessionMark}=`));
}

const mayBeginSession = ({ settings, hasChanged }: ShopRuntime): boolean =>
  Boolean(settings.sessionMark) && !(hasSession(settings) ?? hasChanged);

/**
 * Sends a change. The first one of a visitor without a session begins it, and those that follow wait for the response:
 * sent meanwhile, each would begin a separate session, and the visitor would keep only one of them.
 */
export function inOneSession(runtime: ShopRuntime, change: () => Promise<SendOutcome>): Promise<SendOutcome> {
  if (!mayBeginSession(runtime)) return change();
  if (runtime.firstChange) return runtime.firstChange.then(() => inOneSession(runtime, change));
  const turn = change();
  runtime.firstChange = turn.then((outcome) => {
    runtime.hasChanged ||= 'data' in outcome;
    delete runtime.firstChange;
  });
  return turn;
}
