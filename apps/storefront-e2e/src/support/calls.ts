import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

/** What a page has requested, and what of it is still in flight. */
interface Traffic {
  readonly inFlight: Set<Request>;
  readonly begun: { calls: number; all: number };
}

const traffic = new WeakMap<Page, Traffic>();

const isCall = (request: Request): boolean => request.resourceType() === 'fetch';
/** A script that is still loading may make a call. */
const mayCall = (request: Request): boolean => isCall(request) || request.resourceType() === 'script';

function watchPage(page: Page): void {
  const inFlight = new Set<Request>();
  const begun = { calls: 0, all: 0 };
  traffic.set(page, { inFlight, begun });
  page.on('request', (request) => {
    // A page that is being left no longer waits for anything.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) inFlight.clear();
    inFlight.add(request);
    begun.all += 1;
    if (mayCall(request)) begun.calls += 1;
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
}

/** Keeps track of the requests of a visitor's pages. */
export const watchCalls = (context: BrowserContext): void => void context.on('page', watchPage);

/** Resolves when the page has rendered two frames, so that effects and observers have run, and is idle. */
const idleTurn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2000 })));
      }),
  );

/** Nothing is in flight, and the page, rendered and idle twice, requests nothing more. */
async function untilQuiet(page: Page, kind: 'calls' | 'all', timeout = 60_000): Promise<void> {
  const watched = traffic.get(page);
  if (!watched) throw new Error('The requests of this page are not watched: its context needs `watchCalls`.');
  const { inFlight, begun } = watched;
  const assertNothingPending = () => {
    const pending = [...inFlight].filter((request) => kind === 'all' || mayCall(request));
    expect(pending.map((request) => request.url())).toEqual([]);
  };
  await expect(async () => {
    assertNothingPending();
    const before = begun[kind];
    await idleTurn(page);
    await idleTurn(page);
    assertNothingPending();
    expect(begun[kind], 'requests that began meanwhile').toBe(before);
  }).toPass({ intervals: [20], timeout });
}

/** Every call of the page has its response, and none followed from it. */
export const untilAnswered = (page: Page): Promise<void> => untilQuiet(page, 'calls');

/**
 * Everything that the page requested has arrived, scripts, fonts and pictures too, and nothing followed from it. Unlike
 * the load state `networkidle`, it can be awaited again on the same page, and does not wait for half a second of silence.
 */
export const untilLoaded = (page: Page, timeout?: number): Promise<void> => untilQuiet(page, 'all', timeout);
