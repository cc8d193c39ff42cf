import type { Order } from '@tropa/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnTent } from '../own-reviews/own-reviews.fixtures.js';
import { OrderCard } from './OrderCard.js';

const order: Order = {
  id: 1,
  number: '100245',
  date: '05.11.2026',
  items: [
    {
      id: 1,
      retailId: 2,
      title: 'Палатка трёхместная Вега Про 3',
      link: '/product/vega/',
      img: drawnTent(1),
      price: 2_199_000,
      quantity: 1,
      properties: [],
    },
    {
      id: 3,
      retailId: 4,
      title: 'Фонарь походный Искра 900 лм',
      link: '/product/iskra/',
      img: drawnTent(2),
      price: 249_000,
      quantity: 2,
      properties: [],
    },
  ],
  status: {
    text: 'Собирается',
    color: '#00756A',
    isCancelAvailable: true,
    isRepeatAvailable: true,
    paymentLink: '',
    creditLink: '',
  },
  address: 'Тюмень, ул. Республики, 65',
  delivery: 'Самовывоз',
};

const nothing = () => {};

const meta = {
  id: 'account-order-card',
  title: 'Кабинет/Заказ',
  component: OrderCard,
  args: { order, onCancel: nothing, onRepeat: nothing },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const withStatus = (status: Partial<Order['status']>): Order => ({ ...order, status: { ...order.status, ...status } });

export const InWork: Story = { name: 'Собирается', tags: ['S2-3'] };
export const Unpaid: Story = {
  name: 'Ждёт оплаты',
  tags: ['S2-4', 'picture'],
  args: { order: withStatus({ text: 'Ждёт оплаты', color: '#B38600', paymentLink: '/demo/pay/1' }) },
};
export const Cancelled: Story = {
  name: 'Отменён',
  tags: ['S2-4'],
  args: { order: withStatus({ text: 'Отменён', color: '#85857E', isCancelAvailable: false }) },
};
export const Busy: Story = { name: 'Отменяется', tags: ['S2-4'], args: { isBusy: true } };
export const UnsafeColour: Story = {
  name: 'Недопустимый цвет статуса',
  tags: ['S2-3'],
  args: { order: withStatus({ color: 'url(https://example.ru/x.png)' }) },
};
