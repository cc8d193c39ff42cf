import { describeOnOneDatabase } from '../testing/databases.js';
import { codeFor, goodPassword, newPhone, registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';
import { silentLog } from './silent-log.js';

const tooCommon = {
  errorCode: 10,
  errorMessage: 'Этот пароль слишком простой: его подбирают первым. Придумайте другой',
};

describeOnOneDatabase('safety of the profile', (open) => {
  let shop: TestShop;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const log = { ...silentLog, warn: (line: Record<string, unknown>) => void lines.push(line) } as never;
    shop = await openTestShop(open, { parts: { log } });
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => {
    lines.length = 0;
    shop.clock.pass(86_400_000);
  });

  const passCode = async (visitor: Visitor, phone: string, form: 'registration' | 'passwordRecovery') => {
    const call = form === 'registration' ? 'sendCodeRegistration' : 'sendCodeForgotPassword';
    await visitor.post(`/api/auth/${call}/`, { phone, form });
    await visitor.post('/api/auth/checkCode/', { phone, code: await codeFor(shop.db, phone) });
  };
  const register = (visitor: Visitor, phone: string, password: string) =>
    visitor.post('/api/auth/registration/', { phone, name: 'Анна', email: '', password, passwordConfirm: password });
  const change = (visitor: Visitor, phone: string, password: string) =>
    visitor.post('/api/auth/changePassword/', { phone, password });
  const messagesTo = (recipient: string) =>
    shop.db
      .selectFrom('outbox')
      .select(['kind', 'subject', 'body'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .execute();

  it('the most common passwords are rejected at registration and at a change, in any case; the confirmation is not spent', async () => {
    const [visitor, phone] = [shop.visitor(), newPhone()];
    await passCode(visitor, phone, 'registration');
    expect(await register(visitor, phone, 'qwerty123')).toMatchObject(tooCommon);
    expect(await register(visitor, phone, 'QwErTy123')).toMatchObject(tooCommon);
    expect(await register(visitor, phone, 'qwert')).toMatchObject({
      errorMessage: 'Пароль должен быть не менее 6 символов',
    });
    expect((await register(visitor, phone, goodPassword)).errorCode).toBe(0);
    shop.clock.pass(60_000);
    await passCode(visitor, phone, 'passwordRecovery');
    expect(await change(visitor, phone, '1q2w3e4r')).toMatchObject(tooCommon);
    expect((await change(visitor, phone, 'Novyi77')).errorCode).toBe(0);
  });

  it('the owner learns of a changed password by e-mail, without one by SMS', async () => {
    for (const email of ['hozyain@example.ru', '']) {
      const [phone, visitor] = [newPhone(), shop.visitor()];
      await registerUser(shop.db, shop.visitor(), phone, email);
      shop.clock.pass(60_000);
      await passCode(visitor, phone, 'passwordRecovery');
      expect((await change(visitor, phone, 'Novyi77')).errorCode).toBe(0);
      const [newest] = await messagesTo(email || phone);
      expect(newest).toMatchObject(
        email
          ? {
              kind: 'mail',
              subject: 'Пароль изменён',
              body: expect.stringContaining('пароль вашего профиля в магазине «Тропа» изменён'),
            }
          : { kind: 'sms', body: 'Тропа: пароль изменён. Если это были не вы, позвоните нам: 8 (800) 301-42-43.' },
      );
      expect(newest?.body).not.toContain('Novyi77');
    }
  });

  it('failed sign-ins, limits, changed passwords and contacts are logged without secrets and without a whole phone', async () => {
    const [phone, visitor] = [newPhone(), shop.visitor()];
    await registerUser(shop.db, visitor, phone);
    for (let tried = 0; tried < 11; tried += 1)
      await shop.visitor().post('/api/auth/login/', { phone, password: 'Wrong123' });
    await visitor.post('/api/user/editUser/', { phone: newPhone(), email: 'new@example.ru' });
    shop.clock.pass(60_000);
    const owner = shop.visitor();
    await passCode(owner, phone, 'passwordRecovery');
    await change(owner, phone, 'Novyi77');
    const masked = `${phone.slice(0, 3)}•••••${phone.slice(-2)}`;
    expect(lines).toEqual(
      expect.arrayContaining([
        { security: 'sign-in failed', address: '127.0.0.1', phone: masked },
        { security: 'limit', url: '/api/auth/login/', count: 1 },
        { security: 'contacts changed', address: '127.0.0.1', userId: expect.any(Number), changed: ['phone', 'email'] },
        { security: 'password changed', address: '127.0.0.1', phone: masked },
      ]),
    );
    const said = JSON.stringify(lines);
    for (const secret of ['Wrong123', 'Novyi77', phone, 'new@example.ru']) expect(said).not.toContain(secret);
  });
});

describeOnOneDatabase('settings of the profile', (open) => {
  it('over https the session cookie has its __Host- name, no other is accepted', async () => {
    const shop = await openTestShop(open, {
      settings: { publicUrl: 'https://tropa.example.ru' },
      parts: { renderPage: ({ data }) => ({ html: JSON.stringify(data), status: 200 }) },
    });
    const visitor = shop.visitor();
    const reply = await visitor.request({
      method: 'POST',
      url: '/api/favorites/addItemToFavorites/',
      payload: { id: 1 },
    });
    expect(reply.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-tropa_session',
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      }),
      expect.objectContaining({ name: 'tropa_visitor', value: '1', path: '/', secure: true, sameSite: 'Lax' }),
    ]);
    expect(reply.cookies[0]).not.toHaveProperty('domain');
    const count = async (one: Visitor) => (await one.get('/api/favorites/getLength/')).result.length;
    expect(await count(visitor)).toBe(1);
    const planted = shop.visitor();
    planted.cookies.set('tropa_session', visitor.cookies.get('__Host-tropa_session') ?? '');
    expect(await count(planted)).toBe(0);
    const told = (await visitor.request({ method: 'GET', url: '/privacy/' })).body;
    expect(/<strong>([^<]*tropa_session)</.exec(told)?.[1]).toBe('__Host-tropa_session');
    await shop.close();
  }, 60_000);

  it('the strict rule: any characters, eight at least', async () => {
    const shop = await openTestShop(open, { settings: { passwordRule: 'strict' } });
    const [visitor, phone] = [shop.visitor(), '9123456789'];
    await visitor.post('/api/auth/sendCodeRegistration/', { phone, form: 'registration' });
    await visitor.post('/api/auth/checkCode/', { phone, code: await codeFor(shop.db, phone) });
    const register = (password: string) =>
      visitor.post('/api/auth/registration/', { phone, name: 'Анна', email: '', password, passwordConfirm: password });
    expect(await register('Tropa26')).toMatchObject({
      errorCode: 10,
      errorMessage: 'Пароль должен быть не менее 8 символов',
    });
    expect(await register('password123')).toMatchObject(tooCommon);
    expect((await register('мой лыжный сезон 26')).errorCode).toBe(0);
    await shop.close();
  }, 60_000);
});
