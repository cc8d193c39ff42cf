/**
 * The page's one script, the loader: it only decides when the shop's code starts, and is small enough to cost nothing.
 * Until then links and forms work as plain HTML. It also works on a page of another server.
 */
import { loadEmbeddedSheet } from './embedded/embedded-sheet.js';
import { catchEarlyClicks } from './hydration/early-clicks.js';
import { atFirstMoment } from './hydration/first-moment.js';

let starting: Promise<{ hurry(widget: HTMLElement): void }> | null = null;

/** The page's chunks are requested together: otherwise each would wait until the one that imports it is parsed. */
const preloadChunks = () => {
  const script = document.querySelector<HTMLScriptElement>('script[data-chunks]');
  for (const href of script?.dataset.chunks?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
};

/** The loader may run before the end of the document, where the page data are. */
const wholeDocument = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  else resolve();
});

const start = () => {
  if (starting === null) preloadChunks();
  starting ??= Promise.all([loadEmbeddedSheet(document).then(() => import('./start.js')), wholeDocument]).then(
    ([module]) => module.start(clicks),
    (error: unknown) => {
      starting = null;
      clicks.release(document.documentElement);
      throw error;
    },
  );
  return starting;
};

const clicks = catchEarlyClicks(document, (widget) => void start().then((shop) => shop.hurry(widget)));

atFirstMoment(() => void start());
