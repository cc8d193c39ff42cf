import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscribeForm } from './SubscribeForm.js';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Подписаться' }));

describe('SubscribeForm', () => {
  it('requires an address and the consent', async () => {
    const { backend } = renderWithShop(<SubscribeForm />);
    await press();
    expect(await screen.findByText('Обязательное поле')).toBeInTheDocument();
    expect(screen.getByText('Вы должны согласиться, чтобы продолжить!')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@');
    await press();
    expect(await screen.findByText('Некорректный email')).toBeInTheDocument();
    expect(backend.callsOf('subscribe')).toHaveLength(0);
  });

  it('sends the address alone, says thanks, and notifies the host', async () => {
    const onSuccess = jest.fn();
    const { backend } = renderWithShop(<SubscribeForm onSuccess={onSuccess} />);
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    expect(await screen.findByText(/Вы подписаны/)).toBeInTheDocument();
    expect(backend.callsOf('subscribe')[0]?.body).toEqual({ email: 'anna@example.ru' });
    expect(onSuccess).toHaveBeenCalledWith('anna@example.ru');
  });

  it('requires a separate consent to adverts where the law demands it: not ticked at first', async () => {
    const { backend } = renderWithShop(<SubscribeForm isAdvertConsentAsked />);
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    const [data, adverts] = screen.getAllByRole('checkbox');
    expect([data, adverts].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    await userEvent.click(data!);
    await press();
    await waitFor(() => expect(adverts).toHaveFocus());
    expect(adverts).toHaveAccessibleDescription('Вы должны согласиться, чтобы продолжить!');
    expect(backend.callsOf('subscribe')).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Соглашаюсь получать рекламную рассылку' }));
    await press();
    expect(await screen.findByText(/Вы подписаны/)).toBeInTheDocument();
    expect(backend.callsOf('subscribe')[0]?.body).toEqual({ email: 'anna@example.ru' });
  });

  it('goes to the first invalid field', async () => {
    renderWithShop(<SubscribeForm />);
    await press();
    await waitFor(() => expect(screen.getByLabelText('Ваш e-mail')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await press();
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Вы должны согласиться, чтобы продолжить!');
  });

  it('shows that it is pending, is sent once however often it is submitted, and moves the focus to its thanks', async () => {
    const { backend } = renderWithShop(<SubscribeForm />);
    const held = backend.hold('subscribe');
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await userEvent.click(screen.getByRole('checkbox'));
    const form = screen.getByRole('form', { name: 'Подписка на новости' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
    await press();
    await waitFor(() => expect(held.count).toBe(1));
    held.releaseAll();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(backend.callsOf('subscribe')).toHaveLength(1);
  });

  it("keeps what was typed and shows the server's message when it rejects it", async () => {
    const onError = jest.fn();
    renderWithShop(<SubscribeForm onError={onError} />, {
      backend: createMemoryBackend({ failures: { subscribe: 'errorCode1' } }),
    });
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(screen.getByLabelText('Ваш e-mail')).toHaveValue('anna@example.ru');
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
