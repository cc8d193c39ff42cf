import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAction, storyCard, storyTools, withStoryShop } from '../testing/story.fixtures.js';
import { ProductCard } from './ProductCard.js';
import { ProductCardSkeleton } from './ProductCardSkeleton.js';

const meta = {
  id: 'catalog-product-card',
  title: 'Каталог/Карточка товара',
  component: ProductCard,
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>, withStoryShop()],
  args: { product: storyCard(3), headingLevel: 2 },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Обычная', tags: ['S1-3'], args: { product: storyCard(2) } };
export const Discount: Story = {
  name: 'Скидка, советуем, действия',
  tags: ['S1-3', 'picture'],
  args: { tools: storyTools({ id: 3 }), action: storyAction() },
};
export const New: Story = { name: 'Новинка', tags: ['S1-3'], args: { product: storyCard(1) } };
export const LongTitle: Story = { name: 'Длинное название', tags: ['S1-9'], args: { product: storyCard(4) } };
export const NoPicture: Story = {
  name: 'Без картинки и отзывов',
  tags: ['S1-3'],
  args: { product: { ...storyCard(5), img: '', rating: 0 } },
};
export const Unavailable: Story = {
  name: 'Нет в наличии',
  tags: ['S1-3'],
  args: { product: { ...storyCard(2), isAvailable: false } },
};
export const Loading: Story = { name: 'Загружается', render: () => <ProductCardSkeleton hasAction /> };
export const Million: Story = {
  name: 'Миллион рублей',
  args: { product: { ...storyCard(3), price: 100_000_000, oldPrice: 123_456_700 } },
};
export const Marked: Story = {
  name: 'В избранном и в сравнении',
  tags: ['S1-4'],
  args: { tools: storyTools({ id: 1 }), product: storyCard(1) },
};
