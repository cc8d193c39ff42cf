import { useGetBasketItemsQuery, type BasketState } from '@tropa/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBasketLines } from '../basket/use-basket-lines.js';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, lineOf } from '../testing/shop-fixtures.js';
import { useOrderForm } from './use-order-form.js';
import { usePlaceOrder } from './use-place-order.js';

/** An order form as a host renders it, with only our hooks. */
function OwnForm({ basket, onNavigate }: { basket: BasketState; onNavigate: (href: string) => void }) {
  const { form } = useOrderForm({ city: { id: 1, value: 'Тюмень' }, buyer: { id: '', name: 'Иван' } });
  const order = usePlaceOrder({ onNavigate, ordersHref: '/my/orders' });
  const { errors } = form.formState;
  if (order.outcome?.kind === 'booked') return <p>Заказ {order.outcome.order.orderNum}</p>;
  return (
    <form onSubmit={form.handleSubmit((values) => order.place(values, basket))} noValidate>
      {(['name', 'phone', 'email', 'address'] as const).map((name) => (
        <input key={name} aria-label={name} {...form.register(name)} />
      ))}
      <select aria-label="payment" {...form.register('payment')}>
        <option>card</option>
        <option>onDelivery</option>
      </select>
      <select aria-label="delivery" {...form.register('delivery')}>
        <option>pickup</option>
        <option>courier</option>
      </select>
      <input type="checkbox" aria-label="privacy" {...form.register('privacy')} />
      <input type="checkbox" aria-label="terms" {...form.register('terms')} />
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>{`${name}: ${error.message}`}</li>
        ))}
      </ul>
      <button disabled={order.isPlacing}>Заказать</button>
    </form>
  );
}

function OwnBasket(props: { onNavigate: (href: string) => void }) {
  const lines = useBasketLines();
  const { data } = useGetBasketItemsQuery();
  if (!data) return null;
  return (
    <>
      {lines.rows.map(({ key, line, isRemoved }) => (
        <p key={key}>
          {line.title} × {line.quantity}
          <button onClick={() => lines.setQuantity(line, line.quantity + 1)}>ещё</button>
          {isRemoved ? (
            <button onClick={() => lines.restore(key)}>вернуть</button>
          ) : (
            <button onClick={() => lines.remove(line)}>убрать</button>
          )}
        </p>
      ))}
      <OwnForm basket={data} {...props} />
    </>
  );
}

test('a basket and an order in the host’s own markup', async () => {
  const shop = backendWith([lineOf(backpack)]);
  const user = userEvent.setup({ delay: null });
  renderInShop(<OwnBasket onNavigate={jest.fn()} />, shop);

  await user.click(await screen.findByRole('button', { name: 'ещё' }));
  expect(screen.getByText(/× 2/)).toBeInTheDocument();
  await waitFor(() => expect(shop.state.basket[0]?.quantity).toBe(2));

  await user.click(screen.getByRole('button', { name: 'убрать' }));
  await user.click(screen.getByRole('button', { name: 'вернуть' }));
  await waitFor(() => expect(shop.state.basket).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Заказать' }));
  expect(await screen.findByText('phone: Обязательное поле')).toBeInTheDocument();
  expect(shop.callsOf('createOrder')).toHaveLength(0);

  expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('Иван');
  await user.type(screen.getByRole('textbox', { name: 'phone' }), '+7 (912) 345-67-89');
  await user.type(screen.getByRole('textbox', { name: 'email' }), 'ivan@example.ru');
  await user.selectOptions(screen.getByRole('combobox', { name: 'delivery' }), 'courier');
  await user.selectOptions(screen.getByRole('combobox', { name: 'payment' }), 'onDelivery');
  await user.type(screen.getByRole('textbox', { name: 'address' }), 'ул. Мира, 1');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Заказать' }));
  expect(await screen.findByText(/^Заказ /)).toBeInTheDocument();
  expect(shop.callsOf('createOrder')).toHaveLength(1);
});
