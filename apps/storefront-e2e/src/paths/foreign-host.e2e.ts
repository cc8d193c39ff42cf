import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { builtWidgets, foreignPage } from '../foreign-host/foreign-page.js';
import { quiet, shown } from '../foreign-host/shown-widgets.js';
import { startStandIn, type StandIn } from '../foreign-host/stand-in.js';
import { clientFile } from '../support/build.js';
import { test as base } from '../support/test.js';

const numbers = [1, 2, 3];
const pictures = (name: string) =>
  numbers.map((id) => ({ id, link: `/${name}/${id}/`, img: `/media/${name}-${id}/320.webp` }));
/** Values of another host for the five slider variables. */
const ownSliderData = {
  _mainSlider: { items: pictures('slide').map((slide) => ({ ...slide, title: `Слайд ${slide.id}` })), autoplay: false },
  _banners: numbers.map((id) => ({
    link: `/banner/${id}/`,
    image: `/media/banner-${id}/320.webp`,
    text: `Баннер ${id}`,
    isVideo: false,
  })),
  _sales: pictures('offer').map((sale) => ({ ...sale, title: `Акция ${sale.id}` })),
  _social: { link: 'https://vk.com/shop', items: pictures('photo').map((photo) => ({ ...photo, id: `${photo.id}` })) },
  _partners: pictures('partner').map((partner) => ({ ...partner, title: `Партнёр ${partner.id}` })),
};
/** What each of them then shows: a part of every link or picture. */
const ownSliders = { 'main-slider': 'slide', banners: 'banner', sales: 'offer', social: 'photo', partners: 'partner' };

/** Page margin: none, and that of a page without styles, px. */
const margins = [0, 8];
const widgetPages = Object.fromEntries(builtWidgets.map((name) => [`/${name}.html`, foreignPage([name])]));

/** What the build prints for a page that checks what it loads. */
const tags = readFileSync(clientFile('tropa.html'), 'utf8');
/** The same with a wrong hash of the chunk of a widget, as if somebody had changed that file. */
const wrong = `$1${'A'.repeat(64)}`;
const tamperedTags = tags.replace(/("\/assets\/BannersWidget-[^"]*\.js":"sha384-)[^"]*/, wrong);
/** The same for the style sheets of that widget, and for that of the whole script. */
const tamperedSheetTags = tags.replace(/("\/assets\/Banners[^"]*\.css":"sha384-)[^"]*/, wrong);
const tamperedBaseTags = tags.replace(/("\/assets\/tropa-[\w.]*-[\da-f]{8}\.css":"sha384-)[^"]*/, wrong);

/** A column beside the text of an article, px. */
const column = 340;
/** These are laid out by the window: the header and its parts, the front of the index page, what lies over the page. */
const ofTheWindow = ['header-links', 'header-menu', 'catalog-menu', 'main-slider', 'banners', 'cookie-notice'];

/** Runs in the page: parts that reach over the edge of the column and are not cut off by anything in it. */
function whatSticksOut(widget: Element, name: string): string[] {
  const main = document.querySelector('main') as Element;
  const edge = main.getBoundingClientRect().right;
  const isCut = (element: Element) => {
    for (let node: Element | null = element; node && node !== main; node = node.parentElement) {
      const { overflowX, position, clipPath } = getComputedStyle(node);
      if ((node !== element && overflowX !== 'visible') || position === 'fixed' || clipPath !== 'none') return true;
    }
    return false;
  };
  return [...widget.querySelectorAll('*')]
    .filter((element) => !element.closest('dialog, svg'))
    .filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > edge + 1 && !isCut(element);
    })
    .slice(0, 3)
    .map(
      (element) =>
        `${name}: <${element.tagName.toLowerCase()} class="${element.className}"> ends ${Math.round(element.getBoundingClientRect().right - edge)} px outside`,
    );
}

