import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscribeForm } from './SubscribeForm.js';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Подписаться' }));

describe('SubscribeForm', () => {
  it('asks for an address and the consent', async () => {
    const { backend } = renderWithShop(<SubscribeForm />);
    await submit();
    expect(await screen.findByText('Обязательное поле')).toBeInTheDocument();
    expect(screen.getByText('Вы должны согласиться, чтобы продолжить!')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@');
    await submit();
    expect(await screen.findByText('Некорректный email')).toBeInTheDocument();
    expect(backend.callsOf('subscribe')).toHaveLength(0);
  });

  it('sends the address alone, thanks, and tells the host', async () => {
    const onSuccess = jest.fn();
    const { backend } = renderWithShop(<SubscribeForm onSuccess={onSuccess} />);
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    expect(await screen.findByText(/Вы подписаны/)).toBeInTheDocument();
    expect(backend.callsOf('subscribe')[0]?.body).toEqual({ email: 'anna@example.ru' });
    expect(onSuccess).toHaveBeenCalledWith('anna@example.ru');
  });

  it("keeps what was typed and shows the server's words when it refuses", async () => {
    const onError = jest.fn();
    renderWithShop(<SubscribeForm onError={onError} />, {
      backend: createMemoryBackend({ failures: { subscribe: 'errorCode1' } }),
    });
    await userEvent.type(screen.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(screen.getByLabelText('Ваш e-mail')).toHaveValue('anna@example.ru');
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
