import { productDetailSeed, seedStore, selectPageData, type ProductDetail } from '@tropa/api-client';
import { createStorefrontStore } from '../store/storefront-store.js';
import { parsePageData } from './page-data.reader.js';

/** The block as this shop's pages contain it; its JSON has no «<». */
const dataBlock = /<script type="application\/json" id="page-data">[^<]*<\/script>/;

/**
 * A product, read from the data of its own page: no call of the specification returns a product's variants. Null when
 * the page cannot be fetched, has no product or has another one, as on pages of other servers.
 *
 * @param link URL of the page; '' when there is none.
 */
export async function readProductOfPage(
  id: number,
  link: string,
  fetchFn: typeof fetch = fetch,
): Promise<ProductDetail | null> {
  // Our server marks its pages on the body.
  if (document.body.dataset.url === undefined || link === '') return null;
  try {
    // Pages of another origin cannot be read.
    if (new URL(link, document.baseURI).origin !== location.origin) return null;
    const answer = await fetchFn(link);
    if (!answer.ok) return null;
    // Only the block is parsed: styles of the other page would violate this page's Content-Security-Policy.
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
