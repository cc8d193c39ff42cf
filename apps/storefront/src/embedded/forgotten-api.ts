import type { ShopEventMap } from '@tropa/api-client';

/**
 * Warns the developer of a page about a missing setting: its script comes from another origin, no `data-api` names the
 * shop, and a call to the page's own origin has failed. A page that proxies the calls itself never gets this warning,
 * and a refusal means that there is a shop. Logged once.
 *
 * @param shop origin that the script came from.
 */
export function hintAtForgottenApi(page: Document, shop: string): void {
  const own = new URL(page.baseURI).origin;
  if (shop === own || page.querySelector('script[src][data-api]')) return;
  const hint = (event: Event) => {
    const { source, kind } = (event as CustomEvent<ShopEventMap['error']>).detail;
    if (kind === 'shop') return;
    page.removeEventListener('tropa:error', hint);
    console.warn(
      `${source} failed: the calls go to ${own}/api/. If the shop is ${shop}, name it on the script: ` +
        `<script type="module" src="${shop}/…" data-api="${shop}">.`,
    );
  };
  page.addEventListener('tropa:error', hint);
}
