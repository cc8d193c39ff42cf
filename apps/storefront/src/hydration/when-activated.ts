/** Whether the browser is prerendering the page, for a visitor who may follow the link to it. */
export const isPrerendering = (document: Document): boolean =>
  'prerendering' in document && document.prerendering === true;

/** Resolves when the page is shown to the visitor: at once, unless it is being prerendered. */
export const whenActivated = (document: Document): Promise<void> =>
  new Promise((resolve) => {
    if (!isPrerendering(document)) resolve();
    else document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });

/**
 * `fetch` for a page that is being prerendered: requests wait until it is shown. A page that nobody opens requests
 * nothing personal, and one that is opened a minute later has the counters of that moment.
 */
export function fetchWhenActivated(document: Document, fetchFn: typeof fetch): typeof fetch {
  const activated = whenActivated(document);
  return async (...request) => {
    await activated;
    return fetchFn(...request);
  };
}
