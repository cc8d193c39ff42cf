import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SalesSlider } from './SalesSlider.js';

const plate = (ground: string) =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 56"><rect width="100" height="56" fill="${ground}"/>` +
      '<path d="M30 46 50 12l20 34z" fill="#272724"/></svg>',
  );
const sales = [
  { id: 1, img: plate('#FFDC45'), title: 'Лыжный октябрь: до −30 %' },
  { id: 2, img: plate('#BFE8E3'), title: 'Палатки прошлого сезона', link: '#palatki' },
  { id: 3, img: plate('#C3DAF4'), title: 'Велосипед и шлем вместе' },
  { id: 4, img: plate('#E9CDBB'), title: 'Ботинки на осень' },
  { id: 5, img: plate('#E1E1DC'), title: null },
];
const content =
  '<p>Комплекты для классики и конька со скидкой до 30 %. Крепления ставим бесплатно.</p><ul><li>Гарантия сохраняется.</li><li>Возврат — 14 дней.</li></ul>';

const meta = {
  id: 'content-sales',
  title: 'Содержание/Акции',
  component: SalesSlider,
  args: { sales },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SalesSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Палатки прошлого сезона' }));
};
const shop = (options: Parameters<typeof createMemoryBackend>[0]) =>
  withShop(() => ({ backend: createMemoryBackend(options) }));

export const Row: Story = { name: 'Ряд акций', tags: ['S1-2', 'picture'], decorators: [withShop()] };
export const Opened: Story = {
  name: 'Условия акции',
  tags: ['S1-2'],
  decorators: [shop({ answers: { getSaleContent: { content } } })],
  play: open,
};
export const Loading: Story = {
  name: 'Загружается',
  tags: ['S1-7'],
  decorators: [shop({ latency: 600_000 })],
  play: open,
};
export const Failed: Story = {
  name: 'Не загрузилось',
  tags: ['S1-8'],
  decorators: [shop({ failures: { getSaleContent: 'errorCode1' } })],
  play: open,
};
export const Empty: Story = {
  name: 'Акция без условий',
  tags: ['S1-7'],
  decorators: [shop({ answers: { getSaleContent: { content: '' } } })],
  play: open,
};
export const None: Story = { name: 'Пусто', tags: ['S1-2'], args: { sales: [] }, decorators: [withShop()] };
export const One: Story = {
  name: 'Одна акция',
  tags: ['S1-3'],
  args: { sales: sales.slice(0, 1) },
  decorators: [withShop()],
};
export const TwentyOne: Story = {
  name: 'Двадцать одна акция, длинные названия',
  args: {
    sales: Array.from({ length: 21 }, (_, index) => ({
      id: index + 1,
      img: sales[index % 4]?.img ?? '',
      title: 'Водоотталкивающие противоветровые костюмы прошлого сезона — до −50 %',
    })),
  },
  decorators: [withShop()],
};
