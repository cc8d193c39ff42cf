import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventsOfStore } from '@tropa/api-client';
import type { MemoryBackend } from '@tropa/api-client/testing';
import { renderInShop } from '../testing/render-in-shop.js';
import { backendWith, backpack, lineOf } from '../testing/shop-fixtures.js';
import { OrderSection, type OrderSectionProps } from './OrderSection.js';

/** «Рюкзак Эльбрус 80»: 1 425 ₽, too little for credit. */
const cheap = { id: 25 };

function open(props: Partial<OrderSectionProps> = {}, shop: MemoryBackend = backendWith([lineOf(backpack)])) {
  // The city is kept in a cookie: every test begins in the default one.
  document.cookie = 'LOCATION=; path=/; max-age=0';
  const onNavigate = jest.fn();
  const view = renderInShop(<OrderSection onNavigate={onNavigate} freeDeliveryLimit={1_000_000} {...props} />, shop);
  return { shop, onNavigate, user: userEvent.setup({ delay: null }), ...view };
}

const noPickupShop = () => {
  const shop = backendWith([lineOf(backpack)]);
  shop.answer('getReceivePoints', { type: 'points', items: [] });
  return shop;
};

type User = ReturnType<typeof userEvent.setup>;

const name = () => screen.findByRole('textbox', { name: 'Имя' });
const submit = (label = 'Перейти к оплате') => screen.getByRole('button', { name: label });
const radio = (label: string) => screen.findByRole('radio', { name: label });
const consent = () => screen.getByRole('checkbox', { name: /^Соглашаюсь на обработку персональных данных/ });
const terms = () => screen.getByRole('checkbox', { name: /^Принимаю условия продажи/ });
const failure = () => screen.findByRole('dialog', { name: 'Что-то пошло не так' });

const addressBox = () => screen.findByRole('group', { name: 'Адрес самовывоза' });

it("has the host's class and names its parts", async () => {
  const { container } = open({ className: 'mine' });
  await name();
  const parts = [...container.querySelectorAll('.mine [data-part]')].map((part) => part.getAttribute('data-part'));
  const own = ['items', 'buyer', 'receiving', 'payment', 'summary', 'applied', 'form'];
  expect(parts.filter((part) => part && own.includes(part))).toEqual(own);
});

/** Chooses a pickup address in its dialog. */
async function choosePoint(user: User, address: string) {
  await user.click(within(await addressBox()).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: /^(Магазины|Пункты выдачи), / });
  await user.click(await within(dialog).findByRole('radio', { name: address }));
  await user.click(within(dialog).getByRole('button', { name: 'Забрать здесь' }));
  expect(dialog).not.toBeInTheDocument();
}

async function fill(user: User) {
  await user.type(await name(), 'Иван');
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '89123456789');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ivan@example.ru');
  await choosePoint(user, 'ул. Республики, 65');
  await user.click(consent());
  await user.click(terms());
}

async function chooseCity(user: User, query: string, city: string) {
  const field = await screen.findByRole('combobox', { name: 'Город' });
  await user.clear(field);
  await user.type(field, query);
  await user.click(await screen.findByRole('option', { name: new RegExp(city) }));
}

