import type { ShopSettings } from '@tropa/api-client';

/** `/api` at the end is a slip that cannot mean anything else: every call lies under it. */
const tail = /(?:\/api)?\/*$/;

/**
 * Where the calls go, as the page's script tag says: `data-api="https://shop.example"`. Without it they go to the page's
 * own origin. Another origin gets the visitor's cookie too: it has to name this one in its CORS.
 */
export function readScriptSettings(page: Document): Pick<ShopSettings, 'baseUrl' | 'credentials'> {
  const said = page.querySelector<HTMLScriptElement>('script[src][data-api]')?.dataset.api?.trim() ?? '';
  if (said === '') return {};
  const url = URL.canParse(said, page.baseURI) ? new URL(said, page.baseURI) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    console.error(`data-api="${said}" is no address: write data-api="https://shop.example". The calls go to the page's own origin.`);
    return {};
  }
  const isForeign = url.origin !== new URL(page.baseURI).origin;
  return { baseUrl: url.origin + url.pathname.replace(tail, ''), ...(isForeign && { credentials: 'include' }) };
}
