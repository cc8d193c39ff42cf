import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ServiceDialog } from './ServiceDialog.js';
import { ServiceForm, type ServiceFormProps } from './ServiceForm.js';
import { ServiceSection } from './ServiceSection.js';

const setup = (props: Partial<ServiceFormProps> = {}, backend = createMemoryBackend()) =>
  renderWithShop(<ServiceForm formId="2" {...props} />, { backend });
const button = () => screen.getByRole('button', { name: 'Записаться' });
const consent = () => screen.getByRole('checkbox', { name: /обработку персональных данных/ });
const fillRequired = async () => {
  await userEvent.type(screen.getByLabelText(/^Телефон/), '8 912 345-67-89');
  await userEvent.selectOptions(screen.getByLabelText(/^Адрес/), 'Тюмень, ул. Мельникайте, 103');
  await userEvent.click(consent());
};

describe('ServiceForm', () => {
  it('offers a fixed list of two addresses whose text is the value', () => {
    setup();
    const options = screen.getAllByRole<HTMLOptionElement>('option').slice(1);
    expect(options).toHaveLength(2);
    for (const { value, text } of options) expect(value).toBe(text);
  });

  it('offers the addresses that the host passes', () => {
    setup({ addresses: ['Омск, ул. Карла Маркса, 24'] });
    expect(
      screen
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Омск, ул. Карла Маркса, 24']);
  });

  it('is disabled without the consent, which is not ticked at first', async () => {
    setup();
    expect(consent()).not.toBeChecked();
    expect(button()).toBeDisabled();
    await userEvent.click(consent());
    expect(button()).toBeEnabled();
  });

  it('requires a phone and an address, and a valid e-mail if any', async () => {
    const { backend } = setup();
    await userEvent.click(consent());
    await userEvent.type(screen.getByLabelText('E-mail'), 'нет');
    await userEvent.click(button());
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
    expect(screen.getByText('Некорректный email')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Телефон/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/^Телефон/), '912');
    await userEvent.click(button());
    expect(await screen.findByText('Телефон не может быть меньше 10 символов')).toBeInTheDocument();
    expect(backend.callsOf('sendMessage')).toHaveLength(0);
  });

  it('sends its fields under the id of the page; «Заявка отправлена!» replaces the form', async () => {
    const onSuccess = jest.fn();
    const { backend } = setup({ onSuccess });
    await fillRequired();
    await userEvent.type(screen.getByLabelText('Имя'), ' Анна ');
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@example.ru');
    await userEvent.type(screen.getByLabelText('Комментарий'), 'Заточить лыжи');
    await userEvent.click(button());
    expect(await screen.findByText('Заявка отправлена!')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(backend.callsOf('sendMessage')[0]?.body).toEqual({
      id: '2',
      name: 'Анна',
      phone: '9123456789',
      email: 'anna@example.ru',
      address: 'Тюмень, ул. Мельникайте, 103',
      comment: 'Заточить лыжи',
    });
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it("shows the server's message under the form, notifies the host and keeps what was typed", async () => {
    const onError = jest.fn();
    setup({ onError }, createMemoryBackend({ failures: { sendMessage: 'errorCode1' } }));
    await fillRequired();
    await userEvent.type(screen.getByLabelText('Комментарий'), 'Заточить лыжи');
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(screen.getByLabelText('Комментарий')).toHaveValue('Заточить лыжи');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is sent once however often the button is clicked', async () => {
    const { backend } = setup();
    const held = backend.hold('sendMessage');
    await fillRequired();
    await userEvent.dblClick(button());
    await waitFor(() => expect(held.count).toBe(1));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    held.releaseAll();
    expect(await screen.findByText('Заявка отправлена!')).toBeInTheDocument();
    expect(backend.callsOf('sendMessage')).toHaveLength(1);
  });
});

describe('ServiceSection', () => {
  it('opens «Записаться на сервис» by «записаться»; after success it is closed and starts over', async () => {
    const { container } = renderWithShop(<ServiceSection Dialog={ServiceDialog} formId="2" />);
    const opener = screen.getByRole('button', { name: 'записаться' });
    await userEvent.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Записаться на сервис' })).toBeInTheDocument();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await fillRequired();
    await userEvent.click(button());
    await screen.findByText('Заявка отправлена!');
    await userEvent.click(screen.getByRole('button', { name: 'Хорошо' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(opener);
    expect(await screen.findByRole('form', { name: 'Записаться на сервис' })).toBeInTheDocument();
  });

  it('closed by mistake keeps what was typed; closed while it was being sent keeps nothing of it', async () => {
    const backend = createMemoryBackend();
    const held = backend.hold('sendMessage');
    const onSuccess = jest.fn();
    renderWithShop(<ServiceSection Dialog={ServiceDialog} formId="2" onSuccess={onSuccess} />, { backend });
    const opener = screen.getByRole('button', { name: 'записаться' });
    const close = () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await userEvent.click(opener);
    await fillRequired();
    await close();
    await userEvent.click(opener);
    expect(screen.getByLabelText(/^Адрес/)).toHaveValue('Тюмень, ул. Мельникайте, 103');
    await userEvent.click(button());
    await waitFor(() => expect(held.count).toBe(1));
    await close();
    act(() => held.releaseAll());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    await userEvent.click(opener);
    expect(screen.getByLabelText(/^Телефон/)).toHaveValue('');
  });
});
