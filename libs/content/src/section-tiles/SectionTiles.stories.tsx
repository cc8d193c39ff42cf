import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionTiles } from './SectionTiles.js';

const meta = {
  id: 'content-section-tiles',
  title: 'Содержание/Разделы',
  component: SectionTiles,
  args: {
    tiles: ['Лыжи', 'Палатки', 'Рюкзаки', 'Велосипеды', 'Обувь', 'Лодки и SUP'].map((title, index) => ({
      id: index + 1,
      title,
      link: `/catalog/${index + 1}/`,
      img: null,
    })),
  },
} satisfies Meta<typeof SectionTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = { name: 'Шесть разделов', tags: ['picture'] };
export const None: Story = { name: 'Пусто', args: { tiles: [] } };
export const Long: Story = {
  name: 'Двадцать один раздел, длинные названия',
  args: {
    tiles: Array.from({ length: 21 }, (_, index) => ({
      id: index + 1,
      title: index % 2 ? 'Термобельё' : 'Горнолыжная экипировка и принадлежности',
      link: `/catalog/${index}/`,
      img: null,
    })),
  },
};
