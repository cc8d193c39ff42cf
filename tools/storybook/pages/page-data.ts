import { publicPageDataFixtures } from '@tropa/api-client/testing';
import type { RenderInput } from '@tropa/render-contract';

type PageData = RenderInput['data'];

const home = { title: 'Главная', link: '/' };

/** Page data of a page under the index page, with its title. */
export const pageData = (title: string, more: PageData = {}): PageData => ({
  ...publicPageDataFixtures,
  _title: title,
  _breadcrumbs: [home, { title }],
  ...more,
});

/** Page data of a page of the account, which is open in its menu. */
export const accountData = (title: string, active: string): PageData =>
  pageData(title, {
    _menuActive: active,
    _menuItems: [
      { id: 'profile', title: 'Профиль', link: '/profile' },
      { id: 'orders', title: 'Заказы', link: '/orders' },
      { id: 'reviews', title: 'Отзывы', link: '/profile/reviews/' },
    ],
  });

const { _config: config, _bestOffers: offers, _productDetail: product } = publicPageDataFixtures;

/** A server that sends little: one product on offer, and the settings. */
export const bareData: PageData = { _config: config, _bestOffers: offers.slice(0, 1) };

/** A catalogue whose list did not come with the page. */
export const unlistedData: PageData = {
  _config: config,
  _title: 'Каталог',
  _breadcrumbs: [home, { title: 'Каталог' }],
};

/** The product page has the product's title. */
export const productData: PageData = pageData(product.title);
