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

export const Plain: Story = { name: 'Обычная', args: { product: storyCard(2) } };
export const Discount: Story = {
  name: 'Скидка, советуем, действия',
  args: { tools: storyTools({ id: 3 }), action: storyAction() },
};
export const New: Story = { name: 'Новинка', args: { product: storyCard(1) } };
export const LongTitle: Story = { name: 'Длинное название', args: { product: storyCard(4) } };
export const NoPicture: Story = { name: 'Без картинки и отзывов', args: { product: { ...storyCard(5), img: '', rating: 0 } } };
export const Unavailable: Story = { name: 'Нет в наличии', args: { product: { ...storyCard(2), isAvailable: false } } };
export const Loading: Story = { name: 'Загружается', render: () => <ProductCardSkeleton hasAction /> };
