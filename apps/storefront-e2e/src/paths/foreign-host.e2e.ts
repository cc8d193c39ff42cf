import assert from 'node:assert/strict';
import { builtWidgets, foreignPage } from '../foreign-host/foreign-page.js';
import { quiet, shown } from '../foreign-host/shown-widgets.js';
import { startStandIn, type StandIn } from '../foreign-host/stand-in.js';
import { titleOf } from '../support/lists.js';
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

test(
  'a page of another site shows every widget from the documented variables',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page }) => {
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
  },
);

test(
  'no widget makes a page of another site scroll sideways, on either margin',
  { tag: ['@soak:phone', '@soak:desktop'] },
  async ({ page }) => {
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
  'the script notifies a page of another site of what happens, and follows widgets that are added and removed',
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
    const title = await titleOf(cards.nth(1));
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
