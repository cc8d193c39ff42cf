import { productDetailSeed, seedStore, selectPageData, type ProductDetail } from '@tropa/api-client';
import { createStorefrontStore } from '../store/storefront-store.js';
import { parsePageData } from './page-data.reader.js';

/** The block as this shop's pages carry it; its JSON has no «<». */
const dataBlock = /<script type="application\/json" id="page-data">[^<]*<\/script>/;

/**
 * A product, read from the data of its own page: no call of the specification tells a product's variants. Null where the
 * page cannot be had, says nothing of a product or is about another one: pages of other servers.
 *
 * @param link Address of the page; '' where there is none.
 */
export async function readProductOfPage(
  id: number,
  link: string,
  fetchFn: typeof fetch = fetch,
): Promise<ProductDetail | null> {
  // A page that our server drew says so on its body.
  if (document.body.dataset.url === undefined || link === '') return null;
  try {
    // Links of another origin are not ours to read.
    if (new URL(link, document.baseURI).origin !== location.origin) return null;
    const answer = await fetchFn(link);
    if (!answer.ok) return null;
    // Nothing but the block is parsed: styles of the other page would break this page's content policy.
    const block = dataBlock.exec(await answer.text())?.[0] ?? '';
    const page = new DOMParser().parseFromString(block, 'text/html');
    const store = createStorefrontStore({ onError: () => {} });
    seedStore(store, parsePageData(page) ?? {}, { seeds: [productDetailSeed], url: link });
    const product = selectPageData(store.getState(), '_productDetail');
    return product?.id === id ? product : null;
  } catch {
    return null;
  }
}
