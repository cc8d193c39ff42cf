import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderFailedDialog } from './OrderFailedDialog.js';
import { orderTexts } from './order.texts.js';
import { ResultDialog } from './ResultDialog.js';

const meta = {
  id: 'checkout-result-dialog',
  title: 'Покупка/Чем кончился заказ',
  component: ResultDialog,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    isOpen: true,
    onClose: () => {},
    kind: 'success',
    title: orderTexts.bookedTitle,
    children: <p>{orderTexts.bookedText}</p>,
    action: { label: orderTexts.toOrders },
  },
} satisfies Meta<typeof ResultDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Booked: Story = { name: 'Товар забронирован', tags: ['S2-2', 'picture'] };
export const Paid: Story = {
  name: 'Товар оплачен',
  tags: ['S2-2'],
  args: {
    title: orderTexts.paidTitle,
    children: <p>{orderTexts.paidText}</p>,
    action: { label: orderTexts.toOrders, href: '#orders' },
  },
};
export const Pending: Story = {
  name: 'Оплата обрабатывается',
  args: { kind: 'pending', title: orderTexts.pendingTitle, children: <p>{orderTexts.pendingText}</p> },
};
export const Failed: Story = {
  name: 'Что-то пошло не так',
  tags: ['S2-2'],
  render: () => <OrderFailedDialog isOpen onClose={() => {}} />,
};
