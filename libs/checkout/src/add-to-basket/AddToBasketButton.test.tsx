import { eventsOfStore, SeenAsProvider } from '@tropa/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectAddedItem, selectIsBasketDialogOpen } from '../basket-dialog/checkout-dialogs.slice.js';
import { BasketSection } from '../basket/BasketSection.js';
import { BasketLink } from '../basket-link/BasketLink.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, boots } from '../testing/shop-fixtures.js';
import { AddToBasketButton } from './AddToBasketButton.js';

function open(props: Partial<Parameters<typeof AddToBasketButton>[0]> = {}) {
  const shop = backendWith([]);
  const view = renderInShop(
    <>
      <BasketLink />
      <AddToBasketButton id={boots.id} {...props} />
    </>,
    shop,
  );
  const dialogs = () => view.store.getState() as unknown as Parameters<typeof selectIsBasketDialogOpen>[0];
  return { shop, dialogs, user: userEvent.setup({ delay: null }), ...view };
}

test('reacts before the server responds, and counts', async () => {
  const { shop, user, dialogs } = open({ retailId: boots.retailId });
  await waitFor(() => expect(shop.callsOf('getBasketLength')).toHaveLength(1));
  const held = shop.hold('addItemToBasket');
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  expect(screen.getByRole('button', { name: 'В корзине' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Корзина 1 товар' })).toBeInTheDocument();
  expect(selectIsBasketDialogOpen(dialogs())).toBe(false);
  held.releaseAll();
  await waitFor(() => expect(selectIsBasketDialogOpen(dialogs())).toBe(true));
  expect(selectAddedItem(dialogs())).toEqual({ id: 41, retailId: 4101 });
  expect(shop.callsOf('addItemToBasket')[0]?.body).toEqual({ id: 41, retailId: 4101 });
});

test('rolls back when the server rejects it', async () => {
  const onError = jest.fn();
  const { shop, user, dialogs } = open({ onError });
  shop.fail('addItemToBasket', 'errorCode1');
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  expect(await screen.findByRole('button', { name: 'В корзину' })).toBeEnabled();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'shop', message: 'Магазин отказал' }));
  expect(selectIsBasketDialogOpen(dialogs())).toBe(false);
  expect(await screen.findByText('Магазин отказал')).toHaveAttribute('role', 'status');
});

test('says at the button that the product was not added, until it is clicked again or another variant is chosen', async () => {
  const { shop, user, rerender } = open();
  shop.fail('addItemToBasket', 'network');
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  expect(await screen.findByText('Не удалось добавить в корзину. Попробуйте ещё раз.')).toHaveAttribute(
    'role',
    'status',
  );
  rerender(<AddToBasketButton id={boots.id} retailId={4102} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<AddToBasketButton id={boots.id} />);
  shop.fail('addItemToBasket', null);
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('two fast clicks add one piece; the second shows the dialog', async () => {
  const { shop, user, dialogs } = open();
  await user.dblClick(screen.getByRole('button', { name: 'В корзину' }));
  await waitFor(() => expect(shop.state.basket).toHaveLength(1));
  expect(shop.callsOf('addItemToBasket')).toHaveLength(1);
  expect(selectIsBasketDialogOpen(dialogs())).toBe(true);
});

test('another variant is not in the basket yet', async () => {
  const { user, rerender } = open({ retailId: boots.retailId });
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  rerender(<AddToBasketButton id={boots.id} retailId={4102} />);
  expect(screen.getByRole('button', { name: 'В корзину' })).toBeInTheDocument();
});

test('does not say that the product is sold out before its availability is known', async () => {
  const { shop, user } = open({ isAvailable: false, isPending: true });
  const button = screen.getByRole('button', { name: 'В корзину' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Нет в наличии')).toBeNull();
  await user.click(button);
  expect(shop.callsOf('addItemToBasket')).toHaveLength(0);
});

test('what is sold out cannot be clicked', () => {
  open({ isAvailable: false });
  expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
});

test('the link has no badge at zero', async () => {
  const { shop } = open();
  await waitFor(() => expect(shop.callsOf('getBasketLength')).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/basket');
});

test('what was deleted from the basket on the same page can be added again', async () => {
  const shop = backendWith([]);
  renderInShop(
    <>
      <BasketSection onNavigate={() => {}} />
      <AddToBasketButton id={boots.id} retailId={boots.retailId} />
    </>,
    shop,
  );
  const user = userEvent.setup({ delay: null });
  await screen.findByText('В корзине пока ничего нет');
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить «Ботинки Хребет»' }));
  expect(await screen.findByRole('button', { name: 'В корзину' })).toBeInTheDocument();
});

test('reports in which list its product was seen', async () => {
  const shop = backendWith([]);
  const { store } = renderInShop(
    <SeenAsProvider value={{ list: 'similar', position: 2 }}>
      <AddToBasketButton id={boots.id} retailId={boots.retailId} />
    </SeenAsProvider>,
    shop,
  );
  const told: unknown[] = [];
  eventsOfStore(store).on('basket:added', ({ product }) => told.push(product));
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'В корзину' }));
  await waitFor(() =>
    expect(told).toEqual([
      expect.objectContaining({ id: 41, variantId: 4101, quantity: 1, list: 'similar', position: 2 }),
    ]),
  );
});
