import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { OrdersSection } from './OrdersSection.js';

const over = (options: MemoryBackendOptions) =>
  withShop(() => ({ slices: [accountDialogs], backend: createMemoryBackend(options) }));

const orders = Array.from({ length: 3 }, (_, index) => ({
  id: index + 1,
  number: String(100_245 - index),
  date: `0${5 - index}.11.2026`,
  items: [{ id: 1, title: 'Рюкзак туристический Тайга 65+10', link: '/product/taiga/', img: '', price: 12490, quantity: 1, properties: [] }],
  status: { text: 'Выполнен', color: '#00756A', isCancelAvailable: false, isRepeatAvailable: true, paymentLink: '' },
  address: 'ул. Республики, 65',
  delivery: { value: 'Самовывоз' },
}));

const meta = {
  id: 'account-orders',
  title: 'Кабинет/Заказы',
  component: OrdersSection,
  args: { years: [2026, 2025] },
} satisfies Meta<typeof OrdersSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'Список',
  decorators: [over({ isSignedIn: true, answers: { getOrders: { items: orders, count: 3 } } })],
};
export const ManyPages: Story = {
  name: 'Больше двадцати',
  decorators: [over({ isSignedIn: true, answers: { getOrders: { items: orders, count: 45 } } })],
};
export const Empty: Story = {
  name: 'Заказов нет',
  decorators: [over({ isSignedIn: true, answers: { getOrders: { items: [], count: 0 } } })],
};
export const Loading: Story = { name: 'Загрузка', decorators: [over({ isSignedIn: true, latency: 1_000_000 })] };
export const Failed: Story = {
  name: 'Ошибка загрузки',
  decorators: [over({ isSignedIn: true, failures: { getOrders: 'network' } })],
};
export const Visitor: Story = { name: 'Не авторизован', decorators: [over({})] };
export const GuestAfterOrder: Story = {
  name: 'Гость после заказа',
  decorators: [over({})],
  args: { guestNote: 'Заказ № 100245 принят. Войдите, чтобы следить за ним.' },
};
