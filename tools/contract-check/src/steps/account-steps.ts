import { shown } from '@tropa/api-client/contract';
import { listOf } from '../shop.js';
import type { Result, Shop } from '../shop.js';
import { Visitor } from '../visitor.js';
import type { Step } from './step.js';

const account = '--phone --password';
const writing = '--writes --phone --password';
const rating = `${writing} --bought`;

const isVisitor = (user: Result): boolean => [undefined, null, '', 0].includes(user?.id);

/** Saves the profile with the values that it has. */
async function saveProfile(shop: Shop, user: Result, who: Visitor): Promise<void> {
  const { phone, birthDay, sex, email, notification } = user;
  const isOn = [true, 1, '1', 'Y'].includes(notification);
  await shop.ask(
    'editUser',
    { phone: String(phone ?? ''), birthDay: birthDay ?? '', sex: sex ?? null, email: email ?? '', notification: isOn },
    who,
  );
}

/** Makes an order for pickup, paid on delivery, finds it, cancels it, repeats it. The basket is empty before and after. */
async function order(shop: Shop, user: Result, who: Visitor): Promise<void> {
  const basket = await shop.ask('getBasketLength', {}, who);
  if (Number(basket?.length) !== 0) return skipOrder(shop, 'an empty basket of the account');
  const goods = await shop.goods();
  const { curLocation: city } = (await shop.ask('getLocation', {}, who)) ?? {};
  const points = city ? await shop.ask('getReceivePoints', { id: city.id }) : undefined;
  const [point] = listOf(points?.items);
  if (!goods || !point) return skipOrder(shop, 'goods in the catalogue and a receive point in the city');
  const ref = { id: goods.id, ...(goods.retailId && { retailId: goods.retailId }) };
  await shop.ask('addItemToBasket', ref, who);
  const made = await shop.ask(
    'createOrder',
    {
      name: user.name ?? '',
      phone: String(user.phone ?? shop.options.phone),
      email: user.email ?? '',
      delivery: 'pickup',
      address: String(point.id),
      city: { id: city.id, value: city.value },
      comment: 'contract-check',
      payment: points.type === 'shops' ? 'onDelivery' : 'card',
    },
    who,
  );
  if (!made) return skipOrder(shop, 'an order that was made');
  const orders = await shop.ask('getOrders', { page: 1, limit: 20, filter: {} }, who);
  // Do not take another one instead: that would be a real order of the account.
  const own = listOf(orders?.items).find(({ number }) => String(number) === String(made.orderNum));
  if (!own) {
    if (orders)
      shop.differs('getOrders', {
        path: 'result.items',
        wanted: `the order ${made.orderNum}, which was just made`,
        came: shown(orders.items),
      });
    return skipOrder(shop, 'the order in getOrders');
  }
  await shop.ask('cancelOrder', { id: own.id }, who);
  if ((await shop.ask('repeatOrder', { id: own.id }, who)) !== undefined) await shop.ask('deleteBasketItem', ref, who);
}

function skipOrder(shop: Shop, needs: string): void {
  for (const name of ['createOrder', 'cancelOrder', 'repeatOrder'] as const)
    shop.findings.looked(name, 'refusal', needs);
}

/** Reserves a piece in the first shop that has one. */
async function reserve(shop: Shop, user: Result, who: Visitor): Promise<void> {
  const goods = await shop.goods();
  const there = goods ? await shop.ask('checkAvailability', { id: goods.id }) : undefined;
  const place = listOf(there?.store).find(({ amount }) => Number(amount) > 0);
  if (!goods || !place) return;
  const form = {
    name: user.name ?? '',
    phone: String(user.phone ?? shop.options.phone),
    address: place.id,
    id: goods.id,
    property: '',
  };
  await shop.tryTo('reserveProduct', form, 'goods that this shop reserves', who);
}

/** Rates a product that waits for it: the review is returned, and the product no longer waits. */
async function rate(shop: Shop, who: Visitor): Promise<void> {
  const id = Number(shop.options.bought);
  const sent = await shop.ask('sendReview', { id, rating: 5, comment: 'contract-check' }, who);
  if (sent?.item && (Number(sent.item.id) !== id || Number(sent.item.rating) !== 5)) {
    shop.differs('sendReview', {
      path: 'result.item',
      wanted: `the review that was sent: id ${id}, rating 5`,
      came: shown(sent.item),
    });
  }
  await shop.ask('cancelReview', { id }, who);
}

