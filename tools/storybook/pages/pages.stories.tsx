import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrdersSection, OwnReviewsSection, ProfileForm, ProfileSection } from '@tropa/account';
import { usePageData } from '@tropa/api-client';
import { CompareSection, FavoriteButton, FavoritesSection } from '@tropa/catalog';
import { BasketSection, OrderSection } from '@tropa/checkout';
import { publicPageDataFixtures } from '@tropa/api-client/testing';
import { cardSlots } from './card-slots.js';
import { PageFrame } from './PageFrame.js';
import { withPageShop } from './page-shop.js';
import { AccountPage, CatalogPage, IndexPage, ProductPage, ProjectPage } from './screens.js';

const meta = {
  id: 'page-shop',
  title: 'Страницы/Магазин',
  tags: ['!autodocs'],
  decorators: [withPageShop()],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stay = () => {};

export const Index: Story = { name: 'Главная', tags: ['S1-2', 'picture'], render: () => <IndexPage /> };
export const IndexBare: Story = {
  name: 'Главная: сервер дал не всё',
  tags: ['S1-8'],
  render: () => <IndexPage />,
  decorators: [
    withPageShop({
      _bestOffers: publicPageDataFixtures._bestOffers.slice(0, 1),
      _config: publicPageDataFixtures._config,
    }),
  ],
};
export const Catalog: Story = { name: 'Каталог', tags: ['S1-2'], render: () => <CatalogPage /> };
export const CatalogBroken: Story = {
  name: 'Каталог не загрузился',
  tags: ['S1-8'],
  render: () => <CatalogPage url="/catalog/?page=2" />,
  decorators: [withPageShop({ _config: publicPageDataFixtures._config }, { failures: { getListing: 'http500' } })],
};
export const Sale: Story = {
  name: 'Распродажа',
  tags: ['S1-2'],
  render: () => <CatalogPage url="/sale/" template="sale" />,
};
export const Product: Story = { name: 'Товар', tags: ['S2-1'], render: () => <ProductPage /> };
export const ProductAdded: Story = {
  name: 'Товар добавлен в корзину',
  tags: ['S1-4'],
  render: () => <CatalogPage />,
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^В корзину/ });
    if (button) await userEvent.click(button);
    await canvas.findByRole('dialog');
  },
};
export const Project: Story = { name: 'Школа походов', tags: ['S1-2'], render: () => <ProjectPage /> };

function Basket() {
  return (
    <PageFrame title="Корзина">
      <BasketSection onNavigate={stay} favoriteSlot={({ id }) => <FavoriteButton id={id} />} />
    </PageFrame>
  );
}
export const BasketPage: Story = { name: 'Корзина', tags: ['S2-1'], render: () => <Basket /> };
export const BasketEmpty: Story = {
  name: 'Корзина пуста',
  render: () => <Basket />,
  decorators: [withPageShop(publicPageDataFixtures, { prepare: () => {} })],
};
export const Order: Story = {
  name: 'Оформление заказа',
  tags: ['S2-1'],
  render: function OrderPage() {
    return (
      <PageFrame title="Оформление заказа">
        <OrderSection
          onNavigate={stay}
          freeDeliveryLimit={usePageData('_order')?.freeDeliveryLimitPrice}
          isCreditEnabled
        />
      </PageFrame>
    );
  },
};
export const Favorites: Story = {
  name: 'Избранное',
  tags: ['S2-1'],
  render: () => (
    <PageFrame title="Избранное">
      <FavoritesSection {...cardSlots} />
    </PageFrame>
  ),
};
export const Compare: Story = {
  name: 'Сравнение',
  tags: ['S2-1'],
  render: () => (
    <PageFrame title="Сравнение">
      <CompareSection cardAction={({ id }) => cardSlots.cardAction({ id, isAvailable: true })} />
    </PageFrame>
  ),
};

const signedIn = withPageShop(publicPageDataFixtures, { isSignedIn: true });
export const Profile: Story = {
  name: 'Профиль',
  tags: ['S2-1'],
  decorators: [signedIn],
  render: () => (
    <AccountPage title="Профиль" active="/profile">
      <ProfileSection Form={ProfileForm} />
    </AccountPage>
  ),
};
export const Orders: Story = {
  name: 'Заказы',
  tags: ['S2-1'],
  decorators: [signedIn],
  render: () => (
    <AccountPage title="Заказы" active="/orders">
      <OrdersSection years={[2026, 2025]} />
    </AccountPage>
  ),
};
export const Visitor: Story = {
  name: 'Кабинет: не авторизован',
  tags: ['S2-6'],
  render: () => (
    <AccountPage title="Заказы" active="/orders">
      <OrdersSection years={[2026, 2025]} />
    </AccountPage>
  ),
};
export const Reviews: Story = {
  name: 'Отзывы',
  tags: ['S2-1'],
  decorators: [signedIn],
  render: function ReviewsPage() {
    return (
      <AccountPage title="Отзывы" active="/profile/reviews/">
        <OwnReviewsSection items={usePageData('_itemsToReview') ?? []} reviews={usePageData('_reviews') ?? []} />
      </AccountPage>
    );
  },
};
export const Stuck: Story = {
  name: 'Прокручена: шапка прилипла',
  tags: ['S1-4'],
  render: () => <IndexPage />,
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    window.scrollTo({ top: 400, behavior: 'instant' });
  },
};