const test = base.extend<{
  host: StandIn;
  /** A shop on an origin of its own. */
  elsewhere: StandIn;
}>({
  elsewhere: async ({}, use) => {
    const elsewhere = await startStandIn({});
    await use(elsewhere);
    await elsewhere.stop();
  },
  host: async ({ elsewhere }, use) => {
    const host = await startStandIn({
      ...widgetPages,
      '/shop.html': foreignPage(builtWidgets),
      '/versioned.html': foreignPage(['search', 'banners'], { script: tags }),
      '/tampered.html': foreignPage(['search', 'banners'], { script: tamperedTags }),
      '/tampered-sheet.html': foreignPage(['search', 'banners'], { script: tamperedSheetTags }),
      '/tampered-base.html': foreignPage(['search'], { script: tamperedBaseTags }),
      '/sliders.html': foreignPage(Object.keys(ownSliders), { data: ownSliderData }),
      '/forms.html': foreignPage(['sales', 'work', 'dialogs']),
      '/no-shop.html': foreignPage(['header-links', 'catalog', 'dialogs'], {
        data: { _items: undefined },
        api: elsewhere.address,
      }),
      '/goods.html': foreignPage(['header-links', 'search', 'catalog', 'dialogs'], { data: { _items: undefined } }),
    });
    elsewhere.allowed.add(host.address);
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

test('a page of another site shows every widget from the documented variables', async ({ page }) => {
  await page.goto('/shop.html');
  for (const name of builtWidgets) {
    const widget = page.locator(`[data-widget="${name}"]`);
    await widget.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => {});
    await page.locator(`[data-widget="${name}"][data-ready]`).waitFor({ state: 'attached' });
    const sign = shown[name];
    if (sign) await sign(widget).waitFor({ state: 'attached' });
  }
  // A new widget needs an entry here.
  assert.deepEqual(
    builtWidgets.filter((name) => !(name in shown) && !quiet.includes(name)),
    [],
  );
});

test(
  'the versioned script comes with its own sheets, and nothing that was changed runs',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    await page.goto('/versioned.html');
    await page.locator('[data-widget="banners"][data-ready] a').first().waitFor({ state: 'attached' });
    const sheets = await page
      .locator('link[rel="stylesheet"][href*="/tropa"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    assert.deepEqual(
      sheets.map((path) => path.replace(/[\da-f]{8}/, 'hash')),
      ['/assets/tropa-0.1.0-hash.css'],
    );

    assert.notEqual(tamperedTags, tags);
    expectFault(/integrity|BannersWidget|banners/i);
    await page.goto('/tampered.html');
    await page.locator('[data-widget="search"] input').first().click();
    await page.locator('[data-widget="search"][data-ready]').waitFor({ state: 'attached' });
    assert.equal(await page.locator('[data-widget="banners"] a').count(), 0);

    // A widget whose sheet was changed does not come either: what it looks like is not what was published.
    assert.notEqual(tamperedSheetTags, tags);
    await page.goto('/tampered-sheet.html');
    await page.locator('[data-widget="search"] input').first().click();
    await page.locator('[data-widget="search"][data-ready]').waitFor({ state: 'attached' });
    assert.equal(await page.locator('[data-widget="banners"] a').count(), 0);

    // Without the sheet of all widgets they are plain, and work.
    assert.notEqual(tamperedBaseTags, tags);
    await page.goto('/tampered-base.html');
    await page.locator('[data-widget="search"] input').first().click();
    await page.locator('[data-widget="search"][data-ready]').waitFor({ state: 'attached' });
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tropa-color-text')),
      '',
    );
  },
);

test('no widget makes a page of another site scroll sideways, on either margin', async ({ page }) => {
  const wide: string[] = [];
  for (const name of builtWidgets) {
    await page.goto(`/${name}.html`);
    const widget = page.locator(`[data-widget="${name}"]`);
    await page.locator(`[data-widget="${name}"][data-ready]`).waitFor({ state: 'attached' });
    if (shown[name]) await shown[name](widget).waitFor({ state: 'attached' });
    for (const margin of margins) {
      const overflow = await page.evaluate((px) => {
        document.body.style.margin = `${px}px`;
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }, margin);
      if (overflow > 0) wide.push(`${name}: ${overflow} px on a margin of ${margin} px`);
    }
  }
  assert.deepEqual(wide, []);
});

