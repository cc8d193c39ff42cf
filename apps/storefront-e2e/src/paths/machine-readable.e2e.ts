import assert from 'node:assert/strict';
import { productCard } from '../support/goods.js';
import { shownPrices, shownTitles, untilAlive } from '../support/lists.js';
import { machineFacts, resourcesOf } from '../support/machine.js';
import { roubles } from '../support/roubles.js';
import { test } from '../support/test.js';

const product = '/product/botinki-zimnie-bars-sledopyt-kids-detskie/';

/** Kinds of pages and the schema.org types that each must have besides its breadcrumbs. */
const kinds: readonly (readonly [address: string, things: readonly string[]])[] = [
  ['/', ['Organization', 'WebSite']],
  ['/catalog/', ['ItemList', 'BreadcrumbList']],
  ['/catalog/obuv/', ['ItemList', 'BreadcrumbList']],
  ['/sale/', ['ItemList', 'BreadcrumbList']],
  ['/best-offers/', ['ItemList', 'BreadcrumbList']],
  [product, ['Product', 'BreadcrumbList']],
  ['/articles/', ['ItemList', 'BreadcrumbList']],
  ['/articles/kak-vybrat-begovye-lyzhi/', ['Article', 'BreadcrumbList']],
  ['/contacts/', ['SportingGoodsStore', 'BreadcrumbList']],
  ['/about/shops/', ['SportingGoodsStore', 'BreadcrumbList']],
  ['/about/history/', ['BreadcrumbList']],
  ['/about/work/', ['BreadcrumbList']],
  ['/service/', ['BreadcrumbList']],
  ['/project/', ['BreadcrumbList']],
  ['/privacy/', ['BreadcrumbList']],
  ['/basket', ['BreadcrumbList']],
  ['/favorites/', ['BreadcrumbList']],
];

test(
  'every kind of page has structured data, and violates no Content-Security-Policy',
  { tag: '@desktop' },
  async ({ page }) => {
    const titles: string[] = [];
    for (const [address, expected] of kinds) {
      await page.goto(address);
      await untilAlive(page, 'header-links');
      const facts = await machineFacts(page);
      const { origin } = new URL(page.url());
      assert.deepEqual(facts.canonicals, [`${origin}${address}`], address);
      assert.deepEqual([...new Set(facts.things.map((thing) => thing['@type']))], expected, address);
      assert.deepEqual(facts.contexts, ['https://schema.org'], address);
      assert.ok(facts.description.length > 10 && facts.description !== facts.title, `${address}: ${facts.description}`);
      assert.deepEqual(
        [facts.og.title, facts.og.description, facts.og.url, facts.og.locale, facts.og.siteName],
        [facts.title, facts.description, `${origin}${address}`, 'ru_RU', 'Тропа'],
        address,
      );
      const picture = await page.request.get(facts.og.image);
      assert.match(picture.headers()['content-type'] ?? '', /^image\//, `${address}: ${facts.og.image}`);
      titles.push(facts.title);
    }
    assert.equal(new Set(titles).size, titles.length, 'no two pages have one title');
  },
);

test(
  'structured data have the price that the product page shows, and the goods that a list shows',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(product);
    await productCard(page).locator('[data-status="ready"]').waitFor();
    const [told] = (await machineFacts(page)).things as unknown as {
      offers: { lowPrice: number; availability: string };
      name: string;
    }[];
    assert.equal(told?.name, await page.getByRole('heading', { level: 1 }).innerText());
    const shown = await productCard(page)
      .getByText(/\d[\d\s]*₽/)
      .first()
      .innerText();
    assert.equal(told?.offers.lowPrice, roubles(shown));
    assert.equal(told?.offers.availability, 'https://schema.org/InStock');

    await page.goto('/catalog/obuv/?page=2');
    const { things, canonicals, robots, title } = await machineFacts(page);
    const { origin } = new URL(page.url());
    assert.deepEqual([canonicals, robots], [[`${origin}/catalog/obuv/?page=2`], '']);
    assert.match(title, /страница 2/);
    const [list] = things as unknown as { itemListElement: { position: number; url: string }[] }[];
    const links = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    assert.equal(links.length, (await shownTitles(page)).length);
    assert.deepEqual(
      list?.itemListElement.map(({ url }) => url),
      links,
    );

    await page.goto('/catalog/obuv/?sort=price-desc');
    const sorted = await machineFacts(page);
    assert.deepEqual([sorted.canonicals, sorted.robots], [[`${origin}/catalog/obuv/`], 'noindex, follow']);
  },
);

