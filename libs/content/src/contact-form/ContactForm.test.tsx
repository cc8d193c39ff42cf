import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ContactDialog } from './ContactDialog.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import { ContactSection } from './ContactSection.js';

const setup = (props: Partial<ContactFormProps> = {}, backend = createMemoryBackend()) =>
  renderWithShop(<ContactForm formId="4" {...props} />, { backend });
const button = () => screen.getByRole('button', { name: 'Отправить' });
const consent = () => screen.getByRole('checkbox', { name: /обработку персональных данных/ });
const phone = () => screen.getByLabelText(/^Телефон/);
const fillRequired = async () => {
  await userEvent.type(phone(), '8 912 345-67-89');
  await userEvent.click(consent());
};

describe('ContactForm', () => {
  it('is disabled without the consent, which is not ticked at first', async () => {
    setup();
    expect(consent()).not.toBeChecked();
    expect(button()).toBeDisabled();
    await userEvent.click(consent());
    expect(button()).toBeEnabled();
  });

  it('requires a complete phone and a valid e-mail, and goes to the first invalid field', async () => {
    const { backend } = setup();
    await userEvent.click(consent());
    const scroll = jest.fn();
    phone().scrollIntoView = scroll;
    await userEvent.type(screen.getByLabelText('E-mail'), 'нет');
    await userEvent.click(button());
    expect(await screen.findByText('Обязательное поле')).toBeInTheDocument();
    expect(screen.getByText('Некорректный email')).toBeInTheDocument();
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
    expect(phone()).toHaveFocus();
    await userEvent.type(phone(), '912');
    await userEvent.click(button());
    expect(await screen.findByText('Телефон не может быть меньше 10 символов')).toBeInTheDocument();
    expect(backend.callsOf('sendMessage')).toHaveLength(0);
  });

  it('sends its fields under the id of the page; thanks replace the form', async () => {
    const onSuccess = jest.fn();
    const { backend } = setup({ onSuccess });
    await userEvent.type(screen.getByLabelText('Имя'), ' Анна ');
    await userEvent.type(screen.getByLabelText('E-mail'), 'anna@example.ru');
    await userEvent.type(screen.getByLabelText('Комментарий'), 'Есть ли лыжи?');
    await fillRequired();
    await userEvent.click(button());
    expect(await screen.findByText('Сообщение отправлено!')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(backend.callsOf('sendMessage').map(({ body }) => body)).toEqual([
      { id: '4', name: 'Анна', phone: '9123456789', email: 'anna@example.ru', comment: 'Есть ли лыжи?' },
    ]);
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it("shows the server's message under the form, notifies the host and keeps what was typed", async () => {
    const onError = jest.fn();
    setup({ onError }, createMemoryBackend({ failures: { sendMessage: 'errorCode1' } }));
    await fillRequired();
    await userEvent.type(screen.getByLabelText('Комментарий'), 'Есть ли лыжи?');
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(screen.getByLabelText('Комментарий')).toHaveValue('Есть ли лыжи?');
    expect(phone()).toHaveValue('+7 (912) 345-67-89');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('is sent once however often the button is clicked', async () => {
    const { backend } = setup();
    const held = backend.hold('sendMessage');
    await fillRequired();
    await userEvent.dblClick(button());
    await waitFor(() => expect(held.count).toBe(1));
    held.releaseAll();
    expect(await screen.findByText('Сообщение отправлено!')).toBeInTheDocument();
    expect(backend.callsOf('sendMessage')).toHaveLength(1);
  });
});

describe('ContactSection', () => {
  it('opens the dialog; closed by mistake it keeps what was typed, after success it starts over', async () => {
    const { container } = renderWithShop(<ContactSection Dialog={ContactDialog} formId="4" />);
    const opener = screen.getByRole('button', { name: 'Написать нам' });
    await userEvent.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Напишите нам' })).toBeInTheDocument();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Комментарий'), 'Черновик');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await userEvent.click(opener);
    expect(screen.getByLabelText('Комментарий')).toHaveValue('Черновик');
    await fillRequired();
    await userEvent.click(button());
    await screen.findByText('Сообщение отправлено!');
    await userEvent.click(screen.getByRole('button', { name: 'Хорошо' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(opener);
    expect(screen.getByLabelText('Комментарий')).toHaveValue('');
  });
});
