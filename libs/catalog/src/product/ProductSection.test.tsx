import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import type { ProductDetail, RetailVariant } from '@tropa/api-client';
import { eventsOfStore, shopApi } from '@tropa/api-client';
import { createMemoryHistory } from '../address/page-history.js';
import { createTestShop, deferred } from '../testing/test-shop.fixtures.js';
import type { ProductSectionProps } from './ProductSection.js';
import { ProductSection } from './ProductSection.js';

const path = '/api/product/checkAvailability/';

const photo = (name: string) => ({ src: `/media/${name}/960.webp`, preview: `/media/${name}/160.webp` });

const variant = (id: number, color: string, size: string, over: Partial<RetailVariant> = {}): RetailVariant => ({
  id,
  name: `${color}, ${size}`,
  properties: [
    { id: 'color', value: `/media/${color}/160.webp`, type: 'image', title: color, color: '' },
    { id: 'size', value: size, type: 'string', title: size, color: '' },
  ],
  price: 1249000,
  oldPrice: 1599000,
  isAvailable: true,
  images: [photo(`${color}-1`), photo(`${color}-2`)],
  ...over,
});

const product: ProductDetail = {
  id: 77,
  title: 'Рюкзак туристический Тайга 65+10',
  category: 'Туристические рюкзаки',
  recommended: true,
  newItem: false,
  logo: '',
  logoUrl: '',
  agent: '<p>Спинка регулируется.</p>',
  propertyLabels: { color: 'Цвет', size: 'Размер спины' },
  propertyInfoTables: {
    size: { link: '', label: 'Таблица размеров', tableContent: '<table><tr><td>S</td></tr></table>' },
  },
  retail: [
    variant(1, 'красный', 'S'),
    variant(2, 'красный', 'M'),
    variant(3, 'зелёный', 'L', { price: 990000, oldPrice: null, article: 'T-65-L' }),
  ],
  link: '/product/tayga/',
  brand: 'Тайга',
  description: '',
  properties: [
    { name: 'Объём', value: '75 л' },
    { name: 'Вес', value: '2,1 кг' },
  ],
  images: [],
  price: 1249000,
  oldPrice: 1599000,
  rating: 4.8,
  reviewsCount: 64,
  breadcrumbs: [],
};

const available = {
  images: [],
  price: 12490,
  oldPrice: 15990,
  store: [
    { id: 1, address: 'ул. Республики, 142', amount: 4 },
    { id: 2, address: 'ул. Широтная, 29', amount: 0 },
    { id: 3, address: 'ул. Герцена, 94', amount: 1 },
  ],
  pickupDate: '21.11.2026',
  deliveryDate: '23.11.2026',
};

function setup(
  url = '/product/tayga/',
  answer: (body: Record<string, unknown>) => unknown = () => available,
  props: Partial<ProductSectionProps> = {},
) {
  const shop = createTestShop({
    [path]: answer,
    '/api/favorites/getLength/': () => ({ length: 0, itemsId: [] }),
    '/api/comparison/getLength/': () => ({ length: 0, itemsId: [] }),
  });
  const history = createMemoryHistory(url);
  const section = (
    <ProductSection
      product={product}
      url={url}
      history={history}
      buySlot={({ variant: chosen, status, isAvailable }) => (
        <button disabled={!isAvailable}>
          В корзину {chosen?.id} {status}
        </button>
      )}
      {...props}
    />
  );
  return { shop, history, section, user: userEvent.setup({ delay: null }), render: () => shop.render(section) };
}

const group = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));

