import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStoryShop } from '../testing/story.fixtures.js';
import { ReviewsSection } from './ReviewsSection.js';

const meta = {
  id: 'catalog-reviews',
  title: 'Каталог/Отзывы',
  component: ReviewsSection,
  decorators: [withStoryShop()],
  args: { productId: 7 },
} satisfies Meta<typeof ReviewsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Есть отзывы' };
export const None: Story = {
  name: 'Отзывов нет',
  decorators: [withStoryShop({ answers: { getReviews: { count: 0, reviews: [] } } })],
};
export const Loading: Story = { name: 'Загружаются', decorators: [withStoryShop({ latency: 1e9 })] };
export const Failed: Story = {
  name: 'Не загрузились: тишина',
  decorators: [withStoryShop({ failures: { getReviews: 'http500' } })],
};
