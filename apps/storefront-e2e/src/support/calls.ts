import type { BrowserContext, Page, Request } from '@playwright/test';

const inFlight = new WeakMap<Page, Set<Request>>();

function watchPage(page: Page): void {
  const calls = new Set<Request>();
  inFlight.set(page, calls);
  page.on('request', (request) => {
    // A page that is left waits for nothing any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.clear();
    if (request.resourceType() === 'fetch') calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
}

/** Keeps count of the calls that the pages of a visitor wait for. */
export const watchCalls = (context: BrowserContext): void => void context.on('page', watchPage);

/** How long nothing is asked before a page counts as quiet, ms. */
const quiet = 300;

/** Every call of the page is answered. Unlike the load state `networkidle`, which a page reaches once and for ever. */
export async function untilAnswered(page: Page): Promise<void> {
  const calls = inFlight.get(page);
  const end = Date.now() + 15_000;
  for (let since = Date.now(); Date.now() - since < quiet; await page.waitForTimeout(50)) {
    if (calls?.size) since = Date.now();
    if (Date.now() > end) throw new Error(`Not answered: ${[...(calls ?? [])].map((call) => call.url()).join(', ')}`);
  }
}
