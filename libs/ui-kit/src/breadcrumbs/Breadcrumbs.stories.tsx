import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  id: 'kit-breadcrumbs',
  title: 'Навигация/Путь',
  component: Breadcrumbs,
  args: {
    items: [
      { title: 'Главная', link: '#1' },
      { title: 'Туризм', link: '#2' },
      { title: 'Рюкзаки', link: '#3' },
      { title: 'Тайга 65+10' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = { name: 'На странице товара', tags: ['picture'] };
export const Long: Story = {
  name: 'Длинные названия',
  args: {
    items: [
      { title: 'Главная', link: '#1' },
      { title: 'Горнолыжная экипировка и принадлежности', link: '#2' },
      { title: 'Водонепроницаемый-противоударный-тридцатипятилитровый рюкзак для велосипедистов' },
    ],
  },
};
