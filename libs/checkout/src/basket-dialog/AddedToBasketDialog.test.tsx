import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToBasketButton } from '../add-to-basket/AddToBasketButton.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, boots, lineOf } from '../testing/shop-fixtures.js';
import { AddedToBasketDialog } from './AddedToBasketDialog.js';
import { useVariantSwap } from './useVariantSwap.js';
import { shopApi, type BasketLine } from '@tropa/api-client';

function open() {
  const shop = backendWith([lineOf(backpack)]);
  renderInShop(
    <>
      <AddToBasketButton id={boots.id} retailId={boots.retailId} />
      <AddedToBasketDialog />
    </>,
    shop,
  );
  return { shop, user: userEvent.setup({ delay: null }) };
}

test('sends no request until something is added', async () => {
  const { shop } = open();
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shop.callsOf('getBasketItems')).toHaveLength(0);
});

test('opens when something was added, shows it and both ways to continue', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  const dialog = await screen.findByRole('dialog', { name: 'Товар добавлен в корзину' });
  expect(await within(dialog).findByText('Ботинки Хребет')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('В корзине 2 товара на сумму 11 694 ₽');
  expect(within(dialog).getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/basket');
  await user.click(within(dialog).getByRole('button', { name: 'Продолжить покупки' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('another variant instead of the one added (decision 52)', () => {
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
    const { store } = renderInShop(
      <>
        <AddToBasketButton id={boots.id} retailId={boots.retailId} />
        <AddedToBasketDialog lineSlot={(line) => <Choice key={line.id} line={line} />} />
      </>,
      shop,
    );
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'В корзину' }));
    await screen.findByText('Ботинки Хребет');
    return { shop, user, store };
  };
  const linesOf = (shop: ReturnType<typeof backendWith>) =>
    shop.state.basket.map(({ retailId, quantity }) => [retailId, quantity]);
  const take = (id: number) => screen.findByRole('button', { name: `Вариант ${id}` });

  test('is swapped, not added twice: the dialog never counts both', async () => {
    const { shop, user } = await add();
    const held = shop.hold('deleteBasketItem');
    await user.click(await take(4102));
    await waitFor(() => expect(shop.callsOf('deleteBasketItem')).toHaveLength(1));
    expect(screen.getByRole('dialog')).toHaveTextContent('В корзине 1 товар');
    held.releaseAll();
    await waitFor(() => expect(linesOf(shop)).toEqual([[4102, 1]]));
    await waitFor(() => expect(shop.callsOf('getBasketItems').length).toBeGreaterThan(2));
    expect(screen.getByText('4102')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveTextContent('В корзине 1 товар');
  });

  test('leaves the dialog closed for a visitor who has closed it meanwhile', async () => {
    const { shop, user } = await add();
    const held = shop.hold('addItemToBasket');
    await user.click(await take(4102));
    await waitFor(() => expect(shop.callsOf('addItemToBasket')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Продолжить покупки' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    held.releaseAll();
    await waitFor(() => expect(linesOf(shop)).toEqual([[4102, 1]]));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps all its pieces from swap to swap, though a basket fetched before arrives late: the choice never jumps back', async () => {
    const { shop, user, store } = await add([lineOf(boots)]);
    const readings = shop.hold('getBasketItems');
    const held = (count: number) => waitFor(() => expect(readings.count).toBe(count));
    act(() => void store.dispatch(shopApi.util.invalidateTags(['Basket'])));
    await held(1);
    await user.click(await take(4102));
    await held(2);
    readings.release(1);
    await waitFor(() => expect(linesOf(shop)).toEqual([[4102, 2]]));
    readings.release(0);
    await held(3);
    expect(screen.getByText('4102')).toBeInTheDocument();
    await user.click(await take(4103));
    await held(4);
    readings.release(3);
    await waitFor(() => expect(linesOf(shop)).toEqual([[4103, 2]]));
    expect(screen.getByText('4103')).toBeInTheDocument();
    readings.releaseAll();
    expect(await screen.findByText('Чёрный, 42')).toBeInTheDocument();
    expect(screen.getByText('4103')).toBeInTheDocument();
  });

  test('once the basket shows the choice, the variant comes from the line', async () => {
    const line = { ...boots, quantity: 1 } as unknown as BasketLine;
    const { rerender } = renderInShop(<Choice line={line} />, backendWith([lineOf(boots)]));
    await userEvent.click(await take(4102));
    expect(screen.getByText('4102')).toBeInTheDocument();
    // As soon as the response to the swap has come.
    await waitFor(() => {
      for (const shown of [4102, 4103]) rerender(<Choice line={{ ...line, retailId: shown }} />);
      expect(screen.getByText('4103')).toBeInTheDocument();
    });
  });

  test('keeps the quantity of the line, and merges with a line of the same variant', async () => {
    const { shop, user } = await add([lineOf(boots, 1), lineOf({ id: 41, retailId: 4102 }, 1)]);
    await user.click(await take(4102));
    await waitFor(() => expect(linesOf(shop)).toEqual([[4102, 3]]));
  });

  test('the last choice wins, however fast they follow', async () => {
    const { shop, user } = await add();
    const held = shop.hold('addItemToBasket');
    await user.click(await take(4102));
    await user.click(await take(4103));
    await user.click(await take(4102));
    await user.click(await take(4103));
    expect(screen.getByText('4103')).toBeInTheDocument();
    held.releaseAll();
    await waitFor(() => expect(linesOf(shop)).toEqual([[4103, 1]]));
  });

  test.each(['addItemToBasket', 'setBasketQuantity'] as const)(
    'a refusal keeps the variant that was added and says so: %s',
    async (name) => {
      const { shop, user } = await add([lineOf(boots, 1)]);
      // Once: the rollback may need the same call.
      shop.answer(name, () => {
        shop.answer(name, undefined);
        return null;
      });
      await user.click(await take(4102));
      expect(await screen.findByText('4101 отказ')).toBeInTheDocument();
      expect(linesOf(shop)).toEqual([[4101, 2]]);
    },
  );
});

test('another variant of the same product, added later, is not shown as the one before', async () => {
  const shop = backendWith([]);
  renderInShop(
    <>
      <AddToBasketButton id={boots.id} retailId={boots.retailId} />
      <AddToBasketButton id={boots.id} retailId={4102} />
      <AddedToBasketDialog lineSlot={(line) => <output>{line.retailId}</output>} />
    </>,
    shop,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getAllByRole('button', { name: 'В корзину' })[0]!);
  expect(await screen.findByText('4101')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Продолжить покупки' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const held = shop.hold('getBasketItems');
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText('4101')).not.toBeInTheDocument();
  held.releaseAll();
  expect(await screen.findByText('4102')).toBeInTheDocument();
});
