import { createMemoryBackend } from '@tropa/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInShop } from '../testing/render-in-shop.js';
import { ReserveButton, type ReserveButtonProps } from './ReserveButton.js';

// Typing and axe take their time on a busy machine.
jest.setTimeout(60_000);

const goods: ReserveButtonProps['goods'] = {
  product: { id: 41, title: 'Ботинки Хребет' },
  variant: {
    id: 4101,
    properties: [
      { id: 'color', value: '/media/black.webp', type: 'image', title: 'Чёрный', color: '' },
      { id: 'size', value: '40', type: 'string', title: '40', color: '' },
      { id: 'width', value: 'W', type: 'string', title: 'Широкие', color: '' },
    ],
  },
  shops: [
    { id: 1, address: 'ул. Республики, 65', amount: 2 },
    { id: 2, address: 'ул. Мельникайте, 103', amount: 1 },
  ],
};

function setup(props: Partial<ReserveButtonProps> = {}, backend = createMemoryBackend()) {
  const onNavigate = jest.fn();
  return {
    onNavigate,
    ...renderInShop(<ReserveButton isAvailable goods={goods} onNavigate={onNavigate} {...props} />, backend),
  };
}

const opener = () => screen.getByRole('button', { name: 'Забронировать' });
const open = async () => {
  await userEvent.click(opener());
  return screen.findByRole('form', { name: 'Забронировать товар' });
};
// By selectors: roles of a whole dialog are looked up for seconds on a busy machine, and one test looks up all of them.
const submit = (form: HTMLElement) => form.querySelector<HTMLButtonElement>('[type=submit]')!;
const consent = (form: HTMLElement) => form.querySelector<HTMLInputElement>('[type=checkbox]')!;
const shop = (form: HTMLElement, id: number) => form.querySelector<HTMLInputElement>(`[type=radio][value="${id}"]`);
const phone = (form: HTMLElement) => within(form).getByLabelText(/^Телефон/);
const fill = (form: HTMLElement) => {
  fireEvent.click(shop(form, 2)!);
  fireEvent.change(phone(form), { target: { value: '89123456789' } });
  fireEvent.click(consent(form));
};

