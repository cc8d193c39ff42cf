import { BASKET_CHANGED } from '../order/order.wire.js';
import type { ExtraCallName } from '../wire-calls/extra-calls.js';
import type { WireCallName } from '../wire-calls/wire-calls.js';
import { fixtureProducts, fixtureImage } from './goods.fixtures.js';
import { cardOf, listingOf, searchProducts, stockOf, storeOf } from './memory-catalog.js';
import {
  basketOf,
  cityOf,
  lineOf,
  orderOf,
  putIntoBasket,
  Refusal,
  statusOf,
  totalsOf,
  variantOf,
  type MemoryOrder,
  type MemoryState,
} from './memory-state.js';
import {
  fixtureArticles,
  fixtureCities,
  fixtureCode,
  fixturePhotos,
  fixturePoints,
  fixturePromocode,
  fixtureReviews,
  fixtureShops,
  fixtureUser,
} from './places.fixtures.js';

/** A request validated by its schema. Handlers know their own shapes. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a shape for each call, checked by its wire schema
type Body = any;

/** Handles one call: changes the state, returns the `result`. */
export type Handler = (state: MemoryState, body: Body, headers: Headers) => unknown;

const pageOf = <Item>(items: readonly Item[], { page, limit }: { page: number; limit: number }): Item[] =>
  items.slice((page - 1) * limit, page * limit);

const digits = (phone: unknown): string => String(phone).replace(/\D/g, '').slice(-10);

const phoneOf = (phone: unknown): string => {
  const ten = digits(phone);
  if (ten.length !== 10) throw new Refusal('Телефон не может быть меньше 10 символов');
  return ten;
};

const signedIn = (state: MemoryState) => {
  if (!state.user) throw new Refusal('Вы не авторизованы');
  return state.user;
};

const emptyUser = { id: '', name: '', email: '', phone: '', sex: null, birthDay: '', address: '', notification: false };

const receivePoints = (cityId: number) =>
  cityId === 1 ? { type: 'shops', items: fixtureShops } : { type: 'points', items: cityId === 2 ? fixturePoints : [] };

const toggle =
  (list: 'favorites' | 'comparison', isIn: boolean): Handler =>
  (state, { id }) => {
    if (!fixtureProducts.some((product) => product.id === id)) throw new Refusal('Товар не найден');
    const others = state[list].filter((known) => known !== id);
    state[list] = isIn ? [...others, id] : others;
    return { length: state[list].length };
  };

const idsOf =
  (list: 'favorites' | 'comparison'): Handler =>
  (state) => ({
    length: state[list].length,
    itemsId: [...state[list]],
  });

const clear =
  (list: 'favorites' | 'comparison'): Handler =>
  (state) => {
    state[list] = [];
    return null;
  };

const inList = (ids: readonly number[]) =>
  ids.flatMap((id) => fixtureProducts.find((product) => product.id === id) ?? []);

const sendCode: Handler = (state, { phone }) => {
  state.codes.add(phoneOf(phone));
  return null;
};

const takeOrder: Handler = (state, body, headers) => {
  const key = headers.get('Idempotency-Key') ?? '';
  const known = key && state.orderAnswers.get(key);
  if (known) return known;
  phoneOf(body.phone);
  const basket = basketOf(state);
  if (basket.items.length === 0) throw new Refusal('Корзина пуста');
  const seen = headers.get('If-Match');
  if (seen !== null && seen !== `"${basket.version}"`) throw new Refusal('Корзина изменилась', BASKET_CHANGED);
  if (!body.address)
    throw new Refusal(body.delivery === 'pickup' ? 'Выберите пункт самовывоза' : 'Укажите адрес доставки');
  if (body.payment === 'onDelivery' && receivePoints(body.city.id).type !== 'shops') {
    throw new Refusal('Оплата при получении доступна только в городах с магазинами');
  }
  if (body.payment === 'credit' && basket.salePrice < 3000) throw new Refusal('Сумма мала для кредита');
  const id = 502 + state.orders.length - 1;
  const order: MemoryOrder = {
    id,
    number: `Т-${id}`,
    date: '21.11.2026',
    isCancelled: false,
    payment: body.payment,
    items: basket.items.map((item) => ({
      id: item.id,
      ...(item.retailId && { retailId: item.retailId }),
      price: item.price,
      quantity: item.quantity,
    })),
    address: body.address,
    delivery: body.delivery === 'pickup' ? 'Самовывоз' : 'Курьер',
  };
  state.orders.unshift(order);
  state.basket = [];
  state.promocode = '';
  const answer = { payment_link: body.payment === 'card' ? `/demo/pay/${order.number}` : '', orderNum: order.number };
  if (key) state.orderAnswers.set(key, answer);
  return answer;
};

