import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tropa/ui-kit';
import { createMemoryHistory } from '../address/page-history.js';
import { storyProduct, withStoryShop } from '../testing/story.fixtures.js';
import { ProductSection } from './ProductSection.js';

const url = '/product/tayga/';

const meta = {
  id: 'catalog-product',
  title: 'Каталог/Страница товара',
  component: ProductSection,
  decorators: [withStoryShop()],
  args: {
    product: storyProduct,
    url,
    history: createMemoryHistory(url),
    isCreditHintShown: true,
    region: 'Тюмень',
    buySlot: ({ isAvailable }) => (
      <Button size="lg" isFullWidth disabled={!isAvailable}>
        В корзину
      </Button>
    ),
    reserveSlot: ({ isAvailable }) => (
      <Button variant="outline" isFullWidth disabled={!isAvailable}>
        Забронировать в магазине
      </Button>
    ),
  },
} satisfies Meta<typeof ProductSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Готова' };
export const Plain: Story = {
  name: 'Без вариантов и скидки',
  args: {
    product: { ...storyProduct, retail: [], images: storyProduct.retail[0]?.images.slice(0, 1) ?? [], recommended: false },
    isCreditHintShown: false,
  },
  decorators: [withStoryShop({ answers: { checkAvailability: { price: 990, oldPrice: null, store: [], images: [] } } })],
};
export const Loading: Story = { name: 'Наличие загружается', decorators: [withStoryShop({ latency: 1e9 })] };
export const Failed: Story = {
  name: 'Наличие не пришло',
  decorators: [withStoryShop({ failures: { checkAvailability: 'http500' } })],
};
