import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { RecentOrders } from './RecentOrders.js';

const shows = (count: number) =>
  withShop(() => ({
    slices: [accountDialogs],
    backend: createMemoryBackend({
      isSignedIn: true,
      answers: {
        getOrders: {
          count,
          items: Array.from({ length: count }, (_, index) => ({
            id: index + 1,
            number: String(100_245 - index),
            date: '05.11.2026',
            address: '',
            delivery: { value: 'Самовывоз' },
            items: [{ id: 1, title: 'Фонарь', link: '', img: '', price: 2490.5, quantity: 2, properties: [] }],
            status: {
              text: index === 0 ? 'Ожидает оплаты' : 'Получен',
              color: index === 0 ? '#7A5A00' : '#00756A',
              isCancelAvailable: false,
              isRepeatAvailable: true,
              paymentLink: index === 0 ? '/demo/pay/1' : '',
            },
          })),
        },
      },
    }),
  }));

const meta = { id: 'account-recent-orders', title: 'Кабинет/Новые заказы', component: RecentOrders } satisfies Meta<
  typeof RecentOrders
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: 'Три заказа, один не оплачен', tags: ['picture'], decorators: [shows(3)] };
export const Loading: Story = {
  name: 'Загружается',
  decorators: [
    withShop(() => {
      const backend = createMemoryBackend({ isSignedIn: true });
      backend.hold('getOrders');
      return { slices: [accountDialogs], backend };
    }),
  ],
};
export const None: Story = { name: 'Пусто', decorators: [shows(0)] };
