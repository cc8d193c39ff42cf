import type { Meta, StoryObj } from '@storybook/react-vite';
import { plate } from '../testing/story.fixtures.js';
import { ProductVideo } from './ProductVideo.js';

/** A file that is no video: the player fails at once and makes no request. */
const broken = 'data:video/mp4;base64,AAAA';

const meta = {
  id: 'catalog-product-video',
  title: 'Каталог/Видео о товаре',
  component: ProductVideo,
  args: { video: { src: broken, poster: plate(3), title: 'Рюкзак Тайга 65+10: как настроить спину' } },
} satisfies Meta<typeof ProductVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = { name: 'До показа', tags: ['S1-1', 'picture'] };
export const NoPoster: Story = {
  name: 'Без заставки и названия',
  args: { video: { src: broken, poster: '', title: '' } },
};
export const LongTitle: Story = {
  name: 'Длинное название',
  args: {
    video: {
      src: broken,
      poster: plate(5),
      title:
        'Рюкзак туристический Тайга 65+10 с регулировкой спины, дождевиком и карманом для водоотталкивающего чехла',
    },
  },
};
export const Failed: Story = {
  name: 'Не загрузилось',
  tags: ['S1-1'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Смотреть видео/ }));
    await canvas.findByRole('alert');
  },
};
export const None: Story = { name: 'Пусто', tags: ['S1-1'], args: { video: undefined } };
