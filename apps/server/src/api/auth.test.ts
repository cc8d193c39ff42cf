import { QueueFull, WorkQueue } from '../shop/auth/work-queue.js';
import { consentVersion } from '../shop/consent.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { codeFor, goodPassword, newPhone, registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const minute = 60_000;
const wrong = (code: string) => (code === '0000' ? '0001' : '0000');

describeOnOneDatabase('sign-in and registration', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());
  // Every test runs on another day, so that limits per address do not add up over the suite.
  beforeEach(() => shop.clock.pass(24 * 60 * minute));

  const sendCode = (visitor: Visitor, phone: string) =>
    visitor.post('/api/auth/sendCodeRegistration/', { phone, form: 'registration' });
  const sendRecovery = (visitor: Visitor, phone: string) =>
    visitor.post('/api/auth/sendCodeForgotPassword/', { phone, form: 'passwordRecovery' });
  const check = (visitor: Visitor, phone: string, code: string) =>
    visitor.post('/api/auth/checkCode/', { phone, code });
  const register = (visitor: Visitor, phone: string, values: object = {}) =>
    visitor.post('/api/auth/registration/', {
      phone,
      name: 'Анна',
      email: '',
      password: goodPassword,
      passwordConfirm: goodPassword,
      ...values,
    });
  const login = (visitor: Visitor, phone: string, password = goodPassword) =>
    visitor.post('/api/auth/login/', { phone, password });
  const userOf = async (visitor: Visitor) => (await visitor.get('/api/user/getUser/')).result.user;

  describe('a visitor', () => {
    it('gets an empty id, without an error and without a session', async () => {
      const visitor = shop.visitor();
      expect(await visitor.get('/api/user/getUser/')).toEqual({
        httpStatus: 200,
        statusCode: 200,
        errorCode: 0,
        errorMessage: '',
        result: {
          user: { id: '', name: '', email: '', phone: '', sex: null, birthDay: '', address: '', notification: false },
        },
      });
      expect(visitor.cookies.size).toBe(0);
    });

    it.each([
      ['/api/user/editUser/', { phone: '9123456789' }],
      ['/api/user/getOrders/', {}],
      ['/api/user/cancelOrder/', { id: 1 }],
      ['/api/user/repeatOrder/', { id: 1 }],
    ])('is not let into %s', async (url, body) => {
      expect(await shop.visitor().post(url, body)).toMatchObject({
        httpStatus: 200,
        errorCode: 12,
        errorMessage: 'Вы не авторизованы',
      });
    });
  });

  describe('registration', () => {
    it('by code: signs in at once, the phone is ten digits, the session is new', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      expect(await sendCode(visitor, `+7 (${phone.slice(0, 3)}) ${phone.slice(3)}`)).toMatchObject({ errorCode: 0 });
      const guestCookie = visitor.cookies.get('tropa_session');
      expect(await check(visitor, `8${phone}`, await codeFor(shop.db, phone))).toMatchObject({ errorCode: 0 });
      expect(await register(visitor, `7${phone}`, { email: 'anna@example.ru' })).toMatchObject({ errorCode: 0 });
      expect(await userOf(visitor)).toMatchObject({ name: 'Анна', phone, email: 'anna@example.ru', sex: null });
      expect(visitor.cookies.get('tropa_session')).not.toBe(guestCookie);
      const stale = shop.visitor();
      stale.cookies.set('tropa_session', guestCookie!);
      expect((await userOf(stale)).id).toBe('');
    });

    it('the password is stored as argon2id, the consent with its version', async () => {
      const phone = newPhone();
      await registerUser(shop.db, shop.visitor(), phone);
      const row = await shop.db
        .selectFrom('users')
        .select(['password_hash', 'consent_version'])
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow();
      expect(row.consent_version).toBe(consentVersion);
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it.each([
      ['no name', { name: ' ' }, 'Обязательное поле'],
      ['an invalid email', { email: 'нет' }, 'Некорректный email'],
      ['an empty password', { password: '', passwordConfirm: '' }, 'Обязательное поле'],
      ['a password in Cyrillic', { password: 'пароль1' }, 'Пароль должен содержать только латинские буквы и цифры'],
      ['a short password', { password: 'ab1' }, 'Пароль должен быть не менее 6 символов'],
      ['a password without digits', { password: 'abcdef' }, 'Пароль должен содержать цифры'],
      ['a password without letters', { password: '123456' }, 'Пароль должен содержать латинские буквы'],
      ['passwords that differ', { passwordConfirm: 'Tropa2027' }, 'Пароли должны совпадать'],
      ['a short phone', { phone: '912' }, 'Телефон не может быть меньше 10 символов'],
    ])('rejects: %s — and does not spend the confirmation', async (_why, values, errorMessage) => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await sendCode(visitor, phone);
      await check(visitor, phone, await codeFor(shop.db, phone));
      expect(await register(visitor, phone, values)).toMatchObject({ httpStatus: 200, errorCode: 10, errorMessage });
      expect(await register(visitor, phone)).toMatchObject({ errorCode: 0 });
    });

    it('fails without a code, or with that of another phone, session or purpose', async () => {
      const refusal = { errorCode: 29, errorMessage: 'Подтвердите телефон кодом из смс' };
      const [visitor, phone] = [shop.visitor(), newPhone()];
      expect(await register(visitor, phone)).toMatchObject(refusal);
      await sendCode(visitor, phone);
      expect(await register(visitor, phone)).toMatchObject(refusal);
      await check(visitor, phone, await codeFor(shop.db, phone));
      expect(await register(visitor, newPhone())).toMatchObject(refusal);
      expect(await register(shop.visitor(), phone)).toMatchObject(refusal);
      const recovery = await visitor.post('/api/auth/changePassword/', { phone, password: goodPassword });
      expect(recovery).toMatchObject(refusal);
    });

    it('a confirmation lives ten minutes and serves once', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await sendCode(visitor, phone);
      await check(visitor, phone, await codeFor(shop.db, phone));
      shop.clock.pass(10 * minute);
      expect((await register(visitor, phone)).errorCode).toBe(29);
      await sendCode(visitor, phone);
      await check(visitor, phone, await codeFor(shop.db, phone));
      shop.clock.pass(10 * minute - 1);
      const twice = await Promise.all([register(visitor, phone), register(visitor, phone)]);
      expect(twice.map((answer) => answer.errorCode).sort()).toEqual([0, 29]);
    });

    it('only the owner of a taken phone learns that it is taken, with the right code', async () => {
      const phone = newPhone();
      await registerUser(shop.db, shop.visitor(), phone);
      shop.clock.pass(minute);
      const stranger = shop.visitor();
      expect((await sendCode(stranger, phone)).errorCode).toBe(0);
      const code = await codeFor(shop.db, phone);
      expect((await check(stranger, phone, wrong(code))).errorCode).toBe(28);
      const taken = {
        errorCode: 30,
        errorMessage: 'Этот телефон уже зарегистрирован. Войдите или восстановите пароль',
      };
      expect(await check(stranger, phone, code)).toMatchObject(taken);
      expect(await register(stranger, phone)).toMatchObject(taken);
    });
  });

  describe('a code', () => {
    it.each([
      ['', 'Обязательное поле'],
      ['912', 'Телефон не может быть меньше 10 символов'],
      ['+7 (912) 345-67-890', 'Телефон не может быть меньше 10 символов'],
    ])('is not sent to phone %j', async (phone, errorMessage) => {
      expect(await sendCode(shop.visitor(), phone)).toMatchObject({ errorCode: 10, errorMessage });
    });

    it('is sent once in 59 seconds per phone, however it is spelt and whatever it is for', async () => {
      const phone = newPhone();
      expect((await sendCode(shop.visitor(), phone)).errorCode).toBe(0);
      shop.clock.pass(58_999);
      for (const spelled of [phone, `8${phone}`, `+7 ${phone}`]) {
        expect(await sendCode(shop.visitor(), spelled)).toMatchObject({
          httpStatus: 200,
          errorCode: 13,
          errorMessage: 'Получить новый код можно через 1\u00A0с',
        });
        expect((await sendRecovery(shop.visitor(), spelled)).errorCode).toBe(13);
      }
      shop.clock.pass(1);
      expect((await sendCode(shop.visitor(), phone)).errorCode).toBe(0);
    });

    it('until the pause ends its seconds are in Retry-After, for a countdown', async () => {
      const phone = newPhone();
      await sendCode(shop.visitor(), phone);
      shop.clock.pass(17_500);
      const { headers, statusCode } = await shop.visitor().request({
        method: 'POST',
        url: '/api/auth/sendCodeForgotPassword/',
        payload: { phone, form: 'passwordRecovery' },
      });
      expect([statusCode, headers['retry-after']]).toEqual([200, '42']);
    });

    it('is sent five times a day', async () => {
      const phone = newPhone();
      for (let sent = 0; sent < 5; sent += 1) {
        expect((await sendCode(shop.visitor(), phone)).errorCode).toBe(0);
        shop.clock.pass(minute);
      }
      expect(await sendCode(shop.visitor(), phone)).toMatchObject({
        errorCode: 13,
        errorMessage: 'Слишком много кодов. Повторите через 24\u00A0ч',
      });
      shop.clock.pass(24 * 60 * minute);
      expect((await sendCode(shop.visitor(), phone)).errorCode).toBe(0);
    });

    it('is sent once for concurrent requests', async () => {
      const phone = newPhone();
      const answers = await Promise.all(Array.from({ length: 8 }, () => sendCode(shop.visitor(), phone)));
      expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
      const sent = await shop.db.selectFrom('outbox').select('id').where('recipient', '=', phone).execute();
      expect(sent).toHaveLength(1);
    });

    it('is sent from one address to a reasonable number of phones', async () => {
      const answers = [];
      for (let sent = 0; sent < 62; sent += 1) answers.push((await sendCode(shop.visitor(), newPhone())).errorCode);
      expect(answers.filter((code) => code === 0)).toHaveLength(60);
      expect(answers.slice(60)).toEqual([13, 13]);
    }, 30_000);

    it('may be tried three times', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await sendCode(visitor, phone);
      const code = await codeFor(shop.db, phone);
      const said = [];
      for (let tried = 0; tried < 3; tried += 1) said.push((await check(visitor, phone, wrong(code))).errorMessage);
      expect(said).toEqual([
        'Неверный код. Осталось попыток: 2',
        'Неверный код. Осталось попыток: 1',
        'Неверный код. Получите новый',
      ]);
      expect(await check(visitor, phone, code)).toMatchObject({
        errorCode: 28,
        errorMessage: 'Попытки закончились. Получите новый код',
      });
    });

    it('may be tried three times in all by concurrent tries', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await sendCode(visitor, phone);
      const code = await codeFor(shop.db, phone);
      const guesses = Array.from({ length: 12 }, (_, n) => String((Number(code) + 1 + n) % 10_000).padStart(4, '0'));
      const said = await Promise.all(guesses.map((guess) => check(visitor, phone, guess)));
      expect(said.filter((answer) => answer.errorMessage.startsWith('Неверный код'))).toHaveLength(3);
    });

    it('lives five minutes', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await sendCode(visitor, phone);
      const code = await codeFor(shop.db, phone);
      shop.clock.pass(5 * minute + 1);
      expect(await check(visitor, phone, code)).toMatchObject({
        errorCode: 28,
        errorMessage: 'Код устарел. Получите новый',
      });
    });

    it('cancels the one before it', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await sendCode(visitor, phone);
      const old = await codeFor(shop.db, phone);
      shop.clock.pass(minute);
      await sendCode(visitor, phone);
      const fresh = await codeFor(shop.db, phone);
      if (old !== fresh) expect((await check(visitor, phone, old)).errorCode).toBe(28);
      expect((await check(visitor, phone, fresh)).errorCode).toBe(0);
    });

    it.each([
      ['', 'Обязательное поле'],
      ['123', 'Код из смс не может быть меньше 4 символов'],
      ['12345', 'Код из смс не может быть меньше 4 символов'],
    ])('%j is not a code', async (code, errorMessage) => {
      expect(await check(shop.visitor(), newPhone(), code)).toMatchObject({ errorCode: 10, errorMessage });
    });

    it('is rejected when nobody requested it', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      expect(await check(visitor, phone, '0000')).toMatchObject({
        errorCode: 28,
        errorMessage: 'Сначала получите код',
      });
      await sendCode(visitor, phone);
      expect((await check(shop.visitor(), phone, await codeFor(shop.db, phone))).errorMessage).toBe(
        'Сначала получите код',
      );
    });
  });

  describe('sign-in', () => {
    it("changes the session, brings the guest's basket, favourites and comparison; the greater quantity stays", async () => {
      const phone = newPhone();
      const home = shop.visitor();
      await registerUser(shop.db, home, phone);
      const small = { id: goods.boots.id, retailId: goods.boots.small };
      await home.post('/api/basket/addItemToBasket/', small);
      await home.post('/api/basket/setQuantity/', { ...small, quantity: 2 });

      const guest = shop.visitor();
      await guest.post('/api/basket/addItemToBasket/', small);
      await guest.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
      await guest.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
      await home.post('/api/favorites/addItemToFavorites/', { id: goods.boots.id });
      await guest.post('/api/favorites/addItemToFavorites/', { id: goods.boots.id });
      await guest.post('/api/favorites/addItemToFavorites/', { id: goods.mug.id });
      await guest.post('/api/comparison/addItemToComparison/', { id: goods.lamp.id });
      const before = guest.cookies.get('tropa_session');
      expect(await login(guest, phone)).toMatchObject({ errorCode: 0 });
      expect(guest.cookies.get('tropa_session')).not.toBe(before);
      const { result } = await guest.get('/api/basket/getItems/');
      expect(result.items.map((item: { id: number; quantity: number }) => [item.id, item.quantity])).toEqual([
        [1, 2],
        [2, 1],
      ]);
      expect(result.isPromoApplied).toBe(true);
      expect((await home.get('/api/basket/getLength/')).result).toEqual({ length: 2 });
      expect((await home.get('/api/favorites/getLength/')).result.itemsId.sort()).toEqual([
        goods.boots.id,
        goods.mug.id,
      ]);
      expect((await home.get('/api/comparison/getLength/')).result.itemsId).toEqual([goods.lamp.id]);
      const stale = shop.visitor();
      stale.cookies.set('tropa_session', before!);
      expect((await stale.get('/api/basket/getLength/')).result).toEqual({ length: 0 });
    });

    it('a wrong password and an unknown phone get the same response', async () => {
      const phone = newPhone();
      await registerUser(shop.db, shop.visitor(), phone);
      const refusal = { httpStatus: 200, errorCode: 27, errorMessage: 'Неверный телефон или пароль', result: null };
      expect(await login(shop.visitor(), phone, 'Wrong123')).toMatchObject(refusal);
      expect(await login(shop.visitor(), newPhone())).toMatchObject(refusal);
      expect(await login(shop.visitor(), '', 'x')).toMatchObject({ errorCode: 10, errorMessage: 'Обязательное поле' });
      expect(await login(shop.visitor(), phone, '')).toMatchObject({
        errorCode: 10,
        errorMessage: 'Обязательное поле',
      });
    });

    it('asks to come back later when passwords are queued, rather than keep the visitor waiting', async () => {
      const run = jest.spyOn(WorkQueue.prototype, 'run').mockRejectedValueOnce(new QueueFull());
      const answer = await login(shop.visitor(), newPhone());
      run.mockRestore();
      expect(answer).toMatchObject({
        httpStatus: 503,
        errorCode: 1,
        errorMessage: 'Магазин перегружен, попробуйте через несколько секунд',
      });
    });

    it('after ten wrong passwords asks to wait, after a right one forgets them', async () => {
      const phone = newPhone();
      await registerUser(shop.db, shop.visitor(), phone);
      for (let tried = 0; tried < 9; tried += 1) await login(shop.visitor(), phone, 'Wrong123');
      expect((await login(shop.visitor(), phone)).errorCode).toBe(0);
      for (let tried = 0; tried < 10; tried += 1) await login(shop.visitor(), phone, 'Wrong123');
      expect(await login(shop.visitor(), phone)).toMatchObject({
        errorCode: 13,
        errorMessage: 'Слишком много попыток. Повторите через 15\u00A0мин или восстановите пароль по смс',
      });
      shop.clock.pass(15 * minute);
      expect((await login(shop.visitor(), phone)).errorCode).toBe(0);
    });

    it('ends with signing out: a copy of the session is dead too', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await registerUser(shop.db, visitor, phone);
      const thief = shop.visitor();
      thief.cookies.set('tropa_session', visitor.cookies.get('tropa_session')!);
      expect((await userOf(thief)).id).not.toBe('');
      expect(await visitor.get('/api/auth/logout/')).toMatchObject({ errorCode: 0 });
      expect(visitor.cookies.size).toBe(0);
      expect((await userOf(thief)).id).toBe('');
      expect(await visitor.get('/api/auth/logout/')).toMatchObject({ errorCode: 0 });
    });

    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['a prefetch', { purpose: 'prefetch' }],
    ])('%s does not sign the visitor out', async (_why, headers) => {
      const visitor = shop.visitor();
      await registerUser(shop.db, visitor, newPhone());
      expect(await visitor.get('/api/auth/logout/', headers)).toMatchObject({ httpStatus: 403, errorCode: 1 });
      expect((await userOf(visitor)).id).not.toBe('');
    });
  });

  describe('password recovery', () => {
    it('changes the password, ends all sessions and does not sign in by itself', async () => {
      const [home, phone] = [shop.visitor(), newPhone()];
      await registerUser(shop.db, home, phone);
      shop.clock.pass(minute);
      const visitor = shop.visitor();
      await sendRecovery(visitor, phone);
      expect((await check(visitor, phone, await codeFor(shop.db, phone))).errorCode).toBe(0);
      const weak = await visitor.post('/api/auth/changePassword/', { phone, password: 'abc' });
      expect(weak).toMatchObject({ errorCode: 10, errorMessage: 'Пароль должен быть не менее 6 символов' });
      expect((await visitor.post('/api/auth/changePassword/', { phone, password: 'Novyi77' })).errorCode).toBe(0);
      expect((await userOf(visitor)).id).toBe('');
      expect((await userOf(home)).id).toBe('');
      expect((await login(shop.visitor(), phone)).errorCode).toBe(27);
      expect((await login(shop.visitor(), phone, 'Novyi77')).errorCode).toBe(0);
      const again = await visitor.post('/api/auth/changePassword/', { phone, password: 'Another1' });
      expect(again.errorCode).toBe(29);
    });

    it('checking a code again does not prolong the confirmation', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await registerUser(shop.db, shop.visitor(), phone);
      shop.clock.pass(minute);
      await sendRecovery(visitor, phone);
      const code = await codeFor(shop.db, phone);
      expect((await check(visitor, phone, code)).errorCode).toBe(0);
      shop.clock.pass(4 * minute);
      expect((await check(visitor, phone, code)).errorCode).toBe(0);
      shop.clock.pass(6 * minute);
      expect((await visitor.post('/api/auth/changePassword/', { phone, password: 'Novyi77' })).errorCode).toBe(29);
    });

    it('rejects an earlier unused code after a later one was used', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await registerUser(shop.db, shop.visitor(), phone);
      shop.clock.pass(minute);
      await sendRecovery(visitor, phone);
      const old = await codeFor(shop.db, phone);
      shop.clock.pass(minute);
      await sendRecovery(visitor, phone);
      await check(visitor, phone, await codeFor(shop.db, phone));
      expect((await visitor.post('/api/auth/changePassword/', { phone, password: 'Novyi77' })).errorCode).toBe(0);
      expect(await check(visitor, phone, old)).toMatchObject({ errorCode: 28, errorMessage: 'Сначала получите код' });
      expect((await visitor.post('/api/auth/changePassword/', { phone, password: 'Novyi78' })).errorCode).toBe(29);
    });

    it('only the owner learns that a phone is unknown', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      expect((await sendRecovery(visitor, phone)).errorCode).toBe(0);
      expect(await check(visitor, phone, await codeFor(shop.db, phone))).toMatchObject({
        errorCode: 31,
        errorMessage: 'Этот телефон не зарегистрирован. Пройдите регистрацию',
      });
    });
  });

  describe('the profile', () => {
    const edit = (visitor: Visitor, values: object) => visitor.post('/api/user/editUser/', values);

    it('is saved whole; the name does not change; sex 0 is male', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await registerUser(shop.db, visitor, phone);
      const answer = await edit(visitor, {
        phone,
        birthDay: '29.02.2000',
        sex: 0,
        email: 'new@example.ru',
        notification: true,
        name: 'Хакер',
        id: 1,
      });
      expect(answer.result.user).toMatchObject({
        name: 'Анна',
        phone,
        birthDay: '29.02.2000',
        sex: 0,
        email: 'new@example.ru',
        notification: true,
      });
      expect(await userOf(visitor)).toEqual(answer.result.user);
      const cleared = await edit(visitor, { phone, birthDay: '', sex: null, email: '', notification: false });
      expect(cleared.result.user).toMatchObject({ birthDay: '', sex: null, email: '', notification: false });
    });

    it.each([
      [{ phone: '' }, 'Обязательное поле'],
      [{ phone: '912' }, 'Телефон не может быть меньше 10 символов'],
      [{ email: 'нет' }, 'Некорректный email'],
      [{ birthDay: '31.02.2020' }, 'Некорректная дата'],
      [{ birthDay: '01.01.2999' }, 'Дата рождения не может быть в будущем'],
      [{ birthDay: '31.12.1899' }, 'Дата рождения не может быть раньше 1900 года'],
      [{ sex: 2 }, 'Неверное значение поля «sex»'],
    ])('rejects %j', async (values, errorMessage) => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      await registerUser(shop.db, visitor, phone);
      expect(await edit(visitor, { phone, ...values })).toMatchObject({ httpStatus: 200, errorCode: 10, errorMessage });
    });

    it('a change of phone or e-mail is announced to the previous e-mail', async () => {
      const [visitor, phone] = [shop.visitor(), newPhone()];
      const email = `${phone}@example.ru`;
      await registerUser(shop.db, visitor, phone, email);
      const letters = () =>
        shop.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).orderBy('id').execute();
      await edit(visitor, { phone, email, sex: 1 });
      expect(await letters()).toEqual([]);
      await edit(visitor, { phone, email: 'other@example.ru' });
      expect(await letters()).toEqual([
        { subject: 'Контакты в вашем профиле изменены', body: expect.stringContaining('почта: other@example.ru') },
      ]);
    });

    it("a new phone in the profile does not sign in, and gives access to no one else's orders or password", async () => {
      const [visitor, phone, other] = [shop.visitor(), newPhone(), newPhone()];
      await registerUser(shop.db, visitor, phone);
      expect((await edit(visitor, { phone: other })).result.user.phone).toBe(other);
      expect((await login(shop.visitor(), other)).errorCode).toBe(27);
      expect((await login(shop.visitor(), phone)).errorCode).toBe(0);
      const owner = shop.visitor();
      await sendRecovery(owner, other);
      expect((await check(owner, other, await codeFor(shop.db, other))).errorCode).toBe(31);
      shop.clock.pass(minute);
      await registerUser(shop.db, owner, other);
      expect((await userOf(owner)).phone).toBe(other);
    });
  });
});
