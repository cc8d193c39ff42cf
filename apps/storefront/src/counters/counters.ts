import { cookiesAcceptedKey, readCookieChoice, type CookieChoice } from '@tropa/content';
import type { ShopEvents } from '@tropa/api-client';

/** Analytics counters that the owner has set up in page data `_config.counters`. */
export interface Counters {
  /** Number of a Yandex Metrica counter. */
  readonly metrica?: string;
  /** Measurement id of Google Analytics 4, `G-…`. */
  readonly ga4?: string;
  /** Any other counter: the name visitors know it by, and its scripts. It reads {@link sharedLayer}. */
  readonly other?: { readonly name: string; readonly scripts: readonly string[] };
}

/** Name of the array on `window` that other counters read: entries as for Google Analytics 4. */
export const sharedLayer = 'shopDataLayer';

/** An address of a script, of another host by https or of the shop. */
const isScript = (address: unknown): address is string =>
  typeof address === 'string' && /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(address);

/** The counters that a page names; invalid ones are dropped, because their ids become part of a URL. */
export function readCounters(config: unknown): Counters {
  const { metrica, ga4, other } = ((config as { counters?: unknown } | null | undefined)?.counters ?? {}) as Counters;
  const scripts = Array.isArray(other?.scripts) ? other.scripts.filter(isScript) : [];
  return {
    ...(/^\d+$/.test(String(metrica ?? '')) && { metrica: String(metrica) }),
    ...(/^G-\w+$/.test(String(ga4 ?? '')) && { ga4: String(ga4) }),
    ...(scripts.length > 0 && { other: { name: String(other?.name ?? ''), scripts } }),
  };
}

/** The event that the cookie notice dispatches on the document when the visitor has chosen. */
export const cookieChoiceEvent = 'tropa:cookies';

/** What counting needs from a page. */
export interface CountersPage {
  readonly window: Window;
  readonly storage: Parameters<typeof readCookieChoice>[0];
  readonly events: ShopEvents;
}

/**
 * Loads the counters when the visitor has consented, now or on an earlier page, and silences them when the visitor
 * withdraws consent, here or in another tab. Without a counter nothing is watched and nothing is fetched; what happened
 * before the consent is not reported.
 *
 * @param load fetches the code.
 * @returns a function that stops this.
 */
export function followCounters(
  counters: Counters,
  { window, storage, events }: CountersPage,
  load = () => import('./load-counters.js'),
): () => void {
  if (Object.keys(counters).length === 0) return () => {};
  let isAllowed = false;
  let stop: (() => void) | undefined;

  const hear = async (choice: CookieChoice | null, withPast: boolean): Promise<void> => {
    isAllowed = choice === 'all';
    if (!isAllowed) {
      stop?.();
      stop = undefined;
    }
    if (!isAllowed || stop) return;
    stop = () => {};
    const { loadCounters } = await load();
    // The visitor may have changed their mind meanwhile.
    if (isAllowed) stop = loadCounters(counters, { window, events, isAllowed: () => isAllowed, withPast });
  };
  const warn = (error: unknown) => {
    stop = undefined;
    console.error('The counters could not be loaded', error);
  };
  const chosen = (event: Event) => void hear((event as CustomEvent<CookieChoice>).detail, false).catch(warn);
  const chosenElsewhere = ({ key, newValue }: StorageEvent) => {
    if (key !== cookiesAcceptedKey) return;
    void hear(newValue === null ? null : newValue === 'necessary' ? 'necessary' : 'all', false).catch(warn);
  };
  window.document.addEventListener(cookieChoiceEvent, chosen);
  window.addEventListener('storage', chosenElsewhere);
  void hear(readCookieChoice(storage), true).catch(warn);
  return () => {
    window.document.removeEventListener(cookieChoiceEvent, chosen);
    window.removeEventListener('storage', chosenElsewhere);
    void hear(null, false);
  };
}