describe('«Забронировать»', () => {
  it('is disabled where nothing is available and while availability is not known', () => {
    setup({ isAvailable: false });
    expect(opener()).toBeDisabled();
  });

  it('has the host’s class beside its own', () => {
    setup({ className: 'mine' });
    expect(opener()).toHaveClass('mine');
    expect(opener().classList.length).toBeGreaterThan(1);
  });

  it('is disabled while availability is being requested', () => {
    setup({ isPending: true });
    expect(opener()).toBeDisabled();
  });

  it('opens a form with the shops that hold the variant: address, hours, phone, stock; no axe violations', async () => {
    const { container } = setup();
    const form = await open();
    expect(form).toHaveTextContent('Ботинки Хребет');
    expect(form).toHaveTextContent('Чёрный, 40, Широкие');
    const shops = within(form).getByRole('group', { name: /^Магазин \*?\s*Есть в 2 магазинах/ });
    const north = within(shops).getByRole('radio', { name: /Мельникайте/ });
    expect(within(shops).getAllByRole('radio')).toHaveLength(2);
    await within(shops).findByText(/ежедневно 10:00–20:00/, {}, { timeout: 30_000 });
    expect(north).toHaveAccessibleDescription(/ежедневно 10:00–20:00.*345/);
    expect(shops).toHaveTextContent('1 шт.');
    expect(within(form).getByRole('group', { name: 'Магазины с этим товаром на карте' })).toBeInTheDocument();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('requires a complete phone number and a shop, but no name; without consent the button is disabled', async () => {
    const { backend } = setup();
    const form = await open();
    expect(
      within(form).getByRole('checkbox', { name: 'Соглашаюсь на обработку персональных данных' }),
    ).not.toBeChecked();
    expect(submit(form)).toBeDisabled();
    expect(submit(form)).toHaveTextContent('Забронировать');
    await userEvent.click(consent(form));
    await userEvent.click(submit(form));
    expect(await within(form).findAllByText('Обязательное поле')).toHaveLength(2);
    fireEvent.change(phone(form), { target: { value: '912' } });
    await userEvent.click(submit(form));
    expect(await within(form).findByText('Телефон не может быть меньше 10 символов')).toBeInTheDocument();
    expect(backend.callsOf('reserveProduct')).toHaveLength(0);
  });

  it('sends what S2 §3 lists; «Товар забронирован!» names number, shop and day, and closing it goes to the orders', async () => {
    const onSuccess = jest.fn();
    const { backend, onNavigate } = setup({ onSuccess });
    const form = await open();
    fill(form);
    fireEvent.change(within(form).getByLabelText('Имя'), { target: { value: ' Анна ' } });
    await userEvent.click(submit(form));
    const booked = await screen.findByRole('dialog', { name: 'Товар забронирован!' });
    expect(backend.callsOf('reserveProduct')[0]?.body).toEqual({
      name: 'Анна',
      phone: '9123456789',
      address: '2',
      id: 41,
      retailId: 4101,
      property: '40,W',
    });
    expect(booked).toHaveTextContent(
      'Номер заказа — Б-1. Товар ждёт вас в магазине: ул. Мельникайте, 103. Мы отложили его до 24 ноября.',
    );
    expect(onSuccess).toHaveBeenCalledWith({ orderNum: 'Б-1', until: '24.11.2026' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(within(booked).getByRole('button', { name: 'Закрыть' }));
    expect(onNavigate).toHaveBeenCalledWith('/orders');
  });

  it('sends a product without variants with neither a variant nor properties', async () => {
    const { backend } = setup({ goods: { ...goods, variant: undefined } });
    const form = await open();
    fill(form);
    await userEvent.click(submit(form));
    await screen.findByRole('dialog', { name: 'Товар забронирован!' });
    expect(backend.callsOf('reserveProduct')[0]?.body).toEqual({
      name: '',
      phone: '9123456789',
      address: '2',
      id: 41,
      property: '',
    });
  });

  it('is sent once however often the button is clicked', async () => {
    const { backend } = setup();
    const held = backend.hold('reserveProduct');
    const form = await open();
    fill(form);
    await userEvent.dblClick(submit(form));
    await waitFor(() => expect(held.count).toBe(1));
    expect(submit(form)).toHaveAttribute('aria-busy', 'true');
    act(() => held.releaseAll());
    await screen.findByRole('dialog', { name: 'Товар забронирован!' });
    expect(backend.callsOf('reserveProduct')).toHaveLength(1);
  });

  it('after a lost response repeats under the same key; after a refusal under another', async () => {
    const onError = jest.fn();
    const { backend } = setup({ onError });
    const form = await open();
    fill(form);
    backend.fail('reserveProduct', 'network');
    await userEvent.click(submit(form));
    expect(await within(form).findByText(/Нет связи с магазином/)).toBeInTheDocument();
    backend.fail('reserveProduct', 'errorCode1');
    await userEvent.click(submit(form));
    await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('Магазин отказал'));
    expect(onError).toHaveBeenCalledTimes(2);
    expect(phone(form)).toHaveValue('+7 (912) 345-67-89');
    expect(shop(form, 2)).toBeChecked();
    backend.fail('reserveProduct', null);
    await userEvent.click(submit(form));
    await screen.findByRole('dialog', { name: 'Товар забронирован!' });
    const [lost, refused, done] = backend
      .callsOf('reserveProduct')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(lost).toBeTruthy();
    expect(refused).toBe(lost);
    expect(done).not.toBe(lost);
  });

  it('sent again from a form that was closed and opened while the first is in flight, it is the same reservation', async () => {
    const { backend } = setup();
    const held = backend.hold('reserveProduct');
    const form = await open();
    fill(form);
    await userEvent.click(submit(form));
    await waitFor(() => expect(held.count).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await userEvent.click(submit(await open()));
    await waitFor(() => expect(held.count).toBe(2));
    const [first, second] = backend.callsOf('reserveProduct').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    act(() => held.releaseAll());
    await screen.findByRole('dialog', { name: 'Товар забронирован!' });
  });

  it('closed by mistake keeps what was typed; a shop that has none left does not stay chosen', async () => {
    const { rerender, onNavigate } = setup();
    const form = await open();
    fill(form);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const again = await open();
    expect(phone(again)).toHaveValue('+7 (912) 345-67-89');
    expect(shop(again, 2)).toBeChecked();
    const left = { ...goods, shops: goods.shops.slice(0, 1) };
    rerender(<ReserveButton isAvailable goods={left} onNavigate={onNavigate} />);
    expect(shop(again, 1)).not.toBeChecked();
    expect(shop(again, 2)).toBeNull();
    await userEvent.click(submit(again));
    expect(await within(again).findByText('Обязательное поле')).toBeInTheDocument();
    rerender(<ReserveButton isAvailable={false} goods={{ ...goods, shops: [] }} onNavigate={onNavigate} />);
    expect(within(again).getByText('Этого товара больше нет в магазинах.')).toBeInTheDocument();
  });

  it('fills in the name and the phone of a signed-in visitor', async () => {
    setup({}, createMemoryBackend({ isSignedIn: true }));
    const form = await open();
    expect(within(form).getByLabelText('Имя')).toHaveValue('Анна Петрова');
    expect(phone(form)).toHaveValue('+7 (912) 345-67-89');
  });

  it('the list is enough where the locations of the shops are not known', async () => {
    const { backend } = setup({}, createMemoryBackend({ failures: { getReceivePoints: 'network' } }));
    const form = await open();
    expect(within(form).queryByRole('group', { name: 'Магазины с этим товаром на карте' })).not.toBeInTheDocument();
    fill(form);
    await userEvent.click(submit(form));
    await screen.findByRole('dialog', { name: 'Товар забронирован!' });
    expect(backend.callsOf('reserveProduct')).toHaveLength(1);
  });
});