describe('what the page shows', () => {
  test('the items, the totals, and the header city as the initial one', async () => {
    open();
    expect(await screen.findByRole('heading', { name: '1 товар' })).toBeInTheDocument();
    expect(screen.getByText('Рюкзак Хибины 60')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Тюмень');
    const summary = screen.getByRole('complementary', { name: 'Ваш заказ' });
    expect(summary).toHaveTextContent('СамовывозБесплатно');
    expect(summary).toHaveTextContent('Итого7 477 ₽');
  });

  test('the start of an order is reported once, with what is in the basket', async () => {
    const { store } = open();
    expect(await screen.findByRole('heading', { name: '1 товар' })).toBeInTheDocument();
    const told: unknown[] = [];
    eventsOfStore(store).on('order:started', (sum) => told.push(sum), { withPast: true });
    expect(told).toEqual([
      {
        value: 7477,
        currency: 'RUB',
        products: [expect.objectContaining({ id: 21, name: 'Рюкзак Хибины 60', quantity: 1 })],
      },
    ]);
  });

  test('a payment is reported when the buyer returns from it', async () => {
    const { store } = open({ search: '?paymentSuccess=true', payment: 'paid' }, backendWith([]));
    await screen.findByRole('dialog', { name: 'Товар оплачен!' });
    const told: unknown[] = [];
    eventsOfStore(store).on('*', ({ name, detail }) => told.push([name, detail]), { withPast: true });
    expect(told).toEqual([['payment:returned', { outcome: 'paid' }]]);
  });

  test('delivery is free strictly above the limit', async () => {
    const { user, unmount } = open({ freeDeliveryLimit: 747_699 });
    await user.click(await radio('Курьер'));
    expect(screen.getByRole('complementary')).toHaveTextContent('ДоставкаБесплатно');
    unmount();
    open({ freeDeliveryLimit: 747_700 });
    expect(await radio('Курьер')).toHaveAccessibleDescription('Рассчитывается менеджером');
    await user.click(await radio('Курьер'));
    expect(screen.getByRole('complementary')).toHaveTextContent('ДоставкаРассчитывается менеджером');
  });

  test('an empty basket has nothing to order', async () => {
    open({}, backendWith([]));
    expect(await screen.findByRole('heading', { name: 'В корзине пока ничего нет' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('a signed-in buyer finds the contacts filled in', async () => {
    open({}, backendWith([lineOf(backpack)], true));
    expect(await name()).toHaveValue('Анна Петрова');
    expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (912) 345-67-89');
  });
});

describe('the form', () => {
  test('cannot be submitted without both consents, each given separately and to one document', async () => {
    const { user } = open();
    await name();
    expect(screen.getAllByRole('checkbox')).toEqual([consent(), terms()]);
    expect([consent(), terms()].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    expect(submit()).toBeDisabled();
    await user.click(consent());
    expect(terms()).not.toBeChecked();
    expect(submit()).toBeDisabled();
    await user.click(consent());
    await user.click(terms());
    expect(consent()).not.toBeChecked();
    expect(submit()).toBeDisabled();
    await user.click(consent());
    expect(submit()).toBeEnabled();
    expect(within(consent().closest('label')!).getAllByRole('link')).toHaveLength(1);
    expect(within(terms().closest('label')!).getAllByRole('link')).toHaveLength(1);
    for (const [name, href] of [
      ['персональных данных', '/privacy/'],
      ['условия продажи', '/agreement/'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  test('reports everything that is wrong and goes to the first of it', async () => {
    const { user, shop } = open();
    await name();
    await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '912');
    await user.click(consent());
    await user.click(terms());
    await user.click(submit());
    await waitFor(async () => expect(await name()).toHaveFocus());
    expect(await name()).toHaveAccessibleDescription('Обязательное поле');
    expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveAccessibleDescription(
      'Телефон не может быть меньше 10 символов',
    );
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Обязательное поле');
    const choose = within(await addressBox()).getByRole('button', { name: 'Выбрать на карте или в списке' });
    expect(choose).toHaveAccessibleDescription('Обязательное поле');
    expect(shop.callsOf('createOrder')).toHaveLength(0);
  });

  test('a courier order without an address is rejected here, with a message of its own', async () => {
    const { user, shop } = open();
    await fill(user);
    await user.click(await radio('Курьер'));
    await user.click(submit());
    const address = screen.getByRole('textbox', { name: 'Адрес доставки' });
    await waitFor(() => expect(address).toHaveFocus());
    expect(address).toHaveAccessibleDescription('Укажите адрес доставки');
    expect(shop.callsOf('createOrder')).toHaveLength(0);
  });

  test('required fields are marked visibly and for screen readers', async () => {
    const { user } = open();
    await name();
    const required = () =>
      [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].filter(
        (field) => (field as HTMLInputElement).required,
      );
    const stars = () =>
      [...document.querySelectorAll('[data-required]')].map((mark) => mark.parentElement?.textContent);
    expect(stars()).toEqual(['Имя', 'Телефон', 'E-mail', 'Город', 'Адрес самовывоза']);
    expect(required()).toHaveLength(4);
    await user.click(await radio('Курьер'));
    expect(stars().at(-1)).toBe('Адрес доставки');
    expect(required()).toHaveLength(5);
  });

  test('a failed city search says so and can be retried from the keyboard', async () => {
    const { user, shop } = open();
    shop.fail('searchCities', 'network');
    const field = await screen.findByRole('combobox', { name: 'Город' });
    await user.clear(field);
    await user.type(field, 'Сург');
    expect(await screen.findByText('Не удалось загрузить список городов.')).toBeInTheDocument();
    expect(screen.queryByText('Ищем город…')).not.toBeInTheDocument();
    shop.fail('searchCities', null);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Повторить' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field).toHaveFocus();
    await user.click(await screen.findByRole('option', { name: /Сургут/ }));
    expect(field).toHaveValue('Сургут');
    expect(screen.queryByText('Не удалось загрузить список городов.')).not.toBeInTheDocument();
  });

  test('the city must be from the list: text typed without a choice stays, and nothing is ordered to it', async () => {
    const { user, shop } = open();
    await fill(user);
    const field = await screen.findByRole('combobox', { name: 'Город' });
    await user.clear(field);
    await user.type(field, 'Сур');
    await user.click(submit());
    expect(field).toHaveValue('Сур');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Выберите город из списка'));
    expect(shop.callsOf('createOrder')).toHaveLength(0);
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('');
    expect(field).toBeInvalid();
  });

  test('a full name counts as a choice, whether its list is loaded or still loading when the field is left', async () => {
    const { user } = open();
    const field = await screen.findByRole('combobox', { name: 'Город' });
    await user.clear(field);
    await user.type(field, 'сургут');
    await user.tab();
    await waitFor(() => expect(field).toHaveValue('Сургут'));
    await user.clear(field);
    await user.type(field, 'тюмень');
    await screen.findByRole('option', { name: /Тюмень/ });
    await user.tab();
    await waitFor(() => expect(field).toHaveValue('Тюмень'));
    expect(field).toBeValid();
  });

  test('a city that was undone with Escape, or typed as it was, stays the chosen one', async () => {
    const { user } = open();
    await fill(user);
    const field = await screen.findByRole('combobox', { name: 'Город' });
    await user.type(field, 'Сур{Escape}');
    expect(field).toHaveValue('Тюмень');
    await user.clear(field);
    await user.type(field, 'Тюмень');
    await user.tab();
    expect(field).toHaveValue('Тюмень');
    expect(within(await addressBox()).getByText('ул. Республики, 65')).toBeInTheDocument();
  });

  test('the city is chosen by keyboard', async () => {
    const { user } = open();
    const field = await screen.findByRole('combobox', { name: 'Город' });
    await user.clear(field);
    await user.type(field, 'с');
    await screen.findByRole('option', { name: /Сургут/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Сургут');
  });

  test('a city with pickup points takes cards only, and the old choices are reset', async () => {
    const { user, shop } = open();
    await fill(user);
    await user.click(await radio('При получении'));
    expect(submit('Оформить заказ')).toBeEnabled();
    await chooseCity(user, 'сур', 'Сургут');
    await waitFor(async () => expect(await radio('Картой')).toBeChecked());
    expect(within(await addressBox()).queryByText('ул. Республики, 65')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'При получении' })).not.toBeInTheDocument();
    await user.click(submit());
    expect(shop.callsOf('createOrder')).toHaveLength(0);
  });

  test('changing the delivery empties the address', async () => {
    const { user } = open();
    await choosePoint(user, 'ул. Республики, 65');
    await user.click(await radio('Курьер'));
    const address = screen.getByRole('textbox', { name: 'Адрес доставки' });
    expect(address).toHaveValue('');
    await user.type(address, 'ул. Ленина, 1');
    await user.click(await radio('Самовывоз'));
    expect(within(await addressBox()).queryByText('ул. Республики, 65')).not.toBeInTheDocument();
  });

  test('the chosen pickup address is shown in the form with «изменить», to which the focus returns', async () => {
    const { user } = open();
    await choosePoint(user, 'ул. Мельникайте, 103');
    const box = within(await addressBox());
    expect(box.getByText('ул. Мельникайте, 103')).toBeInTheDocument();
    expect(box.getByText(/ежедневно 10:00–20:00/)).toBeInTheDocument();
    const change = box.getByRole('button', { name: 'изменить' });
    expect(change).toHaveFocus();
    await user.click(change);
    expect(await screen.findByRole('radio', { name: 'ул. Мельникайте, 103', checked: true })).toBeInTheDocument();
    await user.keyboard('{Escape}');
  });

  test('a city without pickup is delivered by courier', async () => {
    const { shop } = open({}, noPickupShop());
    await waitFor(async () => expect(await radio('Курьер')).toBeChecked());
    expect(await radio('Самовывоз')).toBeDisabled();
    expect(await radio('Картой')).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'При получении' })).not.toBeInTheDocument();
    expect(shop.callsOf('getReceivePoints')).toHaveLength(1);
  });

  test('addresses that failed to load can be requested again', async () => {
    const shop = backendWith([lineOf(backpack)]);
    shop.fail('getReceivePoints', 'http500');
    const { user } = open({}, shop);
    expect(await screen.findByText(/Не удалось загрузить адреса самовывоза/)).toBeInTheDocument();
    shop.fail('getReceivePoints', null);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await choosePoint(user, 'ул. Республики, 65');
  });

  test('a city is needed before an address', async () => {
    const { user } = open();
    const field = await screen.findByRole('combobox', { name: 'Город' });
    await user.clear(field);
    await user.tab();
    expect(await screen.findByText('Сначала выберите город.')).toBeInTheDocument();
  });

  test('a shop without cards does not offer them: the other payments stay, and the order is sent', async () => {
    const { user, shop } = open({ isCardEnabled: false });
    expect(await radio('При получении')).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Картой' })).not.toBeInTheDocument();
    await fill(user);
    await user.click(submit('Оформить заказ'));
    await waitFor(() => expect(shop.callsOf('createOrder')[0]?.body).toMatchObject({ payment: 'onDelivery' }));
  });

  test('a shop without cards says that it cannot take an order from a city with pickup points; another city can be chosen', async () => {
    const { user } = open({ isCardEnabled: false });
    await fill(user);
    await chooseCity(user, 'сур', 'Сургут');
    expect(
      await screen.findByText(
        'В этот город заказ сейчас оформить нельзя: здесь можно оплатить только картой, а оплата картой не работает. Выберите другой город.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup', { name: 'Оплата' })).not.toBeInTheDocument();
    expect(submit('Оформить заказ')).toBeDisabled();
    await chooseCity(user, 'тюм', 'Тюмень');
    expect(await radio('При получении')).toBeChecked();
    expect(submit('Оформить заказ')).toBeEnabled();
  });

  test('credit appears where the shop offers it and says how much is missing', async () => {
    open({ isCreditEnabled: true }, backendWith([lineOf(cheap)]));
    const credit = await radio('В кредит');
    expect(credit).toBeDisabled();
    expect(credit).toHaveAccessibleDescription(
      'Для оформления заказа в кредит добавьте в корзину товаров еще на 1575 рублей',
    );
  });
});

describe('placing the order', () => {
  test('by card: one call with what the form holds, then the page of the acquirer', async () => {
    const { user, shop, onNavigate } = open();
    await fill(user);
    await user.dblClick(submit());
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/demo/pay/Т-502'));
    const [call, ...others] = shop.callsOf('createOrder');
    expect(others).toEqual([]);
    expect(call?.body).toEqual({
      name: 'Иван',
      phone: '9123456789',
      email: 'ivan@example.ru',
      delivery: 'pickup',
      address: '1',
      city: { id: 1, value: 'Тюмень' },
      comment: '',
      payment: 'card',
    });
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{32,36}$/);
    expect(screen.getByRole('link', { name: 'Перейти к оплате' })).toHaveAttribute('href', '/demo/pay/Т-502');
  });

  test('on delivery: booked, and closing goes to the orders', async () => {
    const { user, shop, onNavigate } = open();
    await fill(user);
    await user.click(await radio('При получении'));
    await user.click(submit('Оформить заказ'));
    const dialog = await screen.findByRole('dialog', { name: 'Товар забронирован!' });
    expect(shop.callsOf('createOrder')[0]?.body).toMatchObject({ payment: 'onDelivery' });
    expect(onNavigate).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    expect(onNavigate).toHaveBeenCalledWith('/orders');
  });

  test('by card without a payment link: the failure dialog', async () => {
    const { user, shop, onNavigate } = open();
    shop.answer('createOrder', { payment_link: '', orderNum: 'Т-502' });
    await fill(user);
    await user.click(submit());
    expect(await failure()).toBeInTheDocument();
    expect(onNavigate).not.toHaveBeenCalled();
    // A server may keep the basket until it is paid: the button shows the same dialog again and orders nothing twice.
    await user.keyboard('{Escape}');
    await user.click(submit());
    expect(await failure()).toBeInTheDocument();
    expect(shop.callsOf('createOrder')).toHaveLength(1);
  });

  test('on credit: the partner after the order, then the orders page whatever it answered', async () => {
    const onCredit = jest.fn().mockRejectedValue(new Error('отказ банка'));
    const { user, onNavigate } = open({ isCreditEnabled: true, onCredit });
    await fill(user);
    await user.click(await radio('В кредит'));
    await user.click(submit('Оформить заказ'));
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/orders'));
    expect(onCredit).toHaveBeenCalledWith({ paymentLink: '', orderNum: 'Т-502' });
  });

  test('rejected: the dialog with the phone, and the message of the shop below the totals', async () => {
    const { user, shop } = open();
    shop.fail('createOrder', 'errorCode1');
    await fill(user);
    await user.click(submit());
    const dialog = await failure();
    expect(dialog).toHaveTextContent(
      'По каким-то причинам не удалось оформить заказ. Пожалуйста свяжитесь с нами по телефону:',
    );
    expect(within(dialog).getByRole('link', { name: '8 (800) 301-42-43' })).toHaveAttribute('href', 'tel:+78003014243');
    await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(await name()).toHaveValue('Иван');
  });

  test('a repeat after a lost response carries the same key; after a refusal a new one', async () => {
    const { user, shop } = open();
    await fill(user);
    for (const trouble of ['network', 'errorCode1'] as const) {
      shop.fail('createOrder', trouble);
      await user.click(submit());
      await user.click(within(await failure()).getByRole('button', { name: 'Закрыть' }));
    }
    shop.fail('createOrder', null);
    await user.click(submit());
    await waitFor(() => expect(shop.state.basket).toEqual([]));
    const keys = shop.callsOf('createOrder').map((call) => call.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

test('a return from the acquirer is shown on the order page', async () => {
  const onSearchChange = jest.fn();
  open({ search: '?paymentSuccess=true', payment: 'paid', onSearchChange }, backendWith([]));
  expect(await screen.findByRole('dialog', { name: 'Товар оплачен!' })).toBeInTheDocument();
  expect(onSearchChange).toHaveBeenCalledWith('');
});
