import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentReturn } from './PaymentReturn.js';

const meta = {
  id: 'checkout-payment-return',
  title: 'Покупка/Возврат с оплаты',
  component: PaymentReturn,
  args: { search: '?paymentSuccess=true', payment: 'paid', onSearchChange: () => {} },
} satisfies Meta<typeof PaymentReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { name: 'Оплачен', tags: ['S2-2', 'picture'] };
export const Pending: Story = { name: 'Банк ещё не ответил', tags: ['S2-4'], args: { payment: 'pending' } };
export const Failed: Story = {
  name: 'Не удалось',
  tags: ['S2-2', 'S2-8'],
  args: { search: '?paymentSuccess=false', payment: 'failed' },
};
