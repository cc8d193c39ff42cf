import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { accountData, bareData, pageData, productData, unlistedData } from './page-data.js';
import { withPageShop } from './page-shop.js';
import { loadRenderer, ShopPage, type ShopPageProps } from './ShopPage.js';

const meta = {
  id: 'page-shop',
  title: 'Страницы/Магазин',
  tags: ['!autodocs'],
  // The page data are an argument: nothing to edit by hand.
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withPageShop()],
  loaders: [async () => ({ renderPage: await loadRenderer() })],
  render: (args, { loaded }) => (
    <ShopPage {...args} renderPage={(loaded as { renderPage: Awaited<ReturnType<typeof loadRenderer>> }).renderPage} />
  ),
} satisfies Meta<ShopPageProps>;
export default meta;
type Story = StoryObj<ShopPageProps>;

const args = (page: ShopPageProps['page'], url: string, data: ShopPageProps['data']): ShopPageProps => ({
  page,
  url,
  data,
});
const signedIn = [withPageShop({ isSignedIn: true })];
const index = args('index', '/', pageData('Тропа'));
const catalog = args('catalog', '/catalog/', pageData('Каталог'));

export const Index: Story = { name: 'Главная', tags: ['S1-2', 'picture'], args: index };
export const IndexBare: Story = {
  name: 'Главная: сервер дал не всё',
  tags: ['S1-8'],
  args: args('index', '/', bareData),
};
export const Catalog: Story = { name: 'Каталог', tags: ['S1-2'], args: catalog };
export const CatalogBroken: Story = {
  name: 'Каталог не загрузился',
  tags: ['S1-8'],
  args: args('catalog', '/catalog/', unlistedData),
  decorators: [withPageShop({ failures: { getListing: 'http500' } })],
};
export const Search: Story = { name: 'Поиск', args: args('search', '/search/?q=рюкзак', pageData('Поиск: рюкзак')) };
export const Sale: Story = { name: 'Распродажа', tags: ['S1-2'], args: args('sale', '/sale/', pageData('Распродажа')) };
export const BestOffers: Story = {
  name: 'Лучшие предложения',
  args: args('best-offers', '/best-offers/', pageData('Лучшие предложения')),
};
export const Product: Story = { name: 'Товар', tags: ['S2-1'], args: args('product', '/product/', productData) };
export const ProductAdded: Story = {
  name: 'Товар добавлен в корзину',
  tags: ['S1-4'],
  args: catalog,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => {
      if (!canvasElement.querySelector('[data-widget="catalog"][data-ready]')) throw new Error('The list is not alive');
      if (!canvasElement.querySelector('[data-widget="dialogs"][data-ready]')) throw new Error('No dialogs yet');
    });
    const [button] = await canvas.findAllByRole('button', { name: /^В корзину/ });
    if (button) await userEvent.click(button);
    await canvas.findByRole('dialog');
  },
};
export const BasketPage: Story = {
  name: 'Корзина',
  tags: ['S2-1'],
  args: args('basket', '/basket', pageData('Корзина')),
};
export const BasketEmpty: Story = {
  name: 'Корзина пуста',
  args: args('basket', '/basket', pageData('Корзина')),
  decorators: [withPageShop({ prepare: () => {} })],
};
export const Order: Story = {
  name: 'Оформление заказа',
  tags: ['S2-1'],
  args: args('order', '/order', pageData('Оформление заказа')),
};
export const Favorites: Story = {
  name: 'Избранное',
  tags: ['S2-1'],
  args: args('favorites', '/favorites/', pageData('Избранное')),
};
export const Compare: Story = {
  name: 'Сравнение',
  tags: ['S2-1'],
  args: args('compare', '/catalog/compare/', pageData('Сравнение')),
};
export const Profile: Story = {
  name: 'Профиль',
  tags: ['S2-1'],
  decorators: signedIn,
  args: args('profile', '/profile', accountData('Профиль', 'profile')),
};
export const Orders: Story = {
  name: 'Заказы',
  tags: ['S2-1'],
  decorators: signedIn,
  args: args('orders', '/orders', accountData('Заказы', 'orders')),
};
export const OwnOrder: Story = {
  name: 'Заказ',
  decorators: signedIn,
  args: args('own-order', `/orders/${encodeURIComponent('Т-501')}`, accountData('Заказ № Т-501', 'orders')),
};
export const Visitor: Story = {
  name: 'Кабинет: не авторизован',
  tags: ['S2-6'],
  args: args('orders', '/orders', accountData('Заказы', 'orders')),
};
export const Reviews: Story = {
  name: 'Отзывы',
  tags: ['S2-1'],
  decorators: signedIn,
  args: args('reviews', '/profile/reviews/', accountData('Отзывы', 'reviews')),
};
export const Articles: Story = { name: 'Статьи', args: args('articles', '/articles/', pageData('Статьи')) };
export const Article: Story = { name: 'Статья', args: args('article', '/articles/1/', pageData('Как выбрать лыжи')) };
export const Project: Story = {
  name: 'Школа походов',
  tags: ['S1-2'],
  args: args('project', '/project/', pageData('Школа походов')),
};
export const Service: Story = { name: 'Сервис', args: args('service', '/service/', pageData('Сервис и мастерская')) };
export const Contacts: Story = { name: 'Контакты', args: args('contacts', '/contacts/', pageData('Контакты')) };
export const History: Story = { name: 'История', args: args('history', '/about/history/', pageData('История')) };
export const Shops: Story = { name: 'Магазины', args: args('shops', '/about/shops/', pageData('Магазины')) };
export const Work: Story = { name: 'Работа у нас', args: args('work', '/about/work/', pageData('Работа у нас')) };
export const Document: Story = { name: 'Документ', args: args('document', '/privacy/', pageData('Политика')) };
export const NotFound: Story = {
  name: 'Такой страницы нет',
  args: args('not-found', '/takoj/', pageData('Не найдено')),
};
export const ErrorPage: Story = {
  name: 'Страница не открылась',
  args: { ...args('error', '/catalog/', pageData('Что-то пошло не так')), status: 500 },
};
export const Stuck: Story = {
  name: 'Прокручена: шапка прилипла',
  tags: ['S1-4'],
  args: index,
  play: async ({ canvas }) => {
    await canvas.findByRole('banner');
    window.scrollTo({ top: 400, behavior: 'instant' });
  },
};