/** Verifies a phone and registers it. */
async function register(shop: Shop): Promise<void> {
  const { newPhone: phone } = shop.options;
  const who = new Visitor(shop.options);
  if ((await shop.ask('sendCodeRegistration', { phone, form: 'registration' }, who)) === undefined) return;
  if ((await shop.ask('checkCode', { phone, code: await shop.readCode(phone) }, who)) === undefined) return;
  // Recovers the password with a code.
  const password = `t1${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
  await shop.ask('registration', { phone, name: 'Проверка', email: '', password, passwordConfirm: password }, who);
}

/** Sends a code, checks it, and sets the password that the account has. */
async function recover(shop: Shop): Promise<void> {
  const { phone, password } = shop.options;
  const who = new Visitor(shop.options);
  if ((await shop.ask('sendCodeForgotPassword', { phone, form: 'passwordRecovery' }, who)) === undefined) return;
  const code = await shop.readCode(phone);
  if ((await shop.ask('checkCode', { phone, code }, who)) === undefined) return;
  await shop.ask('changePassword', { phone, password }, who);
}

const signedIn: Step = {
  calls: [
    'login',
    'getUser',
    'getOrders',
    'editUser',
    'createOrder',
    'cancelOrder',
    'repeatOrder',
    'reserveProduct',
    'sendReview',
    'cancelReview',
  ],
  async run(shop) {
    const { phone, password, isWriting } = shop.options;
    const empty = await shop.ask('getUser');
    if (empty && !isVisitor(empty.user)) {
      shop.differs('getUser', {
        path: 'result.user.id',
        wanted: 'an empty id of a visitor',
        came: shown(empty.user.id),
      });
    }
    await shop.refuse('login', account);
    await shop.refuse('getOrders', account);
    for (const name of ['editUser', 'createOrder', 'cancelOrder', 'repeatOrder', 'reserveProduct'] as const)
      await shop.refuse(name, writing);
    for (const name of ['sendReview', 'cancelReview'] as const) await shop.refuse(name, rating);
    if (phone === '') return;
    const who = new Visitor(shop.options);
    if ((await shop.ask('login', { phone, password }, who)) === undefined) return;
    const user = (await shop.ask('getUser', {}, who))?.user;
    if (user && isVisitor(user)) {
      shop.differs('session', { path: '', wanted: 'after login getUser of the one who signed in', came: shown(user) });
      return;
    }
    await shop.ask('getOrders', { page: 1, limit: 20, filter: {} }, who);
    if (isWriting && user) {
      await saveProfile(shop, user, who);
      await order(shop, user, who);
      await reserve(shop, user, who);
      if (shop.options.bought !== '') await rate(shop, who);
    }
    await shop.ask('logout', {}, who);
  },
};

const codes: Step = {
  calls: ['sendCodeRegistration', 'sendCodeForgotPassword', 'checkCode', 'registration', 'changePassword'],
  async run(shop) {
    const { isWriting, code, phone, newPhone } = shop.options;
    const needs = `${writing} --code`;
    await shop.refuse('sendCodeRegistration', '--writes --new-phone --code');
    await shop.refuse('registration', '--writes --new-phone --code');
    for (const name of ['sendCodeForgotPassword', 'checkCode', 'changePassword'] as const)
      await shop.refuse(name, needs);
    if (isWriting && code !== '' && phone !== '') await recover(shop);
    if (newPhone !== '') await register(shop);
  },
};

const forms: Step = {
  calls: ['sendMessage', 'subscribe'],
  async run(shop) {
    const { isWriting, email, formId, phone } = shop.options;
    await shop.refuse('sendMessage', '--writes --form-id');
    await shop.refuse('subscribe', '--writes --email');
    if (isWriting && email !== '') await shop.ask('subscribe', { email });
    if (!isWriting || formId === '') return;
    await shop.ask('sendMessage', {
      id: formId,
      name: 'Проверка',
      phone,
      email,
      address: 'Проверка',
      position: '',
      projectName: 'Проверка',
      comment: 'contract-check',
    });
  },
};

const leaving: Step = {
  calls: ['logout'],
  async run(shop) {
    await shop.ask('logout');
  },
};

/** Calls of the account: rejected for visitors, made for real only with --writes. */
export const accountSteps: readonly Step[] = [signedIn, codes, forms, leaving];
