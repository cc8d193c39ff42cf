import { cardOf } from '../memory-catalog.js';
import { orderOf, ownOrderOf, putIntoBasket, Refusal, statusOf, type MemoryState } from '../memory-state.js';
import { fixtureCode, fixtureUser } from '../places.fixtures.js';
import { pageOf, phoneOf, digits, signedIn, inList, type Body, type Handler, type Handlers } from './handler.js';

const emptyUser = { id: '', name: '', email: '', phone: '', sex: null, birthDay: '', address: '', notification: false };

const sendCode: Handler = (state, { phone }) => {
  state.codes.add(phoneOf(phone));
  return null;
};

const newPassword = (state: MemoryState, body: Body): string => {
  const phone = phoneOf(body.phone);
  if (!state.checked.delete(phone)) throw new Refusal('Сначала подтвердите телефон кодом из смс');
  return phone;
};

/** The user: sign-in, registration, recovery, sessions, profile, orders and own reviews. */
export const accountHandlers = {
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
    const pieces = () => state.basket.reduce((sum, line) => sum + line.quantity, 0);
    const added = order.items.map(({ id: product, retailId, quantity }) => {
      const before = pieces();
      putIntoBasket(state, product, retailId, quantity);
      return { id: product, ...(retailId && { retailId }), quantity: pieces() - before };
    });
    return { added: added.filter(({ quantity }) => quantity > 0) };
  },
  getOwnOrder: (state, { number }) => {
    signedIn(state);
    const order = state.orders.find((known) => known.number === number);
    if (!order) throw new Refusal('Заказ не найден', 11);
    return { order: ownOrderOf(state, order) };
  },
  requestReturn: (state, { number, reason, note, items }) => {
    signedIn(state);
    const order = state.orders.find((known) => known.number === number);
    if (!order) throw new Refusal('Заказ не найден', 11);
    const { items: lines } = ownOrderOf(state, order);
    for (const { lineId, quantity } of items)
      if (quantity > (lines[lineId - 1]?.returnable ?? 0)) throw new Refusal('Столько вернуть нельзя');
    state.returns.push({ number, reason, note, items });
    return { order: ownOrderOf(state, order) };
  },
  cancelReview: (state, { id }) => {
    signedIn(state);
    state.toReview = state.toReview.filter((item) => item.id !== id);
    return null;
  },
  sendReview: (state, { id, rating, comment, fit }) => {
    signedIn(state);
    const [product] = inList([id]);
    if (!product) throw new Refusal('Товар не найден');
    state.toReview = state.toReview.filter((item) => item.id !== id);
    const { link, img, title } = cardOf(product);
    return { item: { id, link, img, title, rating, comment, ...(fit && { fit }) } };
  },
} satisfies Handlers;
