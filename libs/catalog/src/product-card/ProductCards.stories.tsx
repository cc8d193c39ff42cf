import type { Meta, StoryObj } from '@storybook/react-vite';
import { BestOffers } from '../best-offers/BestOffers.js';
import { BestOffersPage } from '../best-offers/BestOffersPage.js';
import { GoodsRows } from '../goods-rows/GoodsRows.js';
import { SimilarProducts } from '../similar/SimilarProducts.js';
import { storyAction, storyCard, storyExtremeCard, storyTools, withStoryShop } from '../testing/story.fixtures.js';
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

export const Grid: Story = { name: 'Сетка', tags: ['picture'] };
export const Two: Story = { name: 'Две карточки не растягиваются', args: { items: items.slice(0, 2) } };
export const Loading: Story = { name: 'Загружается', render: () => <ProductCardsGridSkeleton count={8} hasAction /> };
export const Offers: Story = {
  name: 'Лучшие предложения',
  tags: ['S1-1'],
  render: ({ items: goods }) => <BestOffers items={goods} cardTools={storyTools} cardAction={storyAction} />,
};
export const Rows: Story = {
  name: 'Новинки и популярное',
  render: ({ items: goods }) => (
    <GoodsRows newItems={goods.slice(0, 4)} popular={goods.slice(4)} cardTools={storyTools} cardAction={storyAction} />
  ),
};
export const Similar: Story = {
  name: 'Похожие товары',
  tags: ['S1-1'],
  render: ({ items: goods }) => <SimilarProducts items={goods} cardTools={storyTools} cardAction={storyAction} />,
};
export const Long: Story = {
  name: 'Длинные названия, миллион, нет картинок',
  args: { items: [1, 2, 3, 4, 5].map(storyExtremeCard) },
};
export const OneOffer: Story = {
  name: 'Лучшие предложения: одно',
  render: ({ items: goods }) => (
    <BestOffers items={goods.slice(0, 1)} cardTools={storyTools} cardAction={storyAction} />
  ),
};
export const OffersPage: Story = {
  name: 'Все лучшие предложения',
  tags: ['S1-2'],
  render: ({ items: goods }) => <BestOffersPage items={goods} cardTools={storyTools} cardAction={storyAction} />,
};
export const NoOffers: Story = { name: 'Лучших предложений нет', render: () => <BestOffersPage items={[]} /> };