test(
  'in a narrow column of a wide window every widget keeps inside, and looks as in a narrow window',
  { tag: '@desktop' },
  async ({ page }) => {
    const out: string[] = [];
    for (const name of builtWidgets) {
      await page.goto(`/${name}.html`);
      await page.addStyleTag({
        content: `main { inline-size: ${column}px; padding-inline: 8px; box-sizing: border-box }`,
      });
      await page.locator(`[data-widget="${name}"][data-ready]`).waitFor({ state: 'attached' });
      const widget = page.locator(`[data-widget="${name}"]`);
      if (shown[name]) await shown[name](widget).waitFor({ state: 'attached' });
      if (!ofTheWindow.includes(name)) out.push(...(await widget.evaluate(whatSticksOut, name)));
    }
    assert.deepEqual(out, []);

    const narrow = async (name: string, part: string) => {
      await page.goto(`/${name}.html`);
      await page.addStyleTag({ content: `main { inline-size: ${column}px }` });
      await page.locator(`[data-widget="${name}"][data-ready]`).waitFor({ state: 'attached' });
      return page.locator(`[data-widget="${name}"] ${part}`);
    };
    const widthOf = async (name: string, part: string) =>
      (await (await narrow(name, part)).first().boundingBox())?.width ?? 0;
    // A card in view and not a quarter of one, a photo of four in a row and not of eight.
    assert.ok((await widthOf('best-offers', 'article')) > 140);
    assert.ok((await widthOf('instructors', 'li')) > 200);
    assert.ok((await widthOf('social', 'li')) > 60);
    assert.ok((await widthOf('articles', 'article')) > 200);
    // The filters open in a drawer: their column would leave the goods no room.
    const filters = await narrow('catalog', '[data-part="filters"]');
    await page.locator('[data-widget="catalog"] article').first().waitFor();
    assert.equal(await filters.isVisible(), false);
    await page.getByRole('button', { name: /Фильтры/ }).click();
    await page.getByRole('dialog').getByText('Цена').first().waitFor();
  },
);

test(
  'a page of another site sells: a list without page data, search, the basket',
  { tag: '@desktop' },
  async ({ page, host }) => {
    await page.goto('/goods.html');
    const catalog = page.locator('[data-widget="catalog"]');
    await catalog.getByRole('article').first().waitFor();
    assert.ok(host.backend.callsOf('getListing').length > 0);
    await catalog.getByRole('button', { name: 'В корзину' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /Корзина.*1/ })
      .first()
      .waitFor();
  },
);

test('a page of another site shows its dialogs and sends its forms', { tag: '@desktop' }, async ({ page, host }) => {
  await page.goto('/forms.html');
  await page.getByRole('button', { name: /Скидки на лыжи/ }).click();
  const sale = page.getByRole('dialog');
  await sale.waitFor();
  await page.keyboard.press('Escape');
  await sale.waitFor({ state: 'detached' });
  await page.locator('[data-widget="work"]').getByRole('button', { name: 'заполнить анкету' }).click();
  const form = page.getByRole('form', { name: 'Анкета' });
  await form.getByRole('textbox', { name: 'Телефон' }).fill('9123456789');
  await form.getByRole('textbox', { name: /mail/i }).fill('anna@example.ru');
  await form.getByRole('button', { name: 'Отправить' }).click();
  await page.getByRole('dialog', { name: 'Анкета отправлена!' }).waitFor();
  const [sent] = host.backend.callsOf('sendMessage');
  assert.equal(sent?.body.id, '1');
  assert.equal(sent?.body.phone, '9123456789');
});

