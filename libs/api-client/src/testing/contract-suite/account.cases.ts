import { keysIn, keysOf } from './result-keys.js';
import type { AddCase } from './suite-context.js';

const userKeys = keysIn('getUser', 'user');

/** Sign-in, registration, recovery, profile, orders and own reviews. */
export function accountCases(check: AddCase): void {
  check('shows a visitor an empty user', ['getUser'], async ({ ask }) => {
    const answer = await ask('getUser');
    expect(answer.errorCode).toBe(0);
    expect(['', 0, null]).toContain(answer.result.user.id);
    expect(keysOf(answer.result.user)).toEqual(expect.arrayContaining([...userKeys]));
  });

  check(
    'registers by a code, signs out and in',
    ['registration', 'login', 'logout', 'getUser'],
    async ({ client, ask, signUp }) => {
      const phone = client.freePhone;
      const early = { phone, name: 'А', email: '', password: 'tropa22', passwordConfirm: 'tropa22' };
      expect((await ask('registration', early)).errorCode).not.toBe(0);
      await signUp();
      const { user } = (await ask('getUser')).result;
      expect([user.name, user.phone]).toEqual(['Пётр', phone]);
      expect((await ask('logout')).errorCode).toBe(0);
      expect(['', 0, null]).toContain((await ask('getUser')).result.user.id);
      const refused = await ask('login', { phone, password: 'wrong99' });
      expect([refused.status, refused.errorCode === 0, refused.errorMessage !== '']).toEqual([200, false, true]);
      expect((await ask('login', { phone, password: 'tropa22' })).errorCode).toBe(0);
      expect((await ask('getUser')).result.user.name).toBe('Пётр');
    },
  );

  check(
    'recovers a password by a code, once',
    ['registration', 'changePassword', 'sendCodeForgotPassword'],
    async ({ client, ask, signUp }) => {
      await signUp();
      await ask('logout');
      const phone = client.freePhone;
      expect((await ask('changePassword', { phone, password: 'lost333' })).errorCode).not.toBe(0);
      // One SMS per 59 s and phone: the registration's was sent just now.
      await client.skipMinute();
      expect((await ask('sendCodeForgotPassword', { phone, form: 'passwordRecovery' })).errorCode).toBe(0);
      expect((await ask('checkCode', { phone, code: await client.codeFor(phone) })).errorCode).toBe(0);
      expect((await ask('changePassword', { phone, password: 'lost333' })).errorCode).toBe(0);
      expect((await ask('changePassword', { phone, password: 'again44' })).errorCode).not.toBe(0);
      expect((await ask('login', { phone, password: 'lost333' })).errorCode).toBe(0);
    },
  );

  check('saves a profile', ['registration', 'editUser'], async ({ client, ask, signUp }) => {
    await signUp();
    const edit = {
      phone: client.freePhone,
      birthDay: '05.03.1990',
      sex: 0,
      email: 'new@example.ru',
      notification: true,
    };
    expect((await ask('editUser', edit)).result.user).toMatchObject(edit);
  });

  check(
    "shows, cancels and repeats a buyer's order",
    ['createOrder', 'getOrders', 'cancelOrder', 'repeatOrder'],
    async ({ client, ask, buyable, signUp }) => {
      await signUp();
      const { id } = await buyable();
      await ask('addItemToBasket', { id });
      const { cityWithShops } = client;
      const { items: points } = (await ask('getReceivePoints', { id: cityWithShops.id })).result;
      const before = (await ask('getOrders', { page: 1, limit: 20, filter: {} })).result.count;
      await ask('createOrder', {
        name: 'Пётр',
        phone: client.freePhone,
        email: 'petr@example.ru',
        delivery: 'pickup',
        address: String(points[0].id),
        city: { id: cityWithShops.id, value: cityWithShops.value },
        comment: '',
        payment: 'onDelivery',
      });
      const { items, count } = (await ask('getOrders', { page: 1, limit: 20, filter: {} })).result;
      expect(count).toBe(before + 1);
      expect(keysOf(items[0])).toEqual(expect.arrayContaining([...keysIn('getOrders', 'items[]')]));
      expect(items[0].status.isCancelAvailable).toBe(true);
      const { status } = (await ask('cancelOrder', { id: items[0].id })).result;
      expect(status.isCancelAvailable).toBe(false);
      expect((await ask('repeatOrder', { id: items[0].id })).errorCode).toBe(0);
      expect((await ask('getBasketLength')).result.length).toBe(1);
    },
  );

  check('keeps own reviews from visitors', ['sendReview', 'cancelReview'], async ({ ask, someGoods }) => {
    const [card] = await someGoods(1);
    expect((await ask('sendReview', { id: card?.id, rating: 5, comment: 'Отлично' })).errorCode).not.toBe(0);
    expect((await ask('cancelReview', { id: card?.id })).errorCode).not.toBe(0);
    expect((await ask('sendReview', { id: card?.id, rating: 0, comment: 'Отлично' })).errorCode).not.toBe(0);
  });

  check("keeps the account's calls from visitors", ['getOrders', 'editUser'], async ({ ask }) => {
    const orders = await ask('getOrders', { page: 1, limit: 20, filter: {} });
    const edit = await ask('editUser', { phone: '', birthDay: '', sex: null, email: '', notification: false });
    expect([orders.status, edit.status]).toEqual([200, 200]);
    expect([orders.errorCode === 0, edit.errorCode === 0]).toEqual([false, false]);
  });
}
