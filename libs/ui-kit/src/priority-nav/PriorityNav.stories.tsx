import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriorityNav } from './PriorityNav.js';

const titles = [
  'Лыжи',
  'Коньки',
  'Туризм',
  'Велосипеды',
  'Обувь',
  'Одежда',
  'Вода',
  'Рыбалка',
  'Фитнес',
  'Командные игры',
];

const meta = {
  id: 'kit-priority-nav',
  title: 'Навигация/Меню с «ещё»',
  component: PriorityNav,
  args: {
    label: 'Разделы',
    items: [
      ...titles.map((title, index) => ({ id: index, title, href: `#${index}` })),
      { id: 'sale', title: 'Распродажа', href: '#sale', isAccent: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriorityNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: 'По ширине окна' };
export const Narrow: Story = {
  name: 'Тесно',
  tags: ['S1-2', 'picture'],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
};
