import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToBasketButton } from '../add-to-basket/AddToBasketButton.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, boots, lineOf } from '../testing/shop-fixtures.js';
import { AddedToBasketDialog } from './AddedToBasketDialog.js';

function open() {
  const shop = backendWith([lineOf(backpack)]);
  renderInShop(
    <>
      <AddToBasketButton id={boots.id} retailId={boots.retailId} />
      <AddedToBasketDialog />
    </>,
    shop,
  );
  return { shop, user: userEvent.setup() };
}

test('asks nothing until something is added', async () => {
  const { shop } = open();
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shop.callsOf('getBasketItems')).toHaveLength(0);
});

test('opens when something was added, shows it and both ways on', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  const dialog = await screen.findByRole('dialog', { name: 'Товар добавлен в корзину' });
  expect(await within(dialog).findByText('Ботинки Хребет')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('В корзине 2 товара на сумму 11 694 ₽');
  expect(within(dialog).getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/basket');
  await user.click(within(dialog).getByRole('button', { name: 'Продолжить покупки' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
