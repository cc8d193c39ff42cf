import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryBackend } from '@tropa/api-client/testing';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, lineOf } from '../testing/shop-fixtures.js';
import { OrderSection, type OrderSectionProps } from './OrderSection.js';

/** «Рюкзак Эльбрус 80»: 1 425 ₽, below the limit of 5 000 ₽ of the memory backend. */
const cheap = { id: 25 };

function open(props: Partial<OrderSectionProps> = {}, shop: MemoryBackend = backendWith([lineOf(cheap)])) {
  document.cookie = 'LOCATION=; path=/; max-age=0';
  const onNavigate = jest.fn();
  const view = renderInShop(<OrderSection onNavigate={onNavigate} isDeliveryPriced {...props} />, shop);
  return { shop, onNavigate, user: userEvent.setup({ delay: null }), ...view };
}

type User = ReturnType<typeof userEvent.setup>;
const radio = (label: string) => screen.findByRole('radio', { name: label });
const summary = () => screen.getByRole('complementary', { name: 'Ваш заказ' });
const button = () => screen.getByRole('button', { name: /^(?:Перейти к оплате|Оформить заказ)$/ });

async function fill(user: User) {
  await user.type(await screen.findByRole('textbox', { name: 'Имя' }), 'Иван');
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '89123456789');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ivan@example.ru');
  await user.click(await radio('Курьер'));
  await user.type(screen.getByRole('textbox', { name: 'Адрес доставки' }), 'ул. Ленина, 1');
  for (const box of screen.getAllByRole('checkbox', { name: /^(?:Соглашаюсь|Принимаю)/ })) await user.click(box);
}

describe('where the server gives delivery prices', () => {
  test('price and days are shown at each choice before anything personal is typed, and the total includes the price', async () => {
    const { user } = open();
    await waitFor(async () => expect(await radio('Курьер')).toHaveAccessibleDescription('250\u00A0₽, 28–30 ноября'));
    expect(await radio('Самовывоз')).toHaveAccessibleDescription('из магазина');
    expect(button()).toHaveAccessibleDescription('К оплате 1\u00A0425\u00A0₽');
    await user.click(await radio('Курьер'));
    expect(summary()).toHaveTextContent('Доставка250 ₽28–30 ноября');
    expect(summary()).toHaveTextContent('Итого1 675 ₽');
    // The name is exact; the sum is visible beside it, and read as its description.
    expect(button()).toHaveAccessibleName('Перейти к оплате');
    expect(button()).toHaveTextContent('1 675 ₽');
    expect(button()).toHaveAccessibleDescription('К оплате 1\u00A0675\u00A0₽');
  });

  test('another city has another price', async () => {
    const { user } = open();
    await user.click(await radio('Курьер'));
    const field = screen.getByRole('combobox', { name: 'Город' });
    await user.clear(field);
    await user.type(field, 'Сург');
    await user.click(await screen.findByRole('option', { name: /Сургут/ }));
    await waitFor(() => expect(summary()).toHaveTextContent('Итого1 915 ₽'));
  });

  test('what is missing until free delivery; above the limit it is free', async () => {
    const { unmount } = open();
    expect(await screen.findByText('До бесплатной доставки осталось 3 575 ₽')).toBeInTheDocument();
    unmount();
    open({}, backendWith([lineOf({ id: 21 })]));
    expect(await radio('Курьер')).toBeInTheDocument();
    await waitFor(async () => expect(await radio('Курьер')).toHaveAccessibleDescription('Бесплатно, 28–30 ноября'));
    expect(screen.queryByText(/До бесплатной доставки/)).not.toBeInTheDocument();
  });

  test('the order carries the version of the price that was seen, never the price', async () => {
    const { shop, user, onNavigate } = open();
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(onNavigate).toHaveBeenCalled());
    const [sent] = shop.callsOf('createOrder');
    expect(sent?.body).toMatchObject({ delivery: 'courier', deliveryVersion: 'courier-250' });
    expect(Object.keys(sent?.body ?? {})).not.toContain('deliveryPrice');
  });

  test('a price that has changed is shown before anything is ordered', async () => {
    const shop = backendWith([lineOf(cheap)]);
    const way = { delivery: 'courier', dates: '26 ноября', carrier: '' };
    shop.answer('getDelivery', { freeFrom: 5000, ways: [{ ...way, price: 200, version: 'courier-200' }] });
    const { user, onNavigate } = open({}, shop);
    await fill(user);
    await waitFor(() => expect(summary()).toHaveTextContent('Итого1 625 ₽'));
    // The shop has raised it meanwhile.
    shop.answer('getDelivery', undefined);
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Стоимость доставки изменилась' });
    await waitFor(() => expect(dialog).toHaveTextContent('Теперь доставка — 250 ₽, а весь заказ — 1 675 ₽.'));
    expect(onNavigate).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Заказать за 1\u00A0675\u00A0₽' }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith(expect.stringMatching(/^\/demo\/pay\//)));
    expect(shop.callsOf('createOrder').map(({ body }) => body.deliveryVersion)).toEqual(['courier-200', 'courier-250']);
  });

  test('a price that cannot be loaded is not free delivery, and is not charged unseen', async () => {
    const shop = backendWith([lineOf(cheap)]);
    shop.fail('getDelivery', 'http500');
    const { user } = open({}, shop);
    await waitFor(async () => expect(await radio('Курьер')).toHaveAccessibleDescription('Не удалось узнать стоимость'));
    await user.click(await radio('Курьер'));
    expect(button()).not.toHaveTextContent('₽');
    await fill(user);
    await user.click(button());
    await waitFor(() => expect(shop.callsOf('createOrder')).toHaveLength(1));
    expect(shop.callsOf('createOrder')[0]?.body).toMatchObject({ deliveryVersion: 'unseen' });
  });
});

