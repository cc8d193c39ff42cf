import { ordersArgsFromUrl, type PageDataWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { getComparedProducts } from '../../shop/comparison/compared-products.js';
import { hasOrdered } from '../../shop/orders/own-orders.js';
import type { Session } from '../../shop/sessions/sessions.js';
import { noSuchPage } from '../page-content.js';
import type { PageContent, PageRequest } from '../page-content.js';
import type { PageRoutes } from '../page-routes.js';
import { getBasketPageData } from '../personal-data/basket-page-data.js';
import { getComparisonPageData, getFavoritesPageData } from '../personal-data/lists-page-data.js';
import type { DeliveryAsked } from '../personal-data/delivery-page-data.js';
import { getLeftToPay, getOrderPageData } from '../personal-data/order-page-data.js';
import { getOrderListPageData, getOrdersPageData } from '../personal-data/orders-page-data.js';
import { getOwnOrderPageData } from '../personal-data/own-order-page-data.js';
import { getReviewsPageData } from '../personal-data/reviews-page-data.js';
import { getVisitorPageData } from '../personal-data/visitor-page-data.js';

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
  'own-order': 'Состояние заказа, оплата, доставка и возврат.',
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
  meta: { title, description: descriptions[page] ?? title, robots: 'noindex' },
  data: { ...data, _title: title, _breadcrumbs: [home, ...way, { title, link }] },
});

/** Most products of a shared comparison. */
const mostCompared = 20;

const sharedIds = ({ query }: Pick<PageRequest, 'query'>): number[] => {
  const ids = (query.get('ids') ?? '')
    .split(',')
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, mostCompared);
};

const basket = own('basket', 'Корзина', '/basket');
const order = own('order', 'Оформление заказа', '/order', {}, [{ title: 'Корзина', link: '/basket' }]);
const orders = own('orders', 'Мои заказы', '/orders', { _menuItems: menu, _menuActive: 'orders' });
/** The page of one order: its title does not reveal whether there is such an order. */
const ownOrder = ({ params: { number = '' } }: Pick<PageRequest, 'params'>): PageContent =>
  own('own-order', `Заказ № ${number}`, `/orders/${number}`, { _menuItems: menu, _menuActive: 'orders' }, [
    { title: 'Мои заказы', link: '/orders' },
  ]);
const profile = own('profile', 'Профиль', '/profile', { _menuItems: menu, _menuActive: 'profile' });
const reviews = own('reviews', 'Отзывы', '/profile/reviews/', { _menuItems: menu, _menuActive: 'reviews' });
const favorites = own('favorites', 'Избранное', '/favorites/');
const compare = own('compare', 'Сравнение', '/catalog/compare/');

/** Newest orders that the profile begins with. */
const recentOrders = { page: 1, limit: 3 };

/**
 * What a page of the account knows of its visitor. Whether a guest has just ordered is known to the browser's tab
 * alone, and changes what the page shows: then the page itself requests who the visitor is.
 */
async function getAccountPageData(db: Db, session: Session): Promise<PageDataWire> {
  const { _user, _counters } = await getVisitorPageData(db, session);
  const isUnsure = session.userId === null && (await hasOrdered(db, session.visitorId));
  return isUnsure ? { _counters } : { _user, _counters };
}

/** All of what a page reads of its visitor, read at once. */
const together = async (...parts: Promise<PageDataWire>[]): Promise<PageDataWire> =>
  Object.assign({}, ...(await Promise.all(parts))) as PageDataWire;

/** Where the visitor's basket would go: to the city of the session, of the browser, or else the shop's default one. */
async function deliveryAsked(
  { shop, common }: PageRequest,
  { cityId }: Session,
  chosenCity: number | null,
): Promise<DeliveryAsked> {
  const { cities, defaultCityId, freeDeliveryLimit } = await common();
  const chosen = cityId ?? chosenCity;
  const known = chosen !== null && cities.has(chosen) ? chosen : defaultCityId;
  const isShown = shop.settings.flags.delivery !== false;
  return { isShown, cityId: known, freeDeliveryLimit, now: shop.now() };
}

/** Pages of the visitor's own: never cached; rendered with what their first calls would respond. */
export function personalPages({ personal }: PageRoutes): void {
  personal('/basket', {
    content: basket,
    read: async (request, session, chosenCity) =>
      together(
        getVisitorPageData(request.db, session),
        getBasketPageData(request.db, session, await deliveryAsked(request, session, chosenCity)),
      ),
  });
  personal('/order', {
    content: order,
    read: async (request, session, chosenCity) =>
      together(
        getVisitorPageData(request.db, session),
        getOrderPageData(request.db, session, await deliveryAsked(request, session, chosenCity)),
      ),
  });
  personal('/orders', {
    content: orders,
    read: async ({ db, shop, common, address }, session) =>
      together(
        getAccountPageData(db, session),
        getOrdersPageData(db, session),
        getOrderListPageData(db, session, ordersArgsFromUrl(address), shop.adapters.cardPayment),
        // A guest sees no orders; the one that this session still has to pay for must be reachable.
        ...(session.userId === null ? [getLeftToPay(db, session, await common(), shop.now())] : []),
      ),
  });
  personal('/orders/:number(^\\d{1,15}$)', {
    content: ownOrder,
    // A guest is asked to sign in, whatever the number; a user without such an order gets an unknown address.
    read: async (request, session) => {
      const { db, shop, params } = request;
      if (session.userId === null) return getVisitorPageData(db, session);
      const order = await getOwnOrderPageData(db, session.userId, params.number ?? '', {
        cards: shop.adapters.cardPayment,
        now: shop.now(),
      });
      return order === null ? noSuchPage : { ...(await getVisitorPageData(db, session)), ...order };
    },
  });
  personal('/profile', {
    content: profile,
    read: ({ db, shop }, session) =>
      together(
        getAccountPageData(db, session),
        getOrderListPageData(db, session, recentOrders, shop.adapters.cardPayment),
      ),
  });
  personal('/profile/reviews/', {
    content: reviews,
    read: ({ db }, session) => together(getVisitorPageData(db, session), getReviewsPageData(db, session)),
  });
  personal('/favorites/', {
    content: favorites,
    read: ({ db }, session) => together(getVisitorPageData(db, session), getFavoritesPageData(db, session)),
  });
  // Before sections: its path would match theirs (decisions 29).
  personal(
    '/catalog/compare/',
    {
      content: compare,
      read: ({ db }, session) => together(getVisitorPageData(db, session), getComparisonPageData(db, session)),
    },
    {
      isAsked: (request) => sharedIds(request).length > 0,
      source: async (request) => {
        const _compare = await getComparedProducts(request.db, sharedIds(request), () => false);
        return { ...compare, data: { ...compare.data, _compare } };
      },
    },
  );
}