test(
  'robots.txt leads to the sitemap, the sitemap to the pages, the feed to the goods at their prices',
  { tag: '@soak:desktop' },
  async ({ page }) => {
    await page.goto('/privacy/');
    const { origin } = new URL(page.url());
    const robots = await (await page.request.get('/robots.txt')).text();
    const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    assert.equal(map, `${origin}/sitemap.xml`);
    const addresses = await page.evaluate(async (url) => {
      const parsed = new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error('not well-formed');
      return [...parsed.querySelectorAll('loc')].map((loc) => loc.textContent ?? '');
    }, map);
    assert.ok(addresses.length > 1_000, `${addresses.length} pages`);
    for (const [address] of kinds.filter(([path]) => !['/basket', '/favorites/'].includes(path))) {
      assert.ok(addresses.includes(`${origin}${address}`), address);
    }

    const offers = await page.evaluate(async () => {
      const parsed = new DOMParser().parseFromString(await (await fetch('/feed.yml')).text(), 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error('not well-formed');
      return [...parsed.querySelectorAll('offer')].map((offer) => ({
        url: offer.querySelector('url')?.textContent ?? '',
        price: Number(offer.querySelector('price')?.textContent),
        isAvailable: offer.getAttribute('available') === 'true',
      }));
    });
    assert.ok(offers.length > 5_000, `${offers.length} offers`);
    const available = offers.filter(({ isAvailable }) => isAvailable);
    for (const { url, price } of [0, 0.5, 0.99].map((part) => available[Math.floor(available.length * part)]!)) {
      await page.goto(url);
      await productCard(page).locator('[data-status="ready"]').waitFor();
      const shown = await productCard(page)
        .getByText(/\d[\d\s]*₽/)
        .first()
        .innerText();
      assert.equal(roubles(shown), price, url);
    }
    await page.goto('/catalog/');
    const [first] = await shownPrices(page);
    assert.ok(offers.some(({ price }) => price === first));
  },
);

test('a style that the page was not rendered with is blocked', { tag: '@desktop' }, async ({ page, expectFault }) => {
  expectFault(/refused by the policy: style-src-attr/);
  expectFault(/refused by the policy: style-src-elem/);
  expectFault(/Content Security Policy/);
  await page.goto('/');
  // The browser reports a violation a moment later.
  const told = [
    /refused by the policy: style-src-attr/,
    /refused by the policy: style-src-elem/,
    /Content Security Policy/,
  ].map((words) => page.waitForEvent('console', (message) => words.test(message.text())));
  const putIn = page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p id="put-in" style="opacity: 0.5">x</p><style>#put-in { color: red }</style>',
    );
    const put = getComputedStyle(document.getElementById('put-in') as HTMLElement);
    const framed = document.querySelector('[style*="--picture-ratio"]') as HTMLElement;
    return {
      opacity: put.opacity,
      color: put.color,
      ratio: getComputedStyle(framed).getPropertyValue('--picture-ratio'),
    };
  });
  const [looks] = await Promise.all([putIn, ...told]);
  assert.equal(looks.opacity, '1');
  assert.notEqual(looks.color, 'rgb(255, 0, 0)');
  assert.notEqual(looks.ratio, '', 'what the page was rendered with is in force');
});

test('no page refers to a third-party host except in links', { tag: '@soak:desktop' }, async ({ page }) => {
  await page.goto('/privacy/');
  const { origin } = new URL(page.url());
  const map = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.slice(origin.length));
  const products = paths.filter((path) => path.startsWith('/product/'));
  const others = paths.filter((path) => !path.startsWith('/product/'));
  const personal = ['/basket', '/order', '/orders', '/profile', '/favorites/', '/catalog/compare/', '/search/?q=лыжи'];
  // Every twentieth product: one screen renders them all from one table.
  for (const path of [...others, ...personal, ...products.filter((_path, index) => index % 20 === 0)]) {
    const answer = await page.request.get(path);
    assert.equal(answer.status(), 200, path);
    const resources = await resourcesOf(page, await answer.text());
    assert.ok(resources.length > 5, path);
    const foreign = resources.filter((address) => {
      const { protocol, origin: whose } = new URL(address, origin);
      return protocol !== 'data:' && whose !== origin;
    });
    assert.deepEqual(foreign, [], path);
  }
});
