import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeShop, type FakeLine } from '../testing/fake-shop.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { BasketSection } from './BasketSection.js';

const tent: FakeLine = { id: 1, title: 'Палатка Тайга', price: 1000, oldPrice: 1500, quantity: 1 };
const boots: FakeLine = { id: 2, retailId: 22, title: 'Ботинки Тропа', price: 500, quantity: 2 };
const copies = (...lines: FakeLine[]) => lines.map((line) => ({ ...line }));

function open(lines: FakeLine[]) {
  const shop = createFakeShop(lines);
  const onNavigate = jest.fn();
  const view = renderInShop(
    <BasketSection onNavigate={onNavigate} favoriteSlot={({ id }) => <button type="button">сердце {id}</button>} />,
    shop,
  );
  return { shop, onNavigate, user: userEvent.setup(), ...view };
}

const card = (name: string) => screen.findByRole('article', { name });
const quantityOf = (name: string) => screen.findByRole('textbox', { name: `Количество: ${name}` });
const total = () => screen.getByRole('complementary', { name: 'Итог корзины' });

test('an empty basket says both texts and leads to the catalogue', async () => {
  open([]);
  expect(await screen.findByText('В корзине нет товаров')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
});

test('shows cards with properties, the slot for the heart, and totals', async () => {
  open(copies(tent, boots));
  expect(within(await card('Палатка Тайга')).getByText('красный')).toBeInTheDocument();
  expect(within(await card('Ботинки Тропа')).getByRole('button', { name: 'сердце 2' })).toBeInTheDocument();
  expect(screen.getByText('В корзине 2 товара')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Товары, 3 шт.');
  expect(total()).toHaveTextContent('−500 ₽');
  expect(total()).toHaveTextContent('Итого2 000 ₽');
});

test('a failed load can be tried again', async () => {
  const shop = createFakeShop(copies(tent));
  shop.disconnect('basket/getItems/');
  renderInShop(<BasketSection onNavigate={() => {}} />, shop);
  await userEvent.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
  expect(await card('Палатка Тайга')).toBeInTheDocument();
});

test('a quantity is shown at once and sent once after the pause', async () => {
  const { shop, user } = open(copies(tent));
  const more = await screen.findByRole('button', { name: 'Больше на одну' });
  await user.click(more);
  await user.click(more);
  expect(await quantityOf('Палатка Тайга')).toHaveValue('3');
  expect(total()).toHaveTextContent('Итого3 000 ₽');
  expect(shop.callsTo('basket/setQuantity/')).toHaveLength(0);
  await waitFor(() => expect(shop.callsTo('basket/setQuantity/')).toHaveLength(1), { timeout: 1500 });
  expect(shop.callsTo('basket/setQuantity/')[0]?.body).toEqual({ id: 1, quantity: 3 });
  expect(shop.state.lines[0]?.quantity).toBe(3);
});

test('more than the shops hold becomes what they hold, zero becomes one', async () => {
  const { user } = open(copies(tent));
  const field = await quantityOf('Палатка Тайга');
  await user.clear(field);
  await user.type(field, '99{Enter}');
  expect(field).toHaveValue('5');
  expect(screen.getByText('В магазинах 5 шт.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(field).toHaveValue('1');
});

test('a refused quantity gives way to the one of the server', async () => {
  const { shop, user } = open(copies(tent));
  shop.refuse('basket/setQuantity/', 'Столько нет');
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  expect(await quantityOf('Палатка Тайга')).toHaveValue('2');
  await waitFor(async () => expect(await quantityOf('Палатка Тайга')).toHaveValue('1'), { timeout: 2000 });
});

test('going to the order waits for the quantities', async () => {
  const { shop, user, onNavigate } = open(copies(tent));
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  const release = shop.hold('basket/setQuantity/');
  await user.click(screen.getByRole('link', { name: 'оформить заказ' }));
  await waitFor(() => expect(shop.callsTo('basket/setQuantity/')).toHaveLength(1), { timeout: 300 });
  expect(onNavigate).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/order'));
  expect(shop.state.lines[0]?.quantity).toBe(2);
});

test('a quantity refused on the way to the order keeps the buyer in the basket', async () => {
  const { shop, user, onNavigate } = open(copies(tent));
  shop.refuse('basket/setQuantity/', 'Столько нет');
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  await user.click(screen.getByRole('link', { name: 'оформить заказ' }));
  await waitFor(async () => expect(await quantityOf('Палатка Тайга')).toHaveValue('1'));
  expect(onNavigate).not.toHaveBeenCalled();
});

test('with nothing to send the button is a plain link', async () => {
  const { onNavigate } = open(copies(tent));
  const link = await screen.findByRole('link', { name: 'оформить заказ' });
  expect(link).toHaveAttribute('href', '/order');
  expect(onNavigate).not.toHaveBeenCalled();
});

test('the bin takes a line out, variant and all', async () => {
  const { shop, user } = open(copies(tent, boots));
  await user.click(await screen.findByRole('button', { name: 'Удалить «Ботинки Тропа»' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ботинки Тропа' })).not.toBeInTheDocument());
  expect(shop.callsTo('basket/delete/')[0]?.body).toEqual({ id: 2, retailId: 22 });
  expect(await screen.findByText('В корзине 1 товар')).toBeInTheDocument();
});

test('a line without stock is marked and holds the order back', async () => {
  open([{ ...tent, store: [{ id: 7, address: 'ул. Республики, 142', amount: 0 }] }]);
  expect(within(await card('Палатка Тайга')).getByText('Нет в наличии')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'оформить заказ' })).toBeDisabled();
  expect(screen.getByText(/больше нет в наличии/)).toBeInTheDocument();
});