test(
  "a page on another origin names the shop: every call goes there, with the visitor's cookie",
  { tag: '@desktop' },
  async ({ page, host, elsewhere }) => {
    const before = host.backend.calls.length;
    await page.goto('/no-shop.html');
    const catalog = page.locator('[data-widget="catalog"]');
    await catalog.getByRole('article').first().waitFor();
    await catalog.getByRole('button', { name: 'В корзину' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /Корзина.*1/ })
      .first()
      .waitFor();
    assert.equal(host.backend.calls.length, before, "nothing is asked of the page's own origin");
    assert.equal(elsewhere.backend.callsOf('addItemToBasket').length, 1);
    assert.ok(elsewhere.backend.callsOf('getListing').length > 0);
    const card = catalog.getByRole('article').first();
    const picture = await card.locator('img').getAttribute('src');
    assert.ok(picture?.startsWith(`${elsewhere.address}/`), `pictures come from the shop: ${picture}`);
    const link = await card.getByRole('link').first().getAttribute('href');
    assert.ok(link?.startsWith(`${elsewhere.address}/`), `links lead to the shop: ${link}`);
    // The first response set it.
    assert.equal(elsewhere.cookies.at(-1), 'sid=1');
  },
);

test(
  'the script of a page of another site tells it what happens, and follows widgets that come and go',
  { tag: '@desktop' },
  async ({ page }) => {
    // Before any other script of the page: `Tropa` is not there yet, the document is.
    await page.addInitScript(() => {
      const told: unknown[] = [];
      document.addEventListener('tropa:event', (event) => told.push((event as CustomEvent).detail));
      Object.assign(window, { told });
    });
    type Told = { name: string; detail: { product?: Record<string, unknown>; list?: string; products?: unknown[] } };
    const told = () => page.evaluate<Told[]>('window.told');
    await page.goto('/goods.html');
    const catalog = page.locator('[data-widget="catalog"]');
    const cards = catalog.getByRole('article');
    await cards.nth(1).getByRole('button', { name: 'В корзину' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    const title = await cards.nth(1).getByRole('heading').innerText();
    const events = await told();
    const viewed = events.find(({ name }) => name === 'list:viewed');
    assert.equal(viewed?.detail.list, 'catalog');
    assert.equal(viewed?.detail.products?.length, await cards.count());
    const { product } = events.find(({ name }) => name === 'basket:added')?.detail ?? {};
    assert.deepEqual([product?.name, product?.quantity, product?.list, product?.position], [title, 1, 'catalog', 2]);

    // A widget that the page adds later, and one that it removes.
    await page.evaluate(() => {
      const late = document.createElement('div');
      late.dataset.widget = 'favorites';
      document.body.append(late);
    });
    const late = page.locator('[data-widget="favorites"]');
    await late
      .getByText(/пока|нет/)
      .first()
      .waitFor();
    await page.evaluate(() => {
      const element = document.querySelector('[data-widget="favorites"]');
      Object.assign(window, { element });
      element?.remove();
    });
    await page.waitForFunction('window.element.childNodes.length === 0');
    assert.match(await page.evaluate<string>('window.Tropa.version'), /^\d+\.\d+\.\d+/);
  },
);

test(
  'each of the five sliders shows every item of its page variable, in their order',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/sliders.html');
    for (const [widget, name] of Object.entries(ownSliders)) {
      const part = page.locator(`[data-widget="${widget}"]`);
      await part.scrollIntoViewIfNeeded();
      await page.locator(`[data-widget="${widget}"][data-ready]`).waitFor({ state: 'attached' });
      const shown = await part.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
      assert.deepEqual(
        shown,
        numbers.map((id) => `/media/${name}-${id}/320.webp`),
        `pictures of ${widget}`,
      );
      // A sale opens its dialog, the others are links.
      if (widget === 'sales') {
        for (const id of numbers) await part.getByRole('button', { name: `Акция ${id}` }).waitFor();
        continue;
      }
      const links = await part
        .locator(`a[href*="/${name}/"]`)
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      assert.deepEqual(
        links,
        numbers.map((id) => `/${name}/${id}/`),
        `links of ${widget}`,
      );
    }
  },
);