test('a server that gives no prices gets no request for them, and no order mentions them', async () => {
  const { shop, user, onNavigate } = open({ isDeliveryPriced: false, freeDeliveryLimit: 500_000 });
  expect(await radio('Курьер')).toHaveAccessibleDescription('Рассчитывается менеджером');
  await fill(user);
  expect(button()).toHaveTextContent(/^Перейти к оплате$/);
  await user.click(button());
  await waitFor(() => expect(onNavigate).toHaveBeenCalled());
  expect(shop.callsOf('getDelivery')).toEqual([]);
  expect(shop.callsOf('createOrder')[0]?.body).not.toHaveProperty('deliveryVersion');
});

describe('SBP', () => {
  test('is a choice of its own, is paid as a card is, and is offered only if the shop has it', async () => {
    const { shop, user, onNavigate, unmount } = open({ isSbpEnabled: true });
    await fill(user);
    await user.click(await radio('СБП'));
    await user.click(screen.getByRole('button', { name: 'Перейти к оплате' }));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith(expect.stringMatching(/^\/demo\/pay\//)));
    expect(shop.callsOf('createOrder')[0]?.body).toMatchObject({ payment: 'sbp' });
    unmount();
    open();
    await radio('Картой');
    expect(screen.queryByRole('radio', { name: 'СБП' })).not.toBeInTheDocument();
  });
});

describe('the e-mail', () => {
  const withoutEmail = async (user: User) => {
    await fill(user);
    await user.clear(screen.getByRole('textbox', { name: 'E-mail' }));
    await user.click(button());
  };

  test('is required by the specification', async () => {
    const { shop, user } = open();
    await withoutEmail(user);
    expect(await screen.findByText('Обязательное поле')).toBeInTheDocument();
    expect(shop.callsOf('createOrder')).toEqual([]);
  });

  test('may be left out where the host says so, but not misspelt', async () => {
    const { shop, user, onNavigate } = open({ isEmailRequired: false });
    await fill(user);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field).toHaveAccessibleDescription('Без e-mail чек придёт в SMS');
    await user.clear(field);
    await user.type(field, 'ivan@');
    await user.click(button());
    expect(shop.callsOf('createOrder')).toEqual([]);
    await user.clear(field);
    await user.click(button());
    await waitFor(() => expect(onNavigate).toHaveBeenCalled());
    expect(shop.callsOf('createOrder')[0]?.body).toMatchObject({ email: '' });
  });
});
