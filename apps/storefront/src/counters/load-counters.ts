import type { ShopEvents } from '@tropa/api-client';
import { connectDataLayer } from '@tropa/api-client/analytics';
import { sharedLayer, type Counters } from './counters.js';

/** How the counters are fed. */
export interface CounterFeed {
  readonly window: Window;
  readonly events: ShopEvents;
  readonly isAllowed: () => boolean;
  /** Also send what has happened since the page was opened: the visitor had consented before. */
  readonly withPast: boolean;
}

/** True once the visitor has withdrawn the consent: other scripts may check it before they send anything, as the two known ones check theirs. */
const otherFlag = 'shopCountersOff';

type Calls = ((...call: unknown[]) => void) & { a?: unknown[][]; l?: number };
interface CounterWindow {
  ym?: Calls;
  dataLayer?: unknown[];
  tropaDataLayer?: unknown[];
  [sharedLayer]?: unknown[];
  [flag: string]: unknown;
}

/** An entry of the data layer for Google: the name of an event, and its values. */
type Ga4Entry = Readonly<Record<string, unknown>> & { readonly event?: string; readonly ecommerce?: object | null };

const addScript = ({ document }: Window, src: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
};

/** The calls wait in a list until the counter's script takes it, as its own snippet does. */
function loadMetrica(window: Window, id: string): unknown[] {
  const page = window as unknown as CounterWindow;
  const ym: Calls = page.ym ?? Object.assign((...call: unknown[]) => void (ym.a ??= []).push(call), { l: Date.now() });
  page.ym = ym;
  const layer = (page.tropaDataLayer ??= []);
  addScript(window, 'https://mc.yandex.ru/metrika/tag.js');
  ym(Number(id), 'init', { ecommerce: 'tropaDataLayer', clickmap: true, trackLinks: true, accurateTrackBounce: true });
  return layer;
}

function loadGa4(window: Window, id: string): { push: (entry: Ga4Entry) => void } {
  const page = window as unknown as CounterWindow;
  const layer = (page.dataLayer ??= []);
  // Google's script knows its own calls by their being `arguments`.
  function gtag(..._call: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  addScript(window, `https://www.googletagmanager.com/gtag/js?id=${id}`);
  gtag('js', new Date());
  gtag('config', id);
  return {
    push: ({ event, ecommerce, ...rest }) => {
      if (event !== undefined) gtag('event', event, { ...rest, ...ecommerce });
    },
  };
}

/** Scripts that read one data layer of the shop: any other counter of the owner's. */
function loadOther(window: Window, scripts: readonly string[]): unknown[] {
  const layer = ((window as unknown as CounterWindow)[sharedLayer] ??= []);
  for (const script of scripts) addScript(window, script);
  return layer;
}

/**
 * Adds the scripts of the counters to the page, once, and reports to them what happens in the shop.
 *
 * @returns a function that silences them: their scripts cannot be unloaded until the page is left.
 */
export function loadCounters(counters: Counters, feed: CounterFeed): () => void {
  const { window, isAllowed, withPast } = feed;
  const page = window as unknown as CounterWindow;
  const shop: Pick<ShopEvents, 'on'> = {
    on: ((name: '*', handler: never) => feed.events.on(name, handler, { withPast })) as ShopEvents['on'],
  };
  const stops: (() => void)[] = [];
  const add = (
    flag: string,
    counter: 'ga4' | 'yandex' | 'other',
    load: () => { push: (entry: Readonly<Record<string, unknown>>) => unknown },
  ) => {
    page[flag] = false;
    // One script for each, however often the visitor changes their mind; it reads the same data layer.
    const known = (page.tropaCounters ??= {}) as Record<string, ReturnType<typeof load>>;
    const dataLayer = (known[flag] ??= load());
    // Each has its own record of orders: one must not hide an order from the other.
    const memory = ownMemory(window, counter);
    const format = counter === 'yandex' ? 'yandex' : 'ga4';
    const disconnect = connectDataLayer(shop, { dataLayer, format, isAllowed, memory });
    stops.push(() => {
      disconnect();
      // Their scripts check these before they send anything.
      page[flag] = true;
    });
  };
  const { metrica, ga4, other } = counters;
  if (metrica !== undefined) add(`disableYaCounter${metrica}`, 'yandex', () => loadMetrica(window, metrica));
  if (ga4 !== undefined) add(`ga-disable-${ga4}`, 'ga4', () => loadGa4(window, ga4));
  if (other !== undefined) add(otherFlag, 'other', () => loadOther(window, other.scripts));
  return () => stops.forEach((stop) => stop());
}

/** Orders already reported to one counter. */
function ownMemory(window: Window, counter: string) {
  const keyOf = (key: string) => `${key}-${counter}`;
  return {
    getItem: (key: string) => window.localStorage.getItem(keyOf(key)),
    setItem: (key: string, value: string) => window.localStorage.setItem(keyOf(key), value),
  };
}
