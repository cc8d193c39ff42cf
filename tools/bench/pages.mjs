import { measurePresses } from './presses.mjs';
import { measureTransfer } from './transfer.mjs';
import { measureDesktop, measureMobile } from './vitals.mjs';

/** Pages whose paints, tasks and clicks are measured; `isOwn`: as a signed-in visitor sees it. */
export const measuredPages = [
  { name: 'index', path: '/' },
  { name: 'catalogue', path: '/catalog/' },
  { name: 'product', path: ({ product }) => product.link },
  { name: 'basket', path: '/basket', isOwn: true },
  { name: 'order', path: '/order', isOwn: true },
  { name: 'orders', path: '/orders', isOwn: true },
  { name: 'profile', path: '/profile', isOwn: true },
];

/** Pages for which only the bytes are counted. */
const otherPages = ({ compared, article }) => ({
  sale: '/sale/',
  search: '/search/?q=палатка',
  'best offers': '/best-offers/',
  comparison: `/catalog/compare/?ids=${compared}`,
  articles: '/articles/',
  article,
  project: '/project/',
  history: '/about/history/',
  shops: '/about/shops/',
  work: '/about/work/',
  service: '/service/',
  contacts: '/contacts/',
});

/**
 * A page as in a shop with visitors: pictures are encoded on the first request, and a page is recompressed on the
 * tenth, a tenth smaller. These visits are not counted.
 */
async function warmUp(browser, url) {
  await measureTransfer(browser, url, {});
  for (let visit = 0; visit < 10; visit += 1)
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  await new Promise((done) => setTimeout(done, 1500));
}

const visitOf = ({ path, isOwn }, shop) => ({
  url: shop.address + (typeof path === 'function' ? path(shop.visitor) : path),
  options: isOwn ? { cookies: shop.visitor.cookies } : {},
});

/** What a first visit transfers, page by page; for a build to compare with, only the pages that are measured. */
export async function measureTransfers(browser, shop, isCompared) {
  const found = {};
  for (const page of measuredPages) {
    const { url, options } = visitOf(page, shop);
    await warmUp(browser, url);
    found[page.name] = await measureTransfer(browser, url, options);
  }
  if (isCompared) return found;
  for (const [name, path] of Object.entries(otherPages(await examples(shop.address)))) {
    await warmUp(browser, shop.address + path);
    found[name] = await measureTransfer(browser, shop.address + path);
  }
  return found;
}

/** Goods to compare and an article. */
async function examples(address) {
  const ask = async (path, init) => (await (await fetch(`${address}${path}`, init)).json()).result;
  const body = JSON.stringify({ sectionId: 0, page: 1, limit: 15, sort: 'name-asc' });
  const headers = { 'content-type': 'application/json' };
  const { items } = await ask('/api/catalog/getItems/', { method: 'POST', headers, body });
  const articles = await ask('/api/articles/getArticles/?page=1');
  return {
    compared: items
      .slice(0, 4)
      .map(({ id }) => id)
      .join(','),
    article: articles.items[0].link,
  };
}

/** Interaction to Next Paint of one page. */
export function measurePagePresses(browser, page, shop) {
  const { url, options } = visitOf(page, shop);
  return measurePresses(browser, url, options);
}

/** Paints and tasks of one visit to one page. */
export async function measurePage({ browser, port }, page, shop) {
  const { url, options } = visitOf(page, shop);
  const mobile = await measureMobile(browser, port, url, options);
  const desktop = await measureDesktop(browser, url, options);
  return {
    ...mobile,
    ttfbMs: desktop.ttfbMs,
    desktopFcpMs: desktop.fcpMs,
    desktopLcpMs: desktop.lcpMs,
    desktopCls: desktop.cls,
  };
}
