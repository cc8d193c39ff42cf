import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnersSlider } from './PartnersSlider.js';

const titles = [
  'Школа походов',
  'Лесной патруль',
  'Лыжный клуб',
  'Костёр',
  'Кубок города',
  'Доставка «Тракт»',
  'Мастерская',
  'Сплав',
  'Компас',
];
const partners = titles.map((title, index) => ({
  link: '/',
  title,
  img:
    'data:image/svg+xml,' +
    encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="hsl(${index * 40} 60% 55%)"/></svg>`,
    ),
}));

const meta = {
  id: 'content-partners',
  title: 'Содержание/Партнёры',
  component: PartnersSlider,
  args: { partners },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: 'var(--tropa-color-bg)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartnersSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = { name: 'Девять партнёров', tags: ['S1-2', 'picture'] };
export const OnDark: Story = {
  name: 'В тёмном подвале',
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ background: 'var(--tropa-color-bg)' }}>
        <Story />
      </div>
    ),
  ],
};
export const Two: Story = { name: 'Два партнёра', args: { partners: partners.slice(0, 2) } };
export const LongTitle: Story = {
  name: 'Длинное название',
  args: {
    partners: [
      { link: '/', title: 'Межрегиональная федерация спортивного ориентирования', img: partners[0]?.img ?? '' },
      ...partners.slice(1),
    ],
  },
};
export const None: Story = { name: 'Пусто', tags: ['S1-2'], args: { partners: [] } };
export const One: Story = { name: 'Один партнёр', args: { partners: partners.slice(0, 1) } };
export const TwentyOne: Story = {
  name: 'Двадцать один партнёр',
  tags: ['S1-9'],
  args: {
    partners: Array.from({ length: 21 }, (_, index) => ({
      link: `/?${index}`,
      title: titles[index % 9] ?? '',
      img: partners[index % 9]?.img ?? '',
    })),
  },
};
