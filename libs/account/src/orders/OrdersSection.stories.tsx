import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { drawnTent } from '../own-reviews/own-reviews.fixtures.js';
import { OrdersSection } from './OrdersSection.js';

const over = (options: MemoryBackendOptions) =>
  withShop(() => ({ slices: [accountDialogs], backend: createMemoryBackend(options) }));

const goods = [
  {
    id: 1,
    title: 'Рюкзак туристический Тайга 65+10',
    link: '/product/taiga/',
    img: drawnTent(1),
    price: 12490,
    quantity: 1,
    properties: [],
  },
  {
    id: 3,
    title: 'Фонарь налобный Искра 900 лм',
    link: '/product/iskra/',
    img: drawnTent(2),
    price: 2490.5,
    quantity: 2,
    properties: [{ name: 'Цвет', value: 'графит', type: 'string' }],
  },
];
const statuses = [
  {
    text: 'Ожидает оплаты',
    color: '#7A5A00',
    isCancelAvailable: true,
    isRepeatAvailable: false,
    paymentLink: '/demo/pay/1',
    creditLink: '',
  },
  {
    text: 'Собирается',
    color: '#1258A8',
    isCancelAvailable: false,
    isRepeatAvailable: true,
    paymentLink: '',
    creditLink: '',
  },
  {
    text: 'Получен',
    color: '#00756A',
    isCancelAvailable: false,
    isRepeatAvailable: true,
    paymentLink: '',
    creditLink: '',
  },
];
const ordersOf = (count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    number: String(100_245 - index),
    date: '05.11.2026',
    items: goods.slice(index % 2),
    status: statuses[index % 3],
    address: 'Тюмень, ул. Республики, 65',
    delivery: { value: 'Самовывоз' },
    ...changes,
  }));
const shows = (count: number, changes?: object) =>
  over({
    isSignedIn: true,
    answers: {
      getOrders: ({ page, limit }: { page: number; limit: number }) => ({
        items: ordersOf(count, changes).slice((page - 1) * limit, page * limit),
        count,
      }),
    },
  });

const meta = {
  id: 'account-orders',
  title: 'Кабинет/Заказы',
  component: OrdersSection,
  args: { years: [2026, 2025] },
} satisfies Meta<typeof OrdersSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'Один заказ', decorators: [shows(1)] };
export const Two: Story = { name: 'Два заказа', decorators: [shows(2)] };
export const List: Story = { name: 'Пять заказов', tags: ['S2-2', 'picture'], decorators: [shows(5)] };
export const ManyPages: Story = {
  name: 'Двадцать один: страницы и «показать все»',
  tags: ['S2-2'],
  decorators: [shows(21)],
};
export const Eleven: Story = {
  name: 'Одиннадцать страниц',
  tags: ['S2-7', 'S2-9'],
  decorators: [shows(205)],
  args: { place: { page: 6 } },
};
export const Long: Story = {
  name: 'Длинные названия, нет картинок',
  decorators: [
    shows(1, {
      address: 'Ханты-Мансийский автономный округ, Нижневартовск, проспект Победителей, дом 112, корпус 3, подъезд 4',
      delivery: { value: 'Доставка курьером' },
      items: [
        {
          ...goods[0],
          img: 'data:image/png;base64,AAAA',
          price: 1234567.89,
          quantity: 99,
          title:
            'Спальный мешок-одеяло трёхсезонный противоморозный Северное Сияние Экспедиция Про −35 °C, удлинённый, левая молния',
        },
      ],
    }),
  ],
};
export const Asked: Story = {
  name: 'Спрашивает, прежде чем отменить',
  tags: ['S2-4'],
  decorators: [shows(1)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ' }));
    await canvas.findByRole('dialog', { name: 'Отменить заказ?' });
  },
};
export const NoneInYear: Story = {
  name: 'За год заказов нет',
  tags: ['S2-2'],
  decorators: [shows(0)],
  args: { place: { page: 1, year: 2019 } },
};
export const Empty: Story = {
  name: 'Пусто',
  tags: ['S2-2'],
  decorators: [over({ isSignedIn: true, answers: { getOrders: { items: [], count: 0 } } })],
};
export const Loading: Story = {
  name: 'Загружается',
  tags: ['S2-7'],
  decorators: [over({ isSignedIn: true, latency: 1_000_000 })],
};
export const Failed: Story = {
  name: 'Не загрузилось',
  tags: ['S2-8'],
  decorators: [over({ isSignedIn: true, failures: { getOrders: 'network' } })],
};
export const Visitor: Story = { name: 'Не авторизован', tags: ['S2-2', 'S2-6'], decorators: [over({})] };
export const GuestAfterOrder: Story = {
  name: 'Гость после заказа',
  tags: ['S2-6'],
  decorators: [over({})],
  args: { guestNote: 'Заказ № 100245 принят. Войдите, чтобы следить за ним.' },
};
const cancel = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Отменить заказ' }));
  const dialog = await canvas.findByRole('dialog', { name: 'Отменить заказ?' });
  const [agree] = [...dialog.querySelectorAll('button')].filter((button) =>
    /^Отменить заказ/.test(button.textContent ?? ''),
  );
  if (agree) await userEvent.click(agree);
};
export const Cancelled: Story = {
  name: 'Заказ отменён',
  tags: ['S2-4'],
  decorators: [
    over({
      isSignedIn: true,
      answers: {
        getOrders: { items: ordersOf(1), count: 1 },
        cancelOrder: {
          status: {
            text: 'Отменён',
            color: '#85857E',
            isCancelAvailable: false,
            isRepeatAvailable: true,
            paymentLink: '',
            creditLink: '',
          },
        },
      },
    }),
  ],
  play: async (context) => {
    await cancel(context);
    await context.canvas.findByText('Отменён');
  },
};
export const CancellationRefused: Story = {
  name: 'Отменить не удалось',
  tags: ['S2-8'],
  decorators: [
    over({
      isSignedIn: true,
      answers: { getOrders: { items: ordersOf(1), count: 1 } },
      failures: { cancelOrder: 'errorCode1' },
    }),
  ],
  play: async (context) => {
    await cancel(context);
    await context.canvas.findByText('Магазин отказал');
  },
};
export const RepetitionRefused: Story = {
  name: 'Повторить не удалось',
  tags: ['S2-8'],
  decorators: [
    over({
      isSignedIn: true,
      answers: { getOrders: { items: ordersOf(1, { status: statuses[2] }), count: 1 } },
      failures: { repeatOrder: 'errorCode1' },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить заказ' }));
    await canvas.findByText('Магазин отказал');
  },
};
