import type { Meta, StoryObj } from '@storybook/react-vite';
import { BestOffers } from '../best-offers/BestOffers.js';
import { SimilarProducts } from '../similar/SimilarProducts.js';
import { storyAction, storyCard, storyTools, withStoryShop } from '../testing/story.fixtures.js';
import { ProductCardsGrid, ProductCardsGridSkeleton } from './ProductCardsGrid.js';

const items = [1, 2, 3, 4, 5, 6, 7, 8].map(storyCard);

const meta = {
  id: 'catalog-product-cards',
  title: 'Каталог/Список карточек',
  component: ProductCardsGrid,
  decorators: [withStoryShop()],
  args: { items, headingLevel: 2, cardTools: storyTools, cardAction: storyAction },
} satisfies Meta<typeof ProductCardsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = { name: 'Сетка' };
export const Two: Story = { name: 'Две карточки не растягиваются', args: { items: items.slice(0, 2) } };
export const Loading: Story = { name: 'Загружается', render: () => <ProductCardsGridSkeleton count={8} hasAction /> };
export const Offers: Story = { name: 'Лучшие предложения', render: ({ items: goods }) => <BestOffers items={goods} cardTools={storyTools} cardAction={storyAction} /> };
export const Similar: Story = { name: 'Похожие товары', render: ({ items: goods }) => <SimilarProducts items={goods} cardTools={storyTools} cardAction={storyAction} /> };
