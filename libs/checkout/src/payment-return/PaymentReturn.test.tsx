import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentReturn, type PaymentReturnProps } from './PaymentReturn.js';

const onOutcome = jest.fn();

function open(props: Pick<PaymentReturnProps, 'search' | 'payment'>) {
  const onSearchChange = jest.fn();
  onOutcome.mockClear();
  render(<PaymentReturn {...props} onSearchChange={onSearchChange} onOutcome={onOutcome} />);
  return onSearchChange;
}

test('a paid order', async () => {
  const onSearchChange = open({ search: '?a=1&paymentSuccess=true', payment: 'paid' });
  expect(screen.getByRole('dialog', { name: 'Товар оплачен!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Перейти в мои заказы' })).toHaveAttribute('href', '/profile');
  expect(onSearchChange).toHaveBeenLastCalledWith('?a=1');
  expect(onOutcome.mock.calls).toEqual([['paid']]);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where the server says nothing about payments, the address is trusted', () => {
  open({ search: '?paymentSuccess=true' });
  expect(screen.getByRole('dialog', { name: 'Товар оплачен!' })).toBeInTheDocument();
});

test('a payment that the server does not know yet is not shown as paid', () => {
  open({ search: '?paymentSuccess=true', payment: 'pending' });
  expect(screen.getByRole('dialog', { name: 'Оплата обрабатывается' })).toBeInTheDocument();
});

test('a failed payment names the support phone', () => {
  open({ search: '?paymentSuccess=false' });
  const dialog = screen.getByRole('dialog', { name: 'Что-то пошло не так' });
  expect(dialog).toHaveTextContent(
    'По каким-то причинам не удалось оформить заказ. Пожалуйста свяжитесь с нами по телефону:',
  );
  expect(screen.getByRole('link', { name: '8 (800) 301-42-43' })).toHaveAttribute('href', 'tel:+78003014243');
});

test('a made-up address shows nothing, and is still cleaned', () => {
  const onSearchChange = open({ search: '?paymentSuccess=true', payment: '' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onSearchChange).toHaveBeenLastCalledWith('');
});

test('any other address is left alone', () => {
  const onSearchChange = open({ search: '?a=1', payment: 'paid' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onSearchChange).not.toHaveBeenCalled();
  expect(onOutcome).not.toHaveBeenCalled();
});
