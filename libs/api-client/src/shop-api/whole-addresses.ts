import type { ShopSettings } from './shop-settings.js';

/** An address without a host, and nothing else: `/product/tent/`, not `//cdn.example` and not «/ 5 шт.». */
const isRootRelative = (text: string): boolean => /^\/(?!\/)\S*$/.test(text);

/** The same inside the HTML of the shop's content. */
const inMarkup = /(\s(?:href|src|poster)=["'])(\/(?!\/)[^"']*)/g;

function whole(value: unknown, origin: string): unknown {
  if (typeof value === 'string') {
    if (isRootRelative(value)) return origin + value;
    return value.includes('="/') || value.includes("='/") ? value.replace(inMarkup, `$1${origin}$2`) : value;
  }
  if (Array.isArray(value)) return value.map((item) => whole(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner, origin)]));
}

/**
 * The origin of a shop that is not the page's own; undefined for calls to the page's own origin, and on a server: it
 * often calls the shop by an internal name, which must not appear in a page.
 */
export function foreignOrigin(baseUrl: string | undefined): string | undefined {
  if (typeof location === 'undefined' || !baseUrl || !/^https?:\/\//.test(baseUrl)) return undefined;
  const { origin } = new URL(baseUrl);
  return location.origin === origin ? undefined : origin;
}

const publicOrigin = /^https?:\/\/[^/?#\s]+/;

/** Rejects a `publicUrl` that no page could link to: an error when the shop is created, not in its pages. */
export function checkPublicUrl(publicUrl: string | undefined): void {
  if (publicUrl === undefined || publicOrigin.test(publicUrl)) return;
  throw new Error(
    `publicUrl is "${publicUrl}": it must be the whole address of the shop, such as https://shop.example`,
  );
}

/**
 * Addresses of a response — links, pictures, the page to pay at — as a page of another origin can use them: the shop
 * writes them for its own pages, without a host. They get that of `publicUrl`, on a server and in the browser alike;
 * without one, that of a foreign `baseUrl`, in the browser only.
 */
export const withWholeAddresses = (
  result: unknown,
  { baseUrl, publicUrl = '' }: Pick<ShopSettings, 'baseUrl' | 'publicUrl'>,
): unknown => {
  const origin = publicOrigin.exec(publicUrl)?.[0] ?? foreignOrigin(baseUrl);
  return origin === undefined ? result : whole(result, origin);
};
