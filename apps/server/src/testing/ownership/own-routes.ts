import { shownId } from '../../shop/sessions/user-sessions.js';
import { goods } from '../goods.fixtures.js';
import { codeFor, goodPassword } from '../sms.js';
import { allowed, byOwnId, forUsers, own, shown, type Matrix } from './matrix.js';
import type { World } from './world.js';

const { boots, mug, lamp } = goods;
const lamps = { sees: () => ['Фонарь'] };
const lampId = { ask: () => ({ payload: { id: lamp.id } }), changes: true } as const;
const mugId = { ask: () => ({ payload: { id: mug.id } }), changes: true } as const;

const askCode =
  (form: 'Registration' | 'ForgotPassword') =>
  async ({ visitors, owned, shop }: World) => {
    shop.clock.pass(60_000);
    await visitors.owner.post(`/api/auth/sendCode${form}/`, { phone: owned.phone });
  };
const prove = (form: 'Registration' | 'ForgotPassword') => async (world: World) => {
  const { shop, owned, visitors } = world;
  await askCode(form)(world);
  await visitors.owner.post('/api/auth/checkCode/', { phone: owned.phone, code: await codeFor(shop.db, owned.phone) });
};
/** A code to the owner's phone may be requested by anyone: it reaches the phone alone, and the next waits its 59 seconds. */
const codeRow = own({
  tried: 'чужой код и чужое ожидание кода',
  before: async ({ shop }) => shop.clock.pass(60_000),
  says: [0, 13, 13, 13],
  ask: ({ owned }) => ({ payload: { phone: owned.phone } }),
});
/** A review of the mug that everybody sees: number 100… so that no other id is like it. */
async function publishedReview(db: World['shop']['db']): Promise<{ id: number }> {
  const values = { id: 1_000_001, product_id: mug.id, name: 'Гость', value: 4, text: 'Кружка как кружка' };
  await db
    .insertInto('reviews')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id: values.id };
}
/** Four visitors who have done nothing else. */
const anew = async (): Promise<void> => undefined;
const applyPromo = ({ visitors }: World) => visitors.owner.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });

