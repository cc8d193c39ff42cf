import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToBasketButton } from '../add-to-basket/AddToBasketButton.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, boots, lineOf } from '../testing/shop-fixtures.js';
import { AddedToBasketDialog } from './AddedToBasketDialog.js';
import { useVariantSwap } from './useVariantSwap.js';
import type { BasketLine } from '@tropa/api-client';

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

describe('another variant in the place of the one taken (decision 52)', () => {
  function Choice({ line }: { line: BasketLine }) {
    const { retailId, swap, hasFailed } = useVariantSwap(line);
    return (
      <>
        <output>{`${retailId}${hasFailed ? ' отказ' : ''}`}</output>
        {[4101, 4102, 4103].map((id) => (
          <button key={id} onClick={() => swap(id)}>{`Вариант ${id}`}</button>
        ))}
      </>
    );
  }
  const add = async (basket: Parameters<typeof backendWith>[0] = []) => {
    const shop = backendWith(basket);
    renderInShop(
      <>
        <AddToBasketButton id={boots.id} retailId={boots.retailId} />
        <AddedToBasketDialog lineSlot={(line) => <Choice key={line.id} line={line} />} />
      </>,
      shop,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'В корзину' }));
    await screen.findByText('Ботинки Хребет');
    return { shop, user };
  };
  const linesOf = (shop: ReturnType<typeof backendWith>) => shop.state.basket.map(({ retailId, quantity }) => [retailId, quantity]);
  const take = (id: number) => screen.findByRole('button', { name: `Вариант ${id}` });

  test('is swapped, not added twice', async () => {
    const { shop, user } = await add();
    await user.click(await take(4102));
    await waitFor(() => expect(linesOf(shop)).toEqual([[4102, 1]]));
    await waitFor(() => expect(screen.getAllByText('4102')).toHaveLength(1));
    expect(screen.getByRole('dialog')).toHaveTextContent('В корзине 1 товар');
  });

  test('keeps the quantity of the line, and meets a line of its own', async () => {
    const { shop, user } = await add([lineOf(boots, 1), lineOf({ id: 41, retailId: 4102 }, 1)]);
    await user.click(await take(4102));
    await waitFor(() => expect(linesOf(shop)).toEqual([[4102, 3]]));
  });

  test('the last wish wins, however fast they come', async () => {
    const { shop, user } = await add();
    const held = shop.hold('addItemToBasket');
    await user.click(await take(4102));
    await user.click(await take(4103));
    await user.click(await take(4102));
    await user.click(await take(4103));
    held.releaseAll();
    await waitFor(() => expect(linesOf(shop)).toEqual([[4103, 1]]));
  });

  test('a refusal leaves what was taken and says so', async () => {
    const { shop, user } = await add();
    shop.fail('addItemToBasket', 'errorCode1');
    await user.click(await take(4102));
    expect(await screen.findByText('4101 отказ')).toBeInTheDocument();
    expect(linesOf(shop)).toEqual([[4101, 1]]);
  });
});
