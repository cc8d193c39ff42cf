import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialStrip } from './SocialStrip.js';

const grounds = ['#FFDC45', '#BFE8E3', '#C3DAF4', '#E9CDBB', '#E1E1DC', '#F9CFCF', '#D9E8C0', '#FFF3B8'];
const items = grounds.map((ground, index) => ({
  id: index + 1,
  link: 'https://vk.com/',
  img:
    'data:image/svg+xml,' +
    encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>` +
        '<path d="M20 80 50 26l30 54z" fill="#272724"/></svg>',
    ),
}));

const meta = {
  id: 'content-social',
  title: 'Содержание/Лента соцсети',
  component: SocialStrip,
  args: { link: 'https://vk.com/', items },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SocialStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = { name: 'Восемь фото', tags: ['S1-2', 'S1-9', 'picture'] };
export const Three: Story = { name: 'Три фото без страницы', args: { items: items.slice(0, 3), link: null } };
export const None: Story = { name: 'Пусто', tags: ['S1-2'], args: { items: [] } };
export const One: Story = { name: 'Одно фото', args: { items: items.slice(0, 1) } };
export const Broken: Story = {
  name: 'Картинки не загрузились',
  args: { items: items.slice(0, 4).map((item) => ({ ...item, img: 'data:image/png;base64,AAAA' })) },
};
