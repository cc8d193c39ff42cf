import { productDetailSeed, seedStore, selectPageData, type ProductDetail } from '@tropa/api-client';
import { createStorefrontStore } from '../store/storefront-store.js';
import { parsePageData } from './page-data.reader.js';

/** The block as this shop's pages carry it; its JSON has no «<». */
const dataBlock = /<script type="application\/json" id="page-data">[^<]*<\/script>/;

/**
 * The product that a page of this shop is about, read from that page's own data: no call of the specification tells a
 * product's variants. Null where the page cannot be had or says nothing of a product: pages of other servers.
 */
export async function readProductOfPage(link: string, fetchFn: typeof fetch = fetch): Promise<ProductDetail | null> {
  // A page that our server drew says so on its body; links of another origin are not ours to read.
  if (document.body.dataset.url === undefined || new URL(link, document.baseURI).origin !== location.origin) return null;
  try {
    const answer = await fetchFn(link);
    if (!answer.ok) return null;
    // Nothing but the block is parsed: styles of the other page would break this page's content policy.
    const block = dataBlock.exec(await answer.text())?.[0] ?? '';
    const page = new DOMParser().parseFromString(block, 'text/html');
    const store = createStorefrontStore({ onError: () => {} });
    seedStore(store, parsePageData(page) ?? {}, { seeds: [productDetailSeed], url: link });
    return selectPageData(store.getState(), '_productDetail') ?? null;
  } catch {
    return null;
  }
}