const newPassword = (state: MemoryState, body: Body): string => {
  const phone = phoneOf(body.phone);
  if (!state.checked.delete(phone)) throw new Refusal('Сначала подтвердите телефон кодом из смс');
  return phone;
};

/** The shop's side of all calls but the key's. */
export const memoryHandlers: Record<WireCallName | ExtraCallName, Handler> = {
  getBasketItems: (state) => basketOf(state),
  addItemToBasket: (state, { id, retailId }) => {
    putIntoBasket(state, id, retailId ?? undefined, 1);
    return totalsOf(state);
  },
  deleteBasketItem: (state, { id, retailId }) => {
    const gone = lineOf(state, id, variantOf(id, retailId ?? undefined));
    state.basket = state.basket.filter((line) => line !== gone);
    return totalsOf(state);
  },
  setBasketQuantity: (state, { id, retailId, quantity }) => {
    const line = lineOf(state, id, retailId ?? undefined) ?? state.basket.find((known) => known.id === id);
    if (!line) throw new Refusal('Товара нет в корзине');
    line.quantity = 0;
    putIntoBasket(state, id, line.retailId, quantity);
    return totalsOf(state);
  },
  getBasketPrice: (state) => ({ price: basketOf(state).price }),
  getBasketLength: (state) => ({ length: state.basket.length }),
  applyPromocode: (state, { promocode }) => {
    if (promocode.toUpperCase() !== fixturePromocode) throw new Refusal('Промокод не найден');
    state.promocode = fixturePromocode;
    return basketOf(state);
  },
  cancelPromocode: (state) => {
    state.promocode = '';
    return basketOf(state);
  },
  createOrder: takeOrder,
  getFavoriteItems: (state) => ({ items: inList(state.favorites).map(cardOf) }),
  addToFavorites: toggle('favorites', true),
  removeFromFavorites: toggle('favorites', false),
  clearFavorites: clear('favorites'),
  getFavoritesLength: idsOf('favorites'),
  getComparedItems: (state) => ({
    items: inList(state.comparison).map((product) => {
      const { id, link, title, price, oldPrice, img, hasVariants, isAvailable, retailId } = cardOf(product);
      return {
        id,
        link,
        title,
        price,
        oldPrice,
        img,
        isInComparison: true,
        properties: product.properties.map((property) => ({ ...property })),
        retailId,
        hasVariants,
        isAvailable,
      };
    }),
  }),
  addToComparison: toggle('comparison', true),
  removeFromComparison: toggle('comparison', false),
  clearComparison: clear('comparison'),
  getComparisonLength: idsOf('comparison'),
  getLocation: (state) => ({ curLocation: cityOf(state.cityId) }),
  getCityList: () => ({ items: fixtureCities }),
  setCity: (state, { id }) => {
    state.cityId = cityOf(id).id;
    return receivePoints(id);
  },
  getReceivePoints: (_state, { id }) => receivePoints(id),
  searchCities: (_state, { query, page, limit }) => ({
    items: pageOf(
      fixtureCities.filter((city) => city.value.toLowerCase().startsWith(String(query).toLowerCase())),
      { page, limit },
    ),
  }),
  getUser: (state) => ({ user: state.user ?? emptyUser }),
  logout: (state) => {
    state.user = null;
    return null;
  },
  getSessions: (state) => signedIn(state) && { items: state.sessions },
  closeSessions: (state) => {
    signedIn(state);
    state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent);
    return null;
  },
  editUser: (state, { phone, birthDay, sex, email, notification }) => {
    const user = signedIn(state);
    state.user = { ...user, phone: phone ? phoneOf(phone) : '', birthDay, sex, email, notification };
    return { user: state.user };
  },
  login: (state, { phone, password }) => {
    const account = state.accounts.find((known) => known.phone === digits(phone) && known.password === password);
    if (!account) throw new Refusal('Неверный телефон или пароль');
    state.user = { ...account.user };
    return null;
  },
  sendCodeRegistration: (state, body, headers) => {
    if (state.accounts.some((account) => account.phone === digits(body.phone))) {
      throw new Refusal('Этот телефон уже зарегистрирован');
    }
    return sendCode(state, body, headers);
  },
  sendCodeForgotPassword: sendCode,
  checkCode: (state, { phone, code }) => {
    const ten = phoneOf(phone);
    if (!state.codes.has(ten) || code !== fixtureCode) throw new Refusal('Неверный код');
    state.codes.delete(ten);
    state.checked.add(ten);
    return null;
  },
  registration: (state, body) => {
    if (body.password !== body.passwordConfirm) throw new Refusal('Пароли должны совпадать');
    const phone = newPassword(state, body);
    const user = { ...fixtureUser, id: 100 + state.accounts.length, name: body.name, email: body.email, phone };
    state.accounts.push({ phone, password: body.password, user });
    state.user = { ...user };
    return null;
  },
  changePassword: (state, body) => {
    const phone = newPassword(state, body);
    const account = state.accounts.find((known) => known.phone === phone);
    if (!account) throw new Refusal('Этот телефон не зарегистрирован');
    account.password = body.password;
    return null;
  },
  getOrders: (state, { page, limit, filter }) => {
    signedIn(state);
    const orders = state.orders.filter((order) => !filter?.year || order.date.endsWith(String(filter.year)));
    return { items: pageOf(orders, { page, limit }).map(orderOf), count: orders.length };
  },
  cancelOrder: (state, { id }) => {
    signedIn(state);
    const order = state.orders.find((known) => known.id === id);
    if (!order || order.isCancelled) throw new Refusal('Заказ нельзя отменить');
    order.isCancelled = true;
    return { status: statusOf(order) };
  },
  repeatOrder: (state, { id }) => {
    signedIn(state);
    const order = state.orders.find((known) => known.id === id);
    if (!order) throw new Refusal('Заказ не найден');
    for (const item of order.items) putIntoBasket(state, item.id, item.retailId, item.quantity);
    return null;
  },
  cancelReview: (state, { id }) => {
    signedIn(state);
    state.toReview = state.toReview.filter((item) => item.id !== id);
    return null;
  },
  sendReview: (state, { id, rating, comment }) => {
    signedIn(state);
    const [product] = inList([id]);
    if (!product) throw new Refusal('Товар не найден');
    state.toReview = state.toReview.filter((item) => item.id !== id);
    const { link, img, title } = cardOf(product);
    return { item: { id, link, img, title, rating, comment } };
  },
  getListing: (_state, body) => listingOf(body),
  searchProducts: (_state, { query, page, limit }) => ({
    items: pageOf(searchProducts(query), { page, limit }).map(cardOf),
    correctedQuery: '',
  }),
  checkAvailability: (_state, { id, retailId }) => {
    const [product] = inList([id]);
    const stock = stockOf(id, retailId ?? undefined);
    if (!product || !stock) throw new Refusal('Товар не найден');
    const src = fixtureImage(id);
    return {
      images: [{ src, preview: src }],
      price: product.price,
      oldPrice: product.oldPrice,
      store: storeOf(stock),
      pickupDate: '22.11.2026',
      deliveryDate: '24.11.2026',
    };
  },
  reserveProduct: (state, body) => {
    phoneOf(body.phone);
    state.reservations.push(body);
    return { orderNum: `Б-${state.reservations.length}`, until: '24.11.2026' };
  },
  getReviews: (_state, { index, limit }) => ({
    reviews: fixtureReviews.slice(index, index + limit),
    count: fixtureReviews.length,
  }),
  getSaleContent: (_state, { id }) => ({ content: `<h2>Распродажа ${id}</h2><p>Скидки до воскресенья.</p>` }),
  getProjectImages: (_state, body) => ({ count: fixturePhotos.length, items: pageOf(fixturePhotos, body) }),
  sendMessage: (state, body) => {
    state.messages.push(body);
    return null;
  },
  subscribe: (state, { email }) => {
    if (!email) throw new Refusal('Обязательное поле');
    state.subscriptions.push(email);
    return null;
  },
  getArticles: (_state, body) => ({
    items: pageOf(fixtureArticles, body),
    count: fixtureArticles.length,
    preCount: fixtureArticles.length,
  }),
  getApiKey: () => 'memory-key',
};
