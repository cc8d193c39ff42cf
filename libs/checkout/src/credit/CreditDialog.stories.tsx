import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditDialog } from './CreditDialog.js';

const page = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><html lang="ru"><title>Кредит</title><body style="font:16px sans-serif"><h1>Заявка</h1></body></html>',
)}`;

const meta = {
  id: 'checkout-credit',
  title: 'Покупка/Кредит',
  component: CreditDialog,
  args: {
    order: { orderNum: '100007', paymentLink: page },
    look: { kind: 'frame', name: 'Учебный банк' },
    onDone: () => {},
  },
} satisfies Meta<typeof CreditDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = { name: 'Страница банка в окне', tags: ['S2-4'] };
export const Tab: Story = {
  name: 'Банк в новой вкладке',
  tags: ['S2-4', 'picture'],
  args: { order: { orderNum: '100007', paymentLink: '#form' }, look: { kind: 'tab', name: 'Т-Банк' } },
};
export const TabOpened: Story = {
  name: 'Вкладка открыта',
  args: { order: { orderNum: '100007', paymentLink: '#form' }, look: { kind: 'tab', name: 'Т-Банк' } },
  play: async ({ canvasElement }) => {
    const link = canvasElement.querySelector('a');
    link?.removeAttribute('target');
    link?.click();
  },
};