describe('ProductSection', () => {
  it('shows the first variant, then its price and stock once they arrive', async () => {
    const { shop, render } = setup();
    render();
    expect(screen.getByRole('heading', { level: 1, name: product.title })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'В корзину 1 loading' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'В корзину 1 ready' })).toBeEnabled();
    expect(shop.callsTo(path)).toEqual([{ path, body: { id: 77, retailId: 1 } }]);
    expect(screen.getByText(/Забрать 21 ноября/)).toBeInTheDocument();
    expect(screen.getByText(/в 2 магазинах/)).toBeInTheDocument();
    expect(screen.getByText(/ул. Республики, 142 — 4 шт./)).toBeInTheDocument();
    expect(screen.getByText('23 ноября')).toBeInTheDocument();
  });

  it('reports a view once for each variant, with the price from the server', async () => {
    const { shop, user, render } = setup('/product/tayga/', ({ retailId }) => ({
      ...available,
      price: retailId === 2 ? 9900 : 12490,
    }));
    const told: unknown[] = [];
    eventsOfStore(shop.store).on('product:viewed', ({ product: seen }) => told.push(seen));
    render();
    await screen.findByRole('button', { name: 'В корзину 1 ready' });
    await user.click(group(/Размер спины/).getByRole('radio', { name: 'M' }));
    await screen.findByRole('button', { name: 'В корзину 2 ready' });
    const seen = { id: 77, name: product.title, category: product.category, currency: 'RUB' };
    expect(told).toEqual([
      { ...seen, variantId: 1, price: 12490 },
      { ...seen, variantId: 2, price: 9900 },
    ]);
  });

  it('is headed by its category and title, with badges over the picture and the old price beside the current one', async () => {
    const marked = { ...product, recommended: true, newItem: true };
    const { container } = setup('/product/tayga/', () => available, { product: marked }).render();
    await screen.findByText(/Забрать/);
    expect(screen.getByText('Туристические рюкзаки')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: product.title })).toBeInTheDocument();
    expect(screen.getByText('Советуем')).toBeInTheDocument();
    expect(screen.getByText('NEW')).toBeInTheDocument();
    // Once over the picture, once at the price.
    expect(screen.getAllByText('−22%')).toHaveLength(2);
    expect(screen.getByText(/12\s490\s₽/)).toBeInTheDocument();
    expect(container.querySelector('s, del')).toHaveTextContent(/15\s990\s₽/);
  });

  it('takes the host’s head, price and badges instead of ours, and a class', async () => {
    const { container } = setup('/product/tayga/', () => available, {
      className: 'mine',
      headSlot: ({ product: { title } }) => <h1>Моё: {title}</h1>,
      priceSlot: ({ status, availability }) => <b>{status === 'ready' ? `цена ${availability?.price}` : 'ждём'}</b>,
      badgesSlot: ({ variant: chosen }) => <em>хит {chosen?.name}</em>,
    }).render();
    expect(screen.getByRole('heading', { level: 1, name: `Моё: ${product.title}` })).toBeInTheDocument();
    expect(screen.getByText('ждём')).toBeInTheDocument();
    expect(await screen.findByText('цена 1249000')).toBeInTheDocument();
    expect(screen.getByText('хит красный, S')).toBeInTheDocument();
    expect(screen.queryByText('Советуем')).not.toBeInTheDocument();
    expect(container.querySelector('.mine [data-part="gallery"]')).not.toBeNull();
  });

  it('offers colours as pictures and sizes as words', async () => {
    setup().render();
    const pictures = (name: RegExp) =>
      [...screen.getByRole('radiogroup', { name }).querySelectorAll('img')].map((picture) =>
        picture.getAttribute('src'),
      );
    expect(pictures(/Цвет/)).toEqual(['/media/красный/160.webp', '/media/зелёный/160.webp']);
    expect(pictures(/Размер/)).toEqual([]);
    expect(screen.getByRole('radiogroup', { name: /Размер/ })).toHaveTextContent('SML');
    await screen.findByText(/Забрать/);
  });

  it('shows the variant of the address, the first one for an unknown offer', async () => {
    const known = setup('/product/tayga/?offer=3').render();
    expect(group(/Цвет/).getByRole('radio', { name: 'зелёный' })).toBeChecked();
    known.unmount();
    setup('/product/tayga/?offer=333').render();
    expect(group(/Цвет/).getByRole('radio', { name: 'красный' })).toBeChecked();
    expect(group(/Размер/).getByRole('radio', { name: 'S' })).toBeChecked();
    await screen.findByText(/Забрать/);
  });

  it('writes the chosen variant into the address in place and keeps the other parameters', async () => {
    const { history, user, render, shop } = setup('/product/tayga/?utm_source=mail');
    render();
    await user.click(group(/Размер/).getByRole('radio', { name: 'M' }));
    expect(history.entries).toEqual(['/product/tayga/?utm_source=mail&offer=2']);
    await waitFor(() => expect(shop.callsTo(path).map(({ body }) => body.retailId)).toEqual([1, 2]));
  });

  it('names the article number of the chosen variant, where it has one of its own', async () => {
    const { render, user } = setup();
    render();
    await screen.findByText(/Забрать/);
    expect(screen.queryByText(/Артикул/)).toBeNull();
    await user.click(group(/Цвет/).getByRole('radio', { name: 'зелёный' }));
    expect(await screen.findByText('Артикул: T-65-L')).toBeInTheDocument();
  });

  it('disables what does not exist with the colour and jumps to what does', async () => {
    const { history, user, render } = setup();
    render();
    expect(group(/Размер/).getByRole('radio', { name: 'L' })).toBeDisabled();
    await user.click(group(/Цвет/).getByRole('radio', { name: 'зелёный' }));
    expect(history.read()).toBe('/product/tayga/?offer=3');
    expect(group(/Размер/).getByRole('radio', { name: 'L' })).toBeChecked();
    expect(group(/Размер/).getByRole('radio', { name: 'S' })).toBeDisabled();
    expect(group(/Цвет/).getByRole('radio', { name: 'красный' })).toBeEnabled();
  });

  it('never shows the price of another variant, however late it comes', async () => {
    const answers = new Map([
      [1, deferred<unknown>()],
      [3, deferred<unknown>()],
    ]);
    const { shop, user, render } = setup('/product/tayga/', ({ retailId }) => answers.get(Number(retailId))!.promise);
    render();
    await user.click(group(/Цвет/).getByRole('radio', { name: 'зелёный' }));
    await act(async () => answers.get(3)!.resolve({ ...available, price: 9900, oldPrice: null }));
    expect(await screen.findByText(/9\s900\s₽/)).toBeInTheDocument();
    await act(async () => {
      answers.get(1)!.resolve(available);
      await Promise.all(shop.store.dispatch(shopApi.util.getRunningQueriesThunk()));
      // The store notifies of the response in the next frame.
      await new Promise(requestAnimationFrame);
    });
    expect(screen.getByText(/9\s900\s₽/)).toBeInTheDocument();
    expect(screen.queryByText(/12\s490\s₽/)).not.toBeInTheDocument();
  });

  it('ends loading when availability fails: static data stays, buying and reserving are disabled, only the host is notified', async () => {
    const onError = jest.fn();
    setup('/product/tayga/', () => new Response('', { status: 500 }), {
      onError,
      reserveSlot: ({ status, isAvailable }) => <button disabled={!isAvailable}>Забронировать {status}</button>,
    }).render();
    expect(await screen.findByRole('button', { name: 'В корзину 1 failed' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Забронировать failed' })).toBeDisabled();
    expect(screen.getByText(/12\s490\s₽/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/Забрать|Нет в наличии/)).not.toBeInTheDocument();
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ kind: 'http' })]]);
  });

  it("counts the shops of the visitor's city, and names one of them first", async () => {
    setup('/product/tayga/', undefined, { cityShops: new Set([3, 8]) }).render();
    expect(await screen.findByText(/в 1 магазине/)).toBeInTheDocument();
    expect(screen.getByText('ул. Герцена, 94 — 1 шт.')).toBeInTheDocument();
  });

  it('says that only other cities have it', async () => {
    setup('/product/tayga/', undefined, { cityShops: new Set([8]) }).render();
    expect(await screen.findByText(/из 2 магазинов других городов/)).toBeInTheDocument();
    expect(screen.getByText('Привезём 21 ноября')).toBeInTheDocument();
    expect(screen.queryByText(/Забрать/)).not.toBeInTheDocument();
  });

  it("shows no number until the city's shops are known", async () => {
    setup('/product/tayga/', undefined, { cityShops: null }).render();
    expect(await screen.findByText('В корзину 1 ready', {}, { timeout: 10_000 })).toBeEnabled();
    expect(screen.queryByText(/магазин/)).toBeNull();
  });

  it('says that no shop has the variant', async () => {
    setup('/product/tayga/', () => ({
      ...available,
      store: [{ id: 2, address: 'ул. Широтная, 29', amount: 0 }],
    })).render();
    expect(await screen.findByText('Нет в наличии')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'В корзину 1 ready' })).toBeDisabled();
  });

  it('lists the shops that have it', async () => {
    const { user, render } = setup();
    render();
    await user.click(await screen.findByRole('button', { name: 'где есть' }));
    const dialog = await screen.findByRole('dialog', { name: 'Где есть товар' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['ул. Республики, 1424 шт.', 'ул. Герцена, 941 шт.']);
  });

  it("passes the shops that have it to the host's list", async () => {
    const { user, render } = setup('/product/tayga/', () => available, {
      stockList: (shops) => <p>{shops.map(({ id, amount }) => `${id}: ${amount}`).join(', ')}</p>,
    });
    render();
    await user.click(await screen.findByRole('button', { name: 'где есть' }));
    const dialog = await screen.findByRole('dialog', { name: 'Где есть товар' });
    expect(within(dialog).getByText('1: 4, 3: 1')).toBeInTheDocument();
    expect(within(dialog).queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('lets the host show the delivery price of the chosen variant; goods without a delivery date have no such line', async () => {
    const deliverySlot: ProductSectionProps['deliverySlot'] = ({ variant: chosen }, usual) => (
      <>
        от 250 ₽ за {chosen?.id}; {usual}
      </>
    );
    const { unmount } = setup('/product/tayga/', () => available, { deliverySlot }).render();
    expect(await screen.findByText(/от 250 ₽ за 1; Доставка/)).toHaveTextContent('от 250 ₽ за 1; Доставка 23 ноября');
    unmount();
    setup('/product/tayga/', () => ({ ...available, store: [], deliveryDate: '' }), { deliverySlot }).render();
    expect(await screen.findByText('Нет в наличии')).toBeInTheDocument();
    expect(screen.queryByText(/от 250/)).not.toBeInTheDocument();
  });

  it("shows the maker's logo, as a link when there is an address", async () => {
    const plain = setup('/product/tayga/', () => available, {
      product: { ...product, logo: '/media/logo.svg' },
    }).render();
    expect(screen.getByRole('img', { name: 'Тайга' })).toHaveAttribute('src', '/media/logo.svg');
    expect(screen.queryByRole('link', { name: 'Тайга' })).not.toBeInTheDocument();
    plain.unmount();
    setup('/product/tayga/', () => available, {
      product: { ...product, logo: '/media/logo.svg', logoUrl: '/catalog/?brand=3' },
    }).render();
    expect(screen.getByRole('link', { name: 'Тайга' })).toHaveAttribute('href', '/catalog/?brand=3');
    await screen.findByText(/Забрать/);
  });

  it('links to the size table where the page data has no table', async () => {
    const table = { link: '/docs/sizes/', label: 'Как выбрать размер', tableContent: '' };
    setup('/product/tayga/', () => available, {
      product: { ...product, propertyInfoTables: { size: table } },
    }).render();
    expect(screen.getByRole('link', { name: 'Как выбрать размер' })).toHaveAttribute('href', '/docs/sizes/');
    expect(screen.queryByRole('button', { name: 'Как выбрать размер' })).not.toBeInTheDocument();
    await screen.findByText(/Забрать/);
  });

  it('names the chosen variant on the sheet of the buy block', async () => {
    const { user, render } = setup();
    render();
    const sheet = within(screen.getByRole('group', { name: 'Выбор и покупка' }));
    expect(sheet.getByText('красный, S')).toBeInTheDocument();
    await user.click(group(/Размер/).getByRole('radio', { name: 'M' }));
    expect(sheet.getByText('красный, M')).toBeInTheDocument();
    await screen.findByText(/Забрать/);
  });

  it('shows the monthly payment only when the host wants it and the price allows it', async () => {
    const plain = setup().render();
    await screen.findByText(/Забрать/);
    expect(screen.queryByText(/в месяц в кредит/)).not.toBeInTheDocument();
    plain.unmount();
    const shown = setup('/product/tayga/', () => available, { isCreditHintShown: true }).render();
    await screen.findByText(/Забрать/);
    expect(screen.getByText(/или 1\s040\s₽ в месяц в кредит/)).toBeInTheDocument();
    shown.unmount();
    const least = setup('/product/tayga/', () => ({ ...available, price: 3000, oldPrice: null }), {
      isCreditHintShown: true,
    }).render();
    await screen.findByText(/Забрать/);
    expect(screen.getByText(/или 250\s₽ в месяц в кредит/)).toBeInTheDocument();
    least.unmount();
    setup('/product/tayga/', () => ({ ...available, price: 2999.99, oldPrice: null }), {
      isCreditHintShown: true,
    }).render();
    await screen.findByText(/Забрать/);
    expect(screen.queryByText(/в месяц в кредит/)).not.toBeInTheDocument();
  });

  it('opens the size table and the fullscreen gallery on demand', async () => {
    const { user, render } = setup();
    render();
    await user.click(screen.getByRole('button', { name: 'Таблица размеров' }));
    const table = await screen.findByRole('dialog', { name: 'Таблица размеров' });
    expect(await within(table).findByRole('cell', { name: 'S' })).toBeInTheDocument();
    await user.click(within(table).getByRole('button', { name: 'Закрыть' }));
    await user.click(screen.getAllByRole('button', { name: 'Открыть фото на весь экран' })[0]!);
    const full = await screen.findByRole('dialog', { name: product.title });
    expect(within(full).getAllByRole('img')).toHaveLength(2);
  });

  it('starts the gallery of another colour from its first picture', async () => {
    const { user, render } = setup();
    render();
    await user.click(screen.getByRole('link', { name: 'Фото 2 из 2' }));
    expect(screen.getByRole('link', { name: 'Фото 2 из 2' })).toHaveAttribute('aria-current', 'true');
    await user.click(group(/Цвет/).getByRole('radio', { name: 'зелёный' }));
    expect(screen.getByRole('link', { name: 'Фото 1 из 2' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('img', { name: /Фото 1 из 2/ })).toHaveAttribute('src', '/media/зелёный-1/960.webp');
    await screen.findByText(/Забрать/);
  });

  it('links from the rating to the reviews and lists the properties', async () => {
    setup().render();
    expect(screen.getByRole('link', { name: /64\sотзыва/ })).toHaveAttribute('href', '#reviews');
    const properties = within(screen.getByRole('region', { name: 'Характеристики' }));
    expect(properties.getAllByRole('term').map((name) => name.textContent)).toEqual(['Объём', 'Вес']);
    expect(properties.getAllByRole('definition').map((value) => value.textContent)).toEqual(['75 л', '2,1 кг']);
    await screen.findByText(/Забрать/);
  });

  it('works for a product without variants', async () => {
    const { shop, render } = setup('/product/tayga/', () => available, { product: { ...product, retail: [] } });
    render();
    await screen.findByText(/Забрать/);
    expect(shop.callsTo(path)[0]!.body).toEqual({ id: 77 });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('hydrates the server HTML without a mismatch', async () => {
    const { shop, section } = setup('/product/tayga/?offer=2');
    document.body.innerHTML = `<div id="root">${renderToString(<shop.Provider>{section}</shop.Provider>)}</div>`;
    expect(screen.getByText(/12\s490\s₽/)).toBeInTheDocument();
    expect(screen.getByText('Спинка регулируется.')).toBeInTheDocument();
    const onRecoverableError = jest.fn();
    const root = await act(async () =>
      hydrateRoot(document.getElementById('root')!, <shop.Provider>{section}</shop.Provider>, { onRecoverableError }),
    );
    expect(await screen.findByRole('button', { name: 'В корзину 2 ready' })).toBeEnabled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    document.body.innerHTML = '';
  });

  it('picks up the size that was clicked before hydration', async () => {
    const { shop, history, section } = setup();
    document.body.innerHTML = `<div id="root">${renderToString(<shop.Provider>{section}</shop.Provider>)}</div>`;
    group(/Размер/).getByRole<HTMLInputElement>('radio', { name: 'M' }).checked = true;
    const root = await act(async () =>
      hydrateRoot(document.getElementById('root')!, <shop.Provider>{section}</shop.Provider>),
    );
    expect(history.read()).toBe('/product/tayga/?offer=2');
    expect(await screen.findByRole('button', { name: 'В корзину 2 ready' })).toBeEnabled();
    await act(async () => root.unmount());
    document.body.innerHTML = '';
  });

  it('has no axe violations', async () => {
    const { container } = setup().render();
    await screen.findByText(/Забрать/);
    expect((await axe(container)).violations).toEqual([]);
  });
});
