/**
 * The page's one script, the loader: it only decides when the shop's code starts, and is small enough to cost nothing.
 * Until then links and forms work as plain HTML. It also works on a page of another server.
 */
import { loadEmbeddedSheet } from './embedded/embedded-sheet.js';
import type { MountedWidgets } from './hydration/mount-widgets.js';
import { catchEarlyClicks } from './hydration/early-clicks.js';
import { atFirstMoment } from './hydration/first-moment.js';
import { watchAbsence } from './hydration/watch-absence.js';
import { yieldToMain } from './hydration/yield-to-main.js';
import { followTheme } from './theme/follow-theme.js';

const wasAway = watchAbsence(window);
followTheme(window);

let starting: Promise<MountedWidgets> | null = null;
let tellStarted: (widgets: MountedWidgets) => void;

/** Resolves when the shop has started; awaiting it does not start anything. */
export const whenShopStarts = new Promise<MountedWidgets>((resolve) => {
  tellStarted = resolve;
});

/**
 * The page's chunks are requested together: otherwise each would wait until the one that imports it is parsed. They are
 * evaluated one by one: together they would block a phone for a quarter of a second.
 */
const loadChunks = async () => {
  const script = document.querySelector<HTMLScriptElement>('script[data-chunks]');
  const chunks = script?.dataset.chunks?.split(' ') ?? [];
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await yieldToMain();
  }
  for (const href of chunks) {
    // The code that needs it imports it again and reports the failure; the other widgets work without it.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await yieldToMain();
  }
};

/** The loader may run before the end of the document, where the page data are. */
const wholeDocument = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  else resolve();
});

/** Starts the shop, once: at the first idle moment, at the first click, or when the page's own script calls for it. */
export const startShop = (): Promise<MountedWidgets> => {
  starting ??= Promise.all([loadEmbeddedSheet(document), loadChunks(), wholeDocument])
    .then(() => import('./start.js'))
    .then(
      async (module) => {
        const widgets = await module.start(clicks, wasAway);
        tellStarted(widgets);
        return widgets;
      },
      (error: unknown) => {
        // The code did not load: the next click requests it again. A start that threw is not repeated.
        starting = null;
        throw error;
      },
    );
  return starting;
};

const clicks = catchEarlyClicks(
  document,
  (widget) =>
    void startShop().then(
      (shop) => shop.hurry(widget),
      (error: unknown) => {
        clicks.release(widget);
        throw error;
      },
    ),
);

atFirstMoment(() => void startShop());
