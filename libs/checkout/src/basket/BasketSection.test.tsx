import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, boots, lineOf } from '../testing/shop-fixtures.js';
import { BasketItemCard } from './BasketItemCard.js';
import { BasketSection } from './BasketSection.js';

function open(shop = backendWith([lineOf(backpack)])) {
  const [onNavigate, onSuccess, onError] = [jest.fn(), jest.fn(), jest.fn()];
  const view = renderInShop(
    <BasketSection
      {...{ onNavigate, onSuccess, onError }}
      favoriteSlot={({ id }) => <button type="button">сердце {id}</button>}
    />,
    shop,
  );
  return { shop, onNavigate, onSuccess, onError, user: userEvent.setup({ delay: null }), ...view };
}

const card = (name: string) => screen.findByRole('article', { name });
const quantityOf = (name: string) => screen.findByRole('textbox', { name: `Количество: ${name}` }, { timeout: 5000 });
const total = () => screen.getByRole('complementary', { name: 'Итог корзины' });

test('an empty basket shows both texts and links to the catalogue', async () => {
  open(backendWith([]));
  expect(await screen.findByText('В корзине нет товаров')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
});

test('shows cards with properties, the slot for the favourite button, and totals', async () => {
  open(backendWith([lineOf(backpack), lineOf(boots, 2)]));
  expect(await card('Ботинки Хребет')).toHaveTextContent('Цвет:ЧёрныйРазмер:40');
  expect(within(await card('Ботинки Хребет')).getByRole('button', { name: 'сердце 41' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Корзина' })).toBeInTheDocument();
  expect(screen.getByText('В корзине 2 товара')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Товары, 3 шт.');
  expect(total()).toHaveTextContent('−1 869 ₽');
  expect(total()).toHaveTextContent('Итого15 911 ₽');
});

test('the host may render its own card of a line, with or around ours', async () => {
  const { user } = {
    user: userEvent.setup({ delay: null }),
    ...renderInShop(
      <BasketSection
        onNavigate={jest.fn()}
        className="mine"
        renderLine={(line, ours) =>
          line.id === backpack.id ? (
            <BasketItemCard {...ours} className="ours" badges={<em>хит</em>} price={<b>скоро</b>} head="Другое имя" />
          ) : (
            <p>
              {line.title}: {line.quantity} <button onClick={ours.onRemove}>убрать</button>
            </p>
          )
        }
      />,
      backendWith([lineOf(backpack), lineOf(boots, 2)]),
    ),
  };
  const ours = await card('Рюкзак Хибины 60');
  expect(ours).toHaveClass('ours');
  expect(ours).toHaveTextContent('хит');
  expect(ours).toHaveTextContent('Другое имя');
  expect(ours).toHaveTextContent('скоро');
  expect(ours).not.toHaveTextContent('Рюкзак Хибины 60');
  expect(screen.getByText(/Ботинки Хребет: 2/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'убрать' }));
  expect(await screen.findByText('В корзине 1 товар')).toBeInTheDocument();
});

test('a failed load can be retried', async () => {
  const shop = backendWith([lineOf(backpack)]);
  shop.fail('getBasketItems', 'network');
  open(shop);
  const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
  shop.fail('getBasketItems', null);
  await userEvent.click(retry);
  expect(await card('Рюкзак Хибины 60')).toBeInTheDocument();
});

test('a quantity is shown at once and sent once after the pause', async () => {
  const { shop } = open();
  const more = await screen.findByRole('button', { name: 'Больше на одну' });
  // Synchronously: a slow machine must not add a pause.
  fireEvent.click(more);
  fireEvent.click(more);
  expect(shop.callsOf('setBasketQuantity')).toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Количество: Рюкзак Хибины 60' })).toHaveValue('3');
  expect(total()).toHaveTextContent('Итого22 431 ₽');
  await waitFor(() => expect(shop.callsOf('setBasketQuantity')).toHaveLength(1), { timeout: 1500 });
  expect(shop.callsOf('setBasketQuantity')[0]?.body).toEqual({ id: 21, quantity: 3 });
  expect(shop.state.basket[0]?.quantity).toBe(3);
});

test('a quantity above the stock becomes the stock, zero becomes one', async () => {
  const { user } = open();
  const field = await quantityOf('Рюкзак Хибины 60');
  await user.clear(field);
  await user.type(field, '99{Enter}');
  expect(field).toHaveValue('4');
  expect(screen.getByText('В магазинах 4 шт.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(field).toHaveValue('1');
});

describe('a typed quantity', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is counted at once and sent after the pause; Enter does not wait for it', async () => {
    const { shop } = open();
    await act(() => jest.advanceTimersByTimeAsync(50));
    const field = screen.getByRole('textbox', { name: 'Количество: Рюкзак Хибины 60' });
    fireEvent.change(field, { target: { value: '3' } });
    expect(total()).toHaveTextContent('Итого22 431 ₽');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(shop.callsOf('setBasketQuantity')).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(shop.callsOf('setBasketQuantity').map(({ body }) => body)).toEqual([{ id: 21, quantity: 3 }]);
    fireEvent.change(field, { target: { value: '2' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(shop.callsOf('setBasketQuantity')[1]?.body).toEqual({ id: 21, quantity: 2 });
  });
});

test('a card has the badges of the catalogue, and none when none applies', async () => {
  const shop = backendWith([lineOf(backpack), lineOf(boots)]);
  const answer = (await (await shop.fetchFn('/api/basket/getItems/')).json()) as { result: { items: object[] } };
  const [first, second] = answer.result.items;
  shop.answer('getBasketItems', {
    ...answer.result,
    items: [
      { ...first, price: 700, oldPrice: 1000, recommended: true, newItem: true },
      { ...second, oldPrice: null, recommended: false, newItem: false },
    ],
  });
  open(shop);
  expect(await card('Рюкзак Хибины 60')).toHaveTextContent('−30%СоветуемNEW');
  expect(await card('Ботинки Хребет')).not.toHaveTextContent(/%|Советуем|NEW/);
});

test('the focus moves through a card in visual order: quantity, favourite button, delete button', async () => {
  open();
  const controls = within(await card('Рюкзак Хибины 60')).getAllByRole('button');
  expect(controls.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Меньше на одну',
    'Больше на одну',
    expect.stringMatching(/^сердце/),
    'Удалить «Рюкзак Хибины 60»',
  ]);
});

test('a rejected quantity is replaced by the one on the server, and its card says so', async () => {
  const { shop, user } = open();
  shop.fail('setBasketQuantity', 'errorCode1');
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  expect(await quantityOf('Рюкзак Хибины 60')).toHaveValue('2');
  await waitFor(async () => expect(await quantityOf('Рюкзак Хибины 60')).toHaveValue('1'), { timeout: 2000 });
  expect(await screen.findByText('Магазин отказал')).toHaveAttribute('role', 'status');
  shop.fail('setBasketQuantity', null);
  await user.click(screen.getByRole('button', { name: 'Больше на одну' }));
  expect(screen.queryByText('Магазин отказал')).not.toBeInTheDocument();
});

test('opening the order page waits until the quantities are sent', async () => {
  const { shop, user, onNavigate } = open();
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  const held = shop.hold('setBasketQuantity');
  await user.click(screen.getByRole('link', { name: 'оформить заказ' }));
  await waitFor(() => expect(shop.callsOf('setBasketQuantity')).toHaveLength(1), { timeout: 300 });
  expect(onNavigate).not.toHaveBeenCalled();
  held.releaseAll();
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/order'));
  expect(shop.state.basket[0]?.quantity).toBe(2);
});

test('a quantity rejected on the way to the order keeps the buyer in the basket', async () => {
  const { shop, user, onNavigate } = open();
  shop.fail('setBasketQuantity', 'errorCode1');
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  await user.click(screen.getByRole('link', { name: 'оформить заказ' }));
  await waitFor(async () => expect(await quantityOf('Рюкзак Хибины 60')).toHaveValue('1'));
  expect(onNavigate).not.toHaveBeenCalled();
});

test('with nothing to send the button is a plain link', async () => {
  const { onNavigate } = open();
  const link = await screen.findByRole('link', { name: 'оформить заказ' });
  expect(link).toHaveAttribute('href', '/order');
  expect(onNavigate).not.toHaveBeenCalled();
});

test('the delete button removes a line, and sends its variant', async () => {
  const { shop, user } = open(backendWith([lineOf(backpack), lineOf(boots, 2)]));
  await user.click(await screen.findByRole('button', { name: 'Удалить «Ботинки Хребет»' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ботинки Хребет' })).not.toBeInTheDocument());
  expect(shop.callsOf('deleteBasketItem')[0]?.body).toEqual({ id: 41, retailId: 4101 });
  expect(await screen.findByText('В корзине 1 товар')).toBeInTheDocument();
});

test('a quantity in the basket above the stock is lowered to it, once', async () => {
  const shop = backendWith([]);
  const store = [{ id: 1, address: 'ул. Республики, 65', amount: 3 }];
  let held = 5;
  shop.answer('getBasketItems', () => ({ items: [{ ...backpack, price: 100, quantity: held, store }] }));
  shop.answer('setBasketQuantity', ({ quantity }: { quantity: number }) => {
    held = quantity;
    return { price: 300, length: 1 };
  });
  open(shop);
  const field = await quantityOf('Рюкзак Хибины 60');
  await waitFor(() => expect(field).toHaveValue('3'), { timeout: 5000 });
  await waitFor(() => expect(shop.callsOf('getBasketItems').length).toBeGreaterThan(1), { timeout: 5000 });
  expect(shop.callsOf('setBasketQuantity').map(({ body }) => body)).toEqual([{ id: 21, quantity: 3 }]);
});

test('pending changes are sent when the page is left', async () => {
  const { shop, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(shop.callsOf('setBasketQuantity')).toHaveLength(1), { timeout: 300 });
});

test('the host is notified of what was accepted and what was rejected', async () => {
  const { shop, user, onSuccess, onError } = open();
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('quantityChanged', expect.objectContaining({ id: 21 })), {
    timeout: 2000,
  });
  shop.fail('setBasketQuantity', 'errorCode1');
  await user.click(screen.getByRole('button', { name: 'Больше на одну' }));
  await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'shop' })), {
    timeout: 2000,
  });
});

test('a picture among the properties is shown with its name as the alternative text', async () => {
  const shop = backendWith([]);
  const properties = [
    { name: 'Цвет', value: '/media/red.webp', type: 'image' },
    { name: 'Размер', value: '40', type: 'string' },
  ];
  shop.answer('getBasketItems', { items: [{ ...boots, price: 100, quantity: 1, properties }] });
  open(shop);
  expect(within(await card('Ботинки Хребет')).getByRole('img', { name: 'Цвет' })).toHaveAttribute(
    'src',
    '/media/red.webp',
  );
  expect(await card('Ботинки Хребет')).toHaveTextContent('Размер:40');
});

test('a line without stock is marked and blocks the order', async () => {
  const shop = backendWith([lineOf(backpack)]);
  const line = { ...backpack, price: 100, quantity: 1, store: [{ id: 1, address: 'ул. Республики, 65', amount: 0 }] };
  shop.answer('getBasketItems', { items: [line] });
  open(shop);
  expect(within(await card('Рюкзак Хибины 60')).getByText('Нет в наличии')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'оформить заказ' })).toBeDisabled();
  expect(screen.getByText(/больше нет в наличии/)).toBeInTheDocument();
});