/** Routes of what visitors have: each kind of visitor requests the owner's. */
export const ownRoutes: Matrix = {
  'GET /api/location/getLocation/': own({ tried: 'город чужой сессии', says: allowed, sees: () => ['Курган'] }),
  'POST /api/location/setCity/': own({
    tried: 'сменить город чужой сессии',
    says: allowed,
    ask: () => ({ payload: { id: 1, value: 'Тюмень' } }),
    changes: true,
  }),
  'POST /api/location/getDelivery/': own({
    tried: 'доставка чужой корзины в город чужой сессии',
    says: allowed,
    ask: () => ({ payload: {} }),
    sees: () => ['"value":"Курган"'],
  }),
  'POST /api/product/checkAvailability/': own({
    tried: 'наличие в городе чужой сессии',
    says: allowed,
    ask: () => ({ payload: { id: boots.id, retailId: boots.small } }),
  }),

  'POST /api/comparison/getItems/': own({ tried: 'чужое сравнение', says: allowed, ...lamps }),
  'GET /api/comparison/getLength/': own({ tried: 'чужое сравнение', says: allowed, sees: () => ['"itemsId":[3]'] }),
  'POST /api/comparison/addItemToComparison/': own({ tried: 'добавить в чужое', says: allowed, ...mugId }),
  'POST /api/comparison/removeItemFromComparison/': own({ tried: 'убрать из чужого', says: allowed, ...lampId }),
  'POST /api/comparison/removeComparison/': own({ tried: 'очистить чужое', says: allowed, changes: true }),
  'POST /api/favorites/getItems/': own({ tried: 'чужое избранное', says: allowed, ...lamps }),
  'GET /api/favorites/getLength/': own({ tried: 'чужое избранное', says: allowed, sees: () => ['"itemsId":[3]'] }),
  'POST /api/favorites/addItemToFavorites/': own({ tried: 'добавить в чужое', says: allowed, ...mugId }),
  'POST /api/favorites/removeItemFromFavorites/': own({ tried: 'убрать из чужого', says: allowed, ...lampId }),
  'POST /api/favorites/removeFavorites/': own({ tried: 'очистить чужое', says: allowed, changes: true }),

  'POST /api/auth/login/': own({
    tried: 'войти чужим телефоном без его пароля',
    says: [27, 27, 27, 0],
    ask: ({ owned: { phone } }, who) => ({ payload: { phone, password: who === 'owner' ? goodPassword : 'Wrong123' } }),
    changes: true,
  }),
  'GET /api/auth/logout/': own({ tried: 'закончить чужую сессию', says: allowed, changes: true }),
  'POST /api/auth/sendCodeRegistration/': codeRow,
  'POST /api/auth/sendCodeForgotPassword/': codeRow,
  'POST /api/auth/checkCode/': own({
    tried: 'верный код, который просила чужая сессия',
    before: askCode('ForgotPassword'),
    says: [28, 28, 28, 0],
    ask: async ({ shop, owned: { phone } }) => ({ payload: { phone, code: await codeFor(shop.db, phone) } }),
    changes: true,
  }),
  'POST /api/auth/registration/': own({
    tried: 'завести кабинет на телефон, подтверждённый чужой сессией',
    before: prove('Registration'),
    says: [29, 29, 29, 30],
    ask: ({ owned: { phone } }) => ({
      payload: { phone, name: 'Захват', email: '', password: goodPassword, passwordConfirm: goodPassword },
    }),
  }),
  'POST /api/auth/changePassword/': own({
    tried: 'сменить пароль телефону, подтверждённому чужой сессией',
    before: prove('ForgotPassword'),
    says: [29, 29, 29, 0],
    ask: ({ owned: { phone } }) => ({ payload: { phone, password: 'Another77' } }),
    changes: true,
  }),

  'POST /api/auth/getSessions/': own({
    tried: 'чужие сессии по id кабинета в теле',
    says: forUsers,
    ask: ({ owned }) => ({ payload: { userId: owned.userId } }),
    sees: ({ owned }) => [shownId(owned.sessionId)],
  }),
  'POST /api/auth/closeSessions/': own({
    tried: 'закончить чужие сессии',
    says: forUsers,
    before: ({ owned, shop }) =>
      shop.visitor().post('/api/auth/login/', { phone: owned.phone, password: goodPassword }),
    ask: ({ owned }) => ({ payload: { userId: owned.userId } }),
    changes: true,
  }),

  'GET /api/user/getUser/': own({
    tried: 'чужой профиль',
    says: allowed,
    sees: ({ owned }) => [owned.email, owned.phone],
  }),
  'POST /api/user/editUser/': own({
    tried: 'чужой профиль по id в теле',
    says: forUsers,
    ask: ({ owned }, who) => ({
      payload: {
        id: owned.userId,
        userId: owned.userId,
        phone: who === 'owner' ? owned.phone : '9110001122',
        email: 'new@example.ru',
        birthDay: '',
        sex: 1,
        notification: true,
      },
    }),
    changes: true,
  }),

  'GET /api/basket/getItems/': own({ tried: 'чужая корзина', says: allowed, sees: () => ['Кружка'] }),
  'GET /api/basket/getPrice/': own({ tried: 'сумма чужой корзины', says: allowed, sees: () => ['11990.5'] }),
  'GET /api/basket/getLength/': own({ tried: 'счёт чужой корзины', says: allowed, sees: () => ['"length":2'] }),
  'POST /basket/add/': own({ tried: 'положить в чужую формой без скриптов', says: [303, 303, 303, 303], ...mugId }),
  'POST /api/basket/addItemToBasket/': own({ tried: 'положить в чужую', says: allowed, ...mugId }),
  'POST /api/basket/delete/': own({ tried: 'убрать из чужой', says: allowed, ...mugId }),
  'POST /api/basket/setQuantity/': own({
    tried: 'число в чужой',
    says: [11, 11, 11, 0],
    ask: () => ({ payload: { id: mug.id, quantity: 3 } }),
    changes: true,
  }),
  'POST /api/basket/applyPromocode/': own({
    tried: 'промокод в чужую',
    says: [23, 0, 0, 0],
    ask: () => ({ payload: { promocode: 'ЗИМА10' } }),
    changes: true,
  }),
  'GET /api/basket/cancelPromocode/': own({
    tried: 'снять чужой промокод',
    before: applyPromo,
    says: allowed,
    changes: true,
  }),
  'POST /api/basket/order/': own({
    tried: 'чужой заказ по его ключу повтора',
    before: anew,
    says: [23, 0, 0, 0],
    ask: ({ owned }) => ({
      payload: {
        name: 'Борис',
        phone: '9119998877',
        email: 'b@example.ru',
        delivery: 'courier',
        address: 'ул. Ленина, 1',
        city: { id: goods.tyumen, value: 'Тюмень' },
        comment: '',
        payment: 'card',
      },
      headers: { 'idempotency-key': owned.orderKey },
    }),
    sees: ({ owned }) => [owned.cardOrder.number],
  }),
  'POST /api/product/reserveProduct/': own({
    tried: 'бронь от имени чужого кабинета',
    says: allowed,
    ask: ({ owned }) => ({
      payload: {
        name: 'Борис',
        phone: '9119998877',
        address: goods.tyumenCentre,
        id: mug.id,
        property: '',
        userId: owned.userId,
        visitorId: owned.visitorId,
      },
    }),
    changes: true,
  }),

  'POST /api/user/getOrders/': own({
    tried: 'чужие заказы по id кабинета в теле',
    says: forUsers,
    ask: ({ owned }) => ({ payload: { page: 1, limit: 20, filter: {}, userId: owned.userId, phone: owned.phone } }),
    sees: ({ owned }) => [owned.cardOrder.number, owned.doneOrder.number],
  }),
  'POST /api/user/cancelOrder/': own({
    tried: 'отменить чужой заказ',
    says: byOwnId,
    ask: ({ owned }) => ({ payload: { id: owned.cardOrder.id } }),
    changes: true,
  }),
  'POST /api/user/repeatOrder/': own({
    tried: 'повторить чужой заказ',
    says: byOwnId,
    before: ({ visitors }) => visitors.owner.post('/api/basket/delete/', { id: mug.id }),
    ask: ({ owned }) => ({ payload: { id: owned.doneOrder.id } }),
    changes: true,
  }),
  'POST /api/user/getOrder/': own({
    tried: 'чужой заказ по его номеру',
    says: byOwnId,
    ask: ({ owned }) => ({ payload: { number: owned.cardOrder.number, userId: owned.userId } }),
    sees: () => ['ул. Тайная', 'tainaya@example.ru'],
  }),
  'POST /api/user/requestReturn/': own({
    tried: 'вернуть чужую покупку',
    says: byOwnId,
    ask: async ({ owned, shop }) => {
      const { id: lineId } = await shop.db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', owned.doneOrder.id)
        .executeTakeFirstOrThrow();
      const items = [{ lineId, quantity: 1 }];
      return { payload: { number: owned.doneOrder.number, reason: 'size', note: '', items, userId: owned.userId } };
    },
    changes: true,
  }),
  'POST /api/product/getReviewMarks/': own({
    tried: 'что чужому показалось полезным',
    before: async ({ visitors, shop }) => {
      const { id } = await publishedReview(shop.db);
      await visitors.owner.post('/api/product/markReview/', { id, isHelpful: true });
    },
    says: allowed,
    ask: () => ({ payload: { id: mug.id } }),
    sees: () => ['"helpful":[1000001]'],
  }),
  'POST /api/product/markReview/': own({
    tried: 'отметить за другого',
    says: allowed,
    ask: async ({ owned, shop }) => ({
      payload: {
        ...(await publishedReview(shop.db)),
        isHelpful: true,
        userId: owned.userId,
        visitorId: owned.visitorId,
      },
    }),
    changes: true,
  }),
  'POST /api/sendReview/': own({
    tried: 'оценить чужую покупку',
    says: byOwnId,
    ask: ({ owned }) => ({ payload: { id: mug.id, rating: 5, comment: 'Тепло', userId: owned.userId } }),
    changes: true,
  }),
  'POST /api/cancelReview/': own({ tried: 'снять чужое ожидание оценки', says: forUsers, ...mugId }),
  'POST /api/payment/notice/': own({
    tried: 'оплата без подписи банка',
    says: [25, 25, 25, 25],
    ask: ({ owned: { cardOrder } }) => ({
      payload: { paymentId: cardOrder.token, result: 'paid', amount: cardOrder.amount, signature: '0'.repeat(64) },
    }),
  }),

  'POST /api/credit/notice/': own({
    tried: 'кредит, одобренный без подписи банка',
    says: [25, 25, 25, 25],
    ask: ({ owned: { cardOrder } }) => ({
      payload: { orderNumber: cardOrder.number, result: 'approved', amount: cardOrder.amount, sign: '0'.repeat(64) },
    }),
  }),

  'GET /basket': own({
    tried: 'чужой промокод в данных страницы',
    before: applyPromo,
    says: shown,
    sees: () => ['"_isBasketPromocodeApplied":true'],
  }),
  'GET /order': own({
    tried: 'чужая оплата в данных страницы',
    // The page mentions payments of the last day.
    before: anew,
    says: shown,
    ask: () => ({ url: '/order?paymentSuccess=true' }),
    sees: ({ owned }) => [owned.cardOrder.number, '"payment":"pending"'],
  }),
  'GET /orders': own({
    tried: 'годы чужих заказов',
    says: shown,
    before: anew,
    sees: ({ shop }) => [`"_ordersYears":[${shop.clock.now.getFullYear()}]`],
  }),
  'GET /orders/:number(^\\d{1,15}$)': own({
    tried: 'страница чужого заказа: гостю — как любая, чужому — как несуществующая',
    says: [200, 200, 404, 200],
    ask: ({ owned }) => ({ url: `/orders/${owned.cardOrder.number}` }),
    sees: () => ['"_ownOrder"', 'Домофон 4242'],
  }),
  'GET /profile': own({ tried: 'чужой профиль в данных страницы', says: shown }),
  'GET /profile/reviews/': own({ tried: 'что чужому осталось оценить', says: shown, sees: () => ['Кружка'] }),
  'GET /favorites/': own({ tried: 'чужое избранное в данных страницы', says: shown }),
};
