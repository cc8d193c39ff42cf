import type { ShopSettings } from '@tropa/api-client';

/** A trailing `/api` is a mistake with only one possible meaning: every call is under it. */
const tail = /(?:\/api)?\/*$/;

/**
 * Where the calls go, from the page's script tag: `data-api="https://shop.example"`. Without it they go to the page's
 * own origin. Another origin gets the visitor's cookie too: its CORS has to allow this one. `data-api-key`: the shop
 * wants a key, fetched from `/api/getkey/` before the first call (S1 §7); its value is the name of the header,
 * `X-Api-Key` when empty.
 */
export function readScriptSettings(page: Document): Pick<ShopSettings, 'baseUrl' | 'apiKey'> {
  return { ...readAddress(page), ...readKey(page) };
}

/** A header name (a token of RFC 9110). */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

function readKey(page: Document): Pick<ShopSettings, 'apiKey'> {
  const said = page.querySelector<HTMLScriptElement>('script[src][data-api-key]')?.dataset.apiKey?.trim();
  if (said === undefined) return {};
  if (said !== '' && !headerName.test(said)) {
    console.error(
      `data-api-key="${said}" is not a header name: use data-api-key="X-Api-Key". The key is sent in X-Api-Key.`,
    );
    return { apiKey: {} };
  }
  return { apiKey: said === '' ? {} : { header: said } };
}

function readAddress(page: Document): Pick<ShopSettings, 'baseUrl'> {
  const said = page.querySelector<HTMLScriptElement>('script[src][data-api]')?.dataset.api?.trim() ?? '';
  if (said === '') return {};
  const url = URL.canParse(said, page.baseURI) ? new URL(said, page.baseURI) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    console.error(
      `data-api="${said}" is not a URL: use data-api="https://shop.example". The calls go to the page's own origin.`,
    );
    return {};
  }
  return { baseUrl: url.origin + url.pathname.replace(tail, '') };
}
