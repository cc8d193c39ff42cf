import type { Meta, StoryObj } from '@storybook/react-vite';
import { Instructors } from './Instructors.js';

const portrait = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/>` +
      '<circle cx="20" cy="44" r="16" fill="#00756a"/><circle cx="20" cy="18" r="8" fill="#f3c9a5"/></svg>',
  )}`;
const items = [
  { img: portrait('#d9f0e6'), name: 'Ирина Соколова', description: 'Лыжный инструктор, 12 лет на трассах Урала.' },
  {
    img: portrait('#ffe066'),
    name: 'Павел Ершов',
    description: 'Водит группы по Приполярному Уралу и учит собирать рюкзак.',
  },
  { img: portrait('#dcebfb'), name: 'Анна Лукина', description: 'Сплавы: от первого гребка до озёрного перехода.' },
  { img: portrait('#f9cfcf'), name: 'Тимур Галеев', description: 'Скалы, верёвки и узлы.' },
  { img: portrait('#efefec'), name: 'Мария Ветрова', description: 'Походы с детьми.' },
];

const meta = {
  id: 'content-instructors',
  title: 'Содержание/Инструкторы',
  component: Instructors,
  args: { items },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Instructors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Пять инструкторов', tags: ['S1-2', 'picture'] };
export const One: Story = { name: 'Один', args: { items: items.slice(0, 1) } };
export const Bare: Story = {
  name: 'Без портретов, с длинным именем',
  tags: ['S1-3'],
  args: {
    items: [
      {
        img: '',
        name: 'Константин Константинович Константинопольский',
        description: `${'Водит группы по Уралу. '.repeat(8)}`,
      },
      { img: '', name: 'Ия', description: '' },
    ],
  },
};
