import type { Meta, StoryObj } from '@storybook/react-vite';
import { MainSlider } from './MainSlider.js';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M8 54 30 14l22 40z" fill="#1258A8"/></svg>',
  );

const slide = {
  link: '/catalog/lyzhi/',
  img: picture,
  imgMobile: picture,
  title: 'Зима близко. Лыжи уже здесь',
  text: 'Комплекты для классики и конька со скидкой до 30 % — крепления поставим бесплатно.',
  button: 'Выбрать лыжи',
};

const meta = {
  id: 'content-main-slider',
  title: 'Содержание/Главный слайдер',
  component: MainSlider,
  args: { slides: [slide] },
} satisfies Meta<typeof MainSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'Один слайд', tags: ['S1-2'] };
export const Three: Story = {
  name: 'Три слайда',
  tags: ['S1-2', 'picture'],
  args: {
    slides: [
      slide,
      { ...slide, link: '/catalog/palatki/', title: 'Палатки на любой сезон', button: 'Выбрать палатку' },
      { ...slide, link: '/sale/', title: 'Распродажа', text: null, button: 'Смотреть' },
    ],
  },
};
export const Autoplay: Story = { name: 'Идёт сам', args: { ...Three.args, autoplay: true, autoplayTimeout: 6000 } };
export const NoLink: Story = {
  name: 'Слайд без ссылки',
  tags: ['S1-3'],
  args: { slides: [{ ...slide, link: '', button: null }] },
};
export const None: Story = { name: 'Пусто', tags: ['S1-2'], args: { slides: [] } };
