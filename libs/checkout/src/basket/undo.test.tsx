import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectIsBasketDialogOpen } from '../basket-dialog/checkout-dialogs.slice.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, boots, lineOf } from '../testing/shop-fixtures.js';
import { BasketSection } from './BasketSection.js';

const tent = { id: 22 } as const;

function open(basket = [lineOf(backpack, 2), lineOf(tent), lineOf(boots, 2)]) {
  const shop = backendWith(basket);
  const [onSuccess, onError] = [jest.fn(), jest.fn()];
  const view = renderInShop(<BasketSection onNavigate={() => {}} {...{ onSuccess, onError }} />, shop);
  return { shop, onSuccess, onError, user: userEvent.setup({ delay: null }), ...view };
}

const bin = (title: string) => screen.findByRole('button', { name: `Удалить «${title}»` });
const back = (title: string) => screen.findByRole('button', { name: `Вернуть «${title}»` });
const rows = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
const titles = () =>
  rows().map((row) => (row.dataset.removed ? '—' : within(row).getByRole('article').getAttribute('aria-label')));
// The live regions of the count and of the last change; after them comes that of the promo code.
const news = () =>
  screen
    .getAllByRole('status')
    .slice(0, 2)
    .map((status) => status.textContent);
const total = () => screen.getByRole('complementary', { name: 'Итог корзины' });

test('a deleted line is replaced by «Вернуть», and the focus moves there', async () => {
  const { user, shop } = open();
  const held = (await bin('Рюкзак Хибины 60'), shop.hold('deleteBasketItem'));
  await user.click(await bin('Рюкзак Хибины 60'));
  expect(await back('Рюкзак Хибины 60')).toHaveFocus();
  expect(rows()[0]).toHaveTextContent('Товар удалёнРюкзак Хибины 60');
  expect(news()).toEqual(['В корзине 2 товара', 'Товар «Рюкзак Хибины 60» удалён']);
  // The sum follows at once, before any response.
  expect(total()).toHaveTextContent('Итого16 648 ₽');
  held.releaseAll();
  await waitFor(() => expect(shop.state.basket).toHaveLength(2));
  expect(titles()).toEqual(['—', expect.any(String), 'Ботинки Хребет']);
});

test('«Вернуть» brings the line back to its place with its quantity, and opens no dialog', async () => {
  const { user, shop, store, onSuccess } = open();
  const before = (await bin('Рюкзак Хибины 60'), titles());
  await user.click(await bin('Рюкзак Хибины 60'));
  await waitFor(() => expect(shop.state.basket).toHaveLength(2));
  await user.click(await back('Рюкзак Хибины 60'));
  expect(titles()).toEqual(before);
  expect(await bin('Рюкзак Хибины 60')).toHaveFocus();
  expect(news()).toEqual(['В корзине 3 товара', 'Товар «Рюкзак Хибины 60» снова в корзине']);
  await waitFor(() => expect(shop.state.basket).toContainEqual({ id: 21, quantity: 2 }));
  await waitFor(() => expect(onSuccess.mock.calls.map(([event]) => event)).toEqual(['lineRemoved', 'lineRestored']));
  await waitFor(() => expect(shop.callsOf('getBasketItems').length).toBeGreaterThan(2));
  expect(titles()).toEqual(before);
  expect(screen.getByRole('textbox', { name: 'Количество: Рюкзак Хибины 60' })).toHaveValue('2');
  expect(selectIsBasketDialogOpen(store.getState() as never)).toBe(false);
});

test('several deletions in a row, each undone by itself', async () => {
  const { user, shop } = open();
  await user.click(await bin('Рюкзак Хибины 60'));
  await user.click(await bin('Ботинки Хребет'));
  await waitFor(() => expect(shop.state.basket).toEqual([{ id: 22, quantity: 1 }]));
  await user.click(await back('Ботинки Хребет'));
  await waitFor(() => expect(shop.state.basket).toHaveLength(2));
  await user.click(await back('Рюкзак Хибины 60'));
  await waitFor(() => expect(shop.state.basket).toHaveLength(3));
  expect(titles()).toEqual(['Рюкзак Хибины 60', expect.any(String), 'Ботинки Хребет']);
});

test('the last line can be restored too', async () => {
  const { user, shop } = open([lineOf(backpack, 3)]);
  await user.click(await bin('Рюкзак Хибины 60'));
  expect(screen.getByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
  await waitFor(() => expect(shop.state.basket).toEqual([]));
  await user.click(await back('Рюкзак Хибины 60'));
  expect(screen.queryByText('В корзине пока ничего нет')).not.toBeInTheDocument();
  await waitFor(() => expect(shop.state.basket).toEqual([{ id: 21, quantity: 3 }]));
});

test('the quantity that was just chosen is restored too', async () => {
  const { user, shop } = open([lineOf(backpack)]);
  await user.click(await screen.findByRole('button', { name: 'Больше на одну' }));
  await user.click(await bin('Рюкзак Хибины 60'));
  await user.click(await back('Рюкзак Хибины 60'));
  expect(screen.getByRole('textbox', { name: 'Количество: Рюкзак Хибины 60' })).toHaveValue('2');
  await waitFor(() => expect(shop.state.basket).toEqual([{ id: 21, quantity: 2 }]));
});

test.each(['errorCode1', 'network', 'http500'] as const)(
  'a failed deletion (%s) brings the line back with a message',
  async (failure) => {
    const { user, shop, onError } = open();
    await bin('Рюкзак Хибины 60');
    shop.fail('deleteBasketItem', failure);
    await user.click(await bin('Рюкзак Хибины 60'));
    await waitFor(() => expect(titles()[0]).toBe('Рюкзак Хибины 60'));
    expect(await bin('Рюкзак Хибины 60')).toHaveFocus();
    expect(news()[1]).toBe('');
    expect(
      await within(rows()[0]!).findByText(
        failure === 'errorCode1' ? 'Магазин отказал' : 'Не удалось удалить товар. Попробуйте ещё раз.',
      ),
    ).toHaveAttribute('role', 'status');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(shop.state.basket).toHaveLength(3);
  },
);

test('a failed undo keeps «Вернуть», which works when it is clicked again', async () => {
  const { user, shop, onError } = open();
  await user.click(await bin('Рюкзак Хибины 60'));
  await waitFor(() => expect(shop.state.basket).toHaveLength(2));
  shop.fail('addItemToBasket', 'network');
  await user.click(await back('Рюкзак Хибины 60'));
  expect(await back('Рюкзак Хибины 60')).toHaveFocus();
  expect(await within(rows()[0]!).findByText('Не удалось вернуть товар. Попробуйте ещё раз.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(onError).toHaveBeenCalledTimes(1);
  shop.fail('addItemToBasket', null);
  await user.click(await back('Рюкзак Хибины 60'));
  expect(screen.queryByText(/^Не удалось/)).not.toBeInTheDocument();
  await waitFor(() => expect(shop.state.basket).toContainEqual({ id: 21, quantity: 2 }));
});
