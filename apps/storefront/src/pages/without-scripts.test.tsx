import type { WithoutScripts } from '@tropa/render-contract';
import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { pageDataFixtures } from '@tropa/api-client/testing';
import { WidgetShell } from '../shell/WidgetShell.js';
import { createSeeder, createStorefrontStore } from '../store/storefront-store.js';
import { resolveFlags } from '../flags/flags.js';
import { renderTestPage, pageInput, parsePage } from '../testing/page.fixtures.js';
import * as productWidget from '../widgets/product/ProductWidget.js';

const facts: WithoutScripts = {
  city: 'Тюмень',
  isInCity: true,
  pickupDate: 'сегодня до 21:00',
  deliveryDate: '25 ноября',
  shops: [{ address: 'Тюмень, ул. Республики, 142', amount: 3 }],
  otherShops: 4,
  reviews: [{ name: '', date: '01.02.2026', value: 4, text: 'Не промокли.\nБеру вторые.' }],
};
const product = pageDataFixtures._productDetail;
const [first, second] = product.retail ?? [];
const url = `/product/x/?offer=${second?.id}`;

/** The page as a browser without scripts parses it. */
const renderPlain = async (changes: Parameters<typeof pageInput>[1] = {}) => {
  const { html } = await renderTestPage(pageInput('product', { url, withoutScripts: facts, ...changes }));
  const noscripts = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside ?? '');
  return { html, plain: parsePage(noscripts.join('')).body };
};

describe('the page of a product where scripts are off', () => {
  it('has a form that the server handles, with the variant of the address chosen', async () => {
    const { plain } = await renderPlain();
    const form = plain.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/basket/add/']);
    expect(form?.querySelector('input')).toMatchObject({ name: 'id', value: String(product.id) });
    expect(form?.querySelector('select')).toMatchObject({ name: 'retailId', value: String(second?.id) });
    const options = [...form!.querySelectorAll('option')];
    expect(options.map(({ value }) => value)).toEqual(product.retail?.map(({ id }) => String(id)));
    expect(options.map(({ disabled }) => disabled)).toEqual(
      product.retail?.map(({ isAvailable }) => isAvailable === false),
    );
    expect(form?.querySelector('button')?.type).toBe('submit');
  });

  it('opens with the first available variant where the address names none', async () => {
    const retail = product.retail?.map((variant, index) => ({ ...variant, isAvailable: index > 0 })) ?? [];
    const data = { ...pageDataFixtures, _productDetail: { ...product, retail } };
    const chosenAt = async (url: string) => (await renderPlain({ data, url })).plain.querySelector('select')?.value;
    expect(await chosenAt('/product/x/')).toBe(String(second?.id));
    // A link to a variant shows that variant; it is never replaced by another one.
    const { plain } = await renderPlain({ data, url: `/product/x/?offer=${first?.id}` });
    expect(plain.querySelector(`option[value="${first?.id}"]`)).toMatchObject({ selected: true, disabled: true });
  });

  it('says where it is, whom to call and what buyers think', async () => {
    const { plain } = await renderPlain();
    expect(plain.textContent).toContain('Тюмень, ул. Республики, 142 — 3 шт.');
    expect(plain.textContent).toContain('и ещё в других: 4');
    expect(plain.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+7\d{10}$/);
    expect(plain.textContent).toContain('Покупатель 01.02.2026');
    expect(plain.textContent).toContain('Не промокли.');
  });

  it("says when it is available in the visitor's city; from elsewhere it is delivered", async () => {
    const { plain } = await renderPlain();
    expect(plain.textContent).toContain('Ваш город — Тюмень');
    expect(plain.textContent).toContain('Забрать сегодня до 21:00');
    expect(plain.textContent).toContain('Доставка 25 ноября');
    const far = { ...facts, city: 'Москва', isInCity: false, pickupDate: '27 ноября' };
    expect((await renderPlain({ withoutScripts: far })).plain.textContent).toContain('Привезём 27 ноября');
    const sold = { ...facts, pickupDate: '', deliveryDate: '' };
    expect((await renderPlain({ withoutScripts: sold })).plain.textContent).not.toMatch(/Ваш город|Забрать|Доставка/);
  });

  it('names the price of every variant', async () => {
    const { plain } = await renderPlain();
    expect(plain.querySelector(`option[value="${first?.id}"]`)?.textContent).toMatch(/ — [\d\u00A0,]+\u00A0₽/);
  });

  it('does not offer what is sold out', async () => {
    const retail = product.retail?.map((variant) => ({ ...variant, isAvailable: false })) ?? [];
    const { plain } = await renderPlain({
      data: { ...pageDataFixtures, _productDetail: { ...product, retail } },
      withoutScripts: { ...facts, shops: [], reviews: [] },
    });
    expect(plain.querySelector('form')).toBeNull();
    expect(plain.textContent).toContain('Нет в наличии');
    expect(plain.textContent).toContain('Отзывов пока нет.');
  });

  it('keeps all that out of the page data', async () => {
    const { html } = await renderPlain();
    const [, data] = html.split('id="page-data">');
    expect(data).not.toContain('Не промокли');
    expect(html.match(/Не промокли/g)).toHaveLength(1);
  });

  it('is hydrated without a mismatch: the browser never parses it as elements', async () => {
    const { _counters: _ofVisitor, ...data } = pageDataFixtures;
    const { html } = await renderPlain({ data });
    const slot = parsePage(html).querySelector<HTMLElement>('[data-widget="product"]')!;
    const inside = new RegExp('data-widget="product"[^>]*>(.*?)<div[^>]*data-widget="product-reviews"', 's').exec(html);
    slot.innerHTML = inside?.[1]?.replace(/<\/div>\s*$/, '') ?? '';
    // A browser with scripts has text in it, not elements.
    for (const one of slot.querySelectorAll('noscript')) one.textContent = one.innerHTML;
    document.body.replaceChildren(slot);
    const told = jest.spyOn(console, 'error');
    const onRecoverableError = jest.fn();
    const store = createStorefrontStore({ fetchFn: () => new Promise(() => {}), tabs: false });
    const page = { url, cookies: {} };
    createSeeder(data, page, store)(productWidget.seeds);
    const root = await act(async () =>
      hydrateRoot(
        slot,
        <WidgetShell
          store={store}
          serverState={store.getState()}
          flags={resolveFlags({})}
          page={page}
          words={{}}
          own={{}}
        >
          <productWidget.Widget />
        </WidgetShell>,
        { identifierPrefix: slot.dataset.prefix ?? '', onRecoverableError },
      ),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    expect(slot.querySelectorAll('noscript')).toHaveLength(1);
    act(() => root.unmount());
    told.mockRestore();
  });
});

it.each(['basket', 'order'] as const)('the page «%s» says whom to call', async (page) => {
  const { html } = await renderTestPage(pageInput(page));
  expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain('примем заказ по телефону');
});

it('a rejected form says why; a page that is broken does not', async () => {
  const data = { ...pageDataFixtures, _title: 'Товара нет в наличии' };
  expect((await renderTestPage(pageInput('error', { status: 409, data }))).html).toContain('Товара нет в наличии</h1>');
  expect((await renderTestPage(pageInput('error', { status: 500, data }))).html).toContain('Что-то пошло не так</h1>');
});
