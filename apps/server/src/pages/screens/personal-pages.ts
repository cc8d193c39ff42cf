import { getComparedProducts } from '../../shop/comparison/compared-products.js';
import type { PageContent, PageRequest } from '../page-content.js';
import { titled } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';
import { getBasketPageData } from '../personal-data/basket-page-data.js';
import { getOrderPageData } from '../personal-data/order-page-data.js';
import { getOrdersPageData } from '../personal-data/orders-page-data.js';
import { getReviewsPageData } from '../personal-data/reviews-page-data.js';

const home = { title: 'Главная', link: '/' };

/** The account's menu (S2 §2). */
const menu = [
  { id: 'profile', title: 'Профиль', link: '/profile' },
  { id: 'orders', title: 'Мои заказы', link: '/orders' },
  { id: 'reviews', title: 'Отзывы', link: '/profile/reviews/' },
  { id: 'favorites', title: 'Избранное', link: '/favorites/' },
];

const descriptions: { [page in PageContent['page']]?: string } = {
  basket: 'Товары в корзине, промокод и итог.',
  order: 'Доставка, оплата и данные получателя.',
  orders: 'Заказы, их состояние и оплата.',
  profile: 'Имя, телефон, адрес и настройки покупателя.',
  reviews: 'Товары, которые ждут оценки, и ваши отзывы.',
  favorites: 'Товары, которые вы отметили.',
  compare: 'Сравнение товаров по их свойствам.',
};

const own = (
  page: PageContent['page'],
  title: string,
  link: string,
  data: Record<string, unknown> = {},
  way: readonly { title: string; link: string }[] = [],
): PageContent => ({
  page,
  meta: { title: titled(title), description: descriptions[page] ?? title, robots: 'noindex' },
  data: { ...data, _title: title, _breadcrumbs: [home, ...way, { title, link }] },
});

/** Most products of a shared comparison. */
const mostCompared = 20;

const sharedIds = ({ query }: PageRequest): number[] => {
  const ids = (query.get('ids') ?? '')
    .split(',')
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, mostCompared);
};

/** Pages of the visitor's own: never cached. Their lists are fetched by calls. */
export function personalPages({ open, personal }: PageRoutes): void {
  personal('/basket', async ({ db, shop }, session) =>
    own('basket', 'Корзина', '/basket', await getBasketPageData(db, session, shop.now())),
  );
  personal('/order', async ({ db, shop }, session) =>
    own('order', 'Оформление заказа', '/order', await getOrderPageData(db, session, shop.settings, shop.now()), [
      { title: 'Корзина', link: '/basket' },
    ]),
  );
  personal('/orders', async ({ db, shop }, session) =>
    own('orders', 'Мои заказы', '/orders', {
      ...(await getOrdersPageData(db, session)),
      // A guest sees no orders; the one that this session still has to pay for must be reachable.
      ...(session.userId === null ? await getOrderPageData(db, session, shop.settings, shop.now()) : {}),
      _menuItems: menu,
      _menuActive: 'orders',
    }),
  );
  personal('/profile', async () => own('profile', 'Профиль', '/profile', { _menuItems: menu, _menuActive: 'profile' }));
  personal('/profile/reviews/', async ({ db }, session) =>
    own('reviews', 'Отзывы', '/profile/reviews/', {
      ...(await getReviewsPageData(db, session)),
      _menuItems: menu,
      _menuActive: 'reviews',
    }),
  );
  personal('/favorites/', async () => own('favorites', 'Избранное', '/favorites/'));
  // Before sections: its path would match theirs (decisions 29).
  open('/catalog/compare/', async (request) => {
    const ids = sharedIds(request);
    const data = ids.length === 0 ? {} : { _compare: await getComparedProducts(request.db, ids, () => false) };
    return own('compare', 'Сравнение', '/catalog/compare/', data);
  });
}
