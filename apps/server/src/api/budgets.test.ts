import { sql } from 'kysely';
import { defaultLimits } from '../settings/limit-settings.js';
import type { Limits } from '../settings/limit-settings.js';
import { guessPromo } from '../shop/rate-limits/budgets.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy, orderForm } from '../testing/ordering.js';
import { codeFor, newPhone, registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const limits: Limits = {
  ...defaultLimits,
  smsPerHour: 12,
  ordersPerAddress: 6,
  ordersPerSession: 2,
  ordersPerContact: 4,
  promoGuessesPerSession: 3,
  promoGuessesPerAddress: 5,
  sessionsPerAddress: 40,
};
const tooMany = { httpStatus: 200, statusCode: 200, errorCode: 13, result: null };

describeOnOneDatabase('budgets', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open, { settings: { limits } });
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.deleteFrom('rate_limits').execute();
    await shop.db.updateTable('stock').set({ amount: 50 }).where('variant_id', '=', goods.mug.variant).execute();
  });

  const sendCode = (phone: string, visitor = shop.visitor()) =>
    visitor.post('/api/auth/sendCodeRegistration/', { phone, form: 'registration' });
  const order = (visitor: Visitor, values: object = {}) => {
    const phone = newPhone();
    return buy(visitor, [{ id: goods.mug.id }], { phone, email: `${phone}@example.ru`, ...values });
  };
  const codes = async (answers: Promise<{ errorCode: number }>[]) =>
    (await Promise.all(answers)).map((answer) => answer.errorCode);

  it.each(['4951234567', '8001234567', '+7 (727) 123-45-67'])(
    'an SMS is sent to a mobile phone only: %s',
    async (phone) => {
      expect(await sendCode(phone)).toMatchObject({
        httpStatus: 200,
        errorCode: 10,
        errorMessage: 'Код приходит в смс: укажите мобильный телефон, +7 9…',
      });
      expect(await shop.db.selectFrom('outbox').select('id').where('kind', '=', 'sms').execute()).toEqual([]);
    },
  );

  it('the shop sends as many SMS an hour as are allowed, and says what to do; an hour later again', async () => {
    const answers = await codes(Array.from({ length: 15 }, () => sendCode(newPhone())));
    expect(answers.filter((code) => code === 0)).toHaveLength(limits.smsPerHour);
    const refused = await sendCode(newPhone());
    expect(refused).toMatchObject(tooMany);
    expect(refused.errorMessage).toMatch(
      /^Сейчас мы не можем отправить смс\. Повторите через .+ или позвоните нам: 8 \(800\) 301-42-43$/,
    );
    shop.clock.pass(3_600_001);
    expect((await sendCode(newPhone())).errorCode).toBe(0);
  });

  it('codes of a phone are compared nine times a day in all sessions together; a correct tenth is rejected', async () => {
    const phone = newPhone();
    for (let round = 0; round < 3; round += 1) {
      const visitor = shop.visitor();
      expect((await sendCode(phone, visitor)).errorCode).toBe(0);
      const right = await codeFor(shop.db, phone);
      for (let count = 0; count < 3; count += 1) {
        const code = right === '0000' ? '0001' : '0000';
        expect((await visitor.post('/api/auth/checkCode/', { phone, code })).errorCode).toBe(28);
      }
      shop.clock.pass(60_000);
    }
    const visitor = shop.visitor();
    expect((await sendCode(phone, visitor)).errorCode).toBe(0);
    const answer = await visitor.post('/api/auth/checkCode/', { phone, code: await codeFor(shop.db, phone) });
    expect(answer).toMatchObject(tooMany);
    expect(answer.errorMessage).toMatch(/^Слишком много попыток для этого телефона\. Повторите через /);
  });

  it('a code out of tries or time is no longer compared and does not count against the phone', async () => {
    const phone = newPhone();
    const visitor = shop.visitor();
    expect((await sendCode(phone, visitor)).errorCode).toBe(0);
    const wrong = (await codeFor(shop.db, phone)) === '0000' ? '0001' : '0000';
    const press = async () => (await visitor.post('/api/auth/checkCode/', { phone, code: wrong })).errorMessage;
    for (let count = 0; count < 3; count += 1) expect(await press()).toMatch(/^Неверный код\./);
    for (let count = 0; count < 8; count += 1) expect(await press()).toBe('Попытки закончились. Получите новый код');
    shop.clock.pass(5 * 60_000 + 1);
    for (let count = 0; count < 8; count += 1) expect(await press()).toBe('Код устарел. Получите новый');
    expect((await sendCode(phone, visitor)).errorCode).toBe(0);
    expect((await visitor.post('/api/auth/checkCode/', { phone, code: await codeFor(shop.db, phone) })).errorCode).toBe(
      0,
    );
  });

  it('a code is stored so that the table alone does not reveal it', async () => {
    const phone = newPhone();
    await sendCode(phone);
    const { createHash } = await import('node:crypto');
    const kept = await shop.db
      .selectFrom('phone_codes')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    const guesses = Array.from({ length: 10_000 }, (_, n) =>
      createHash('sha256')
        .update([kept.session_id, phone, kept.purpose, String(n).padStart(4, '0')].join('\0'))
        .digest('hex'),
    );
    expect(guesses).not.toContain(kept.code_hash);
  });

  it.each([
    ['from one address', 6, () => ({})],
    [
      'for one phone (however it is written)',
      4,
      (n: number) => ({ phone: ['9111111111', '8 911 111-11-11', '+7 (911) 111-11-11'][n % 3] }),
    ],
    ['for one email', 4, (n: number) => ({ email: n % 2 === 0 ? 'one@example.ru' : 'ONE@example.ru' })],
  ])('rejects further orders %s than are allowed', async (_what, allowed, values) => {
    const answers = [];
    for (let n = 0; n < allowed + 2; n += 1) answers.push(await order(shop.visitor(), values(n)));
    expect(answers.map((answer) => answer.errorCode)).toEqual([...Array<number>(allowed).fill(0), 13, 13]);
    expect(answers.at(-1)).toMatchObject(tooMany);
    expect(answers.at(-1)?.errorMessage).toMatch(
      /^Слишком много заказов подряд\. Повторите через .+ или позвоните нам: 8 \(800\) 301-42-43$/,
    );
  });

  const victim = { phone: '9222222222', email: 'victim@example.ru' };
  const put = (visitor: Visitor) => visitor.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
  const orderOf = (visitor: Visitor, values: object = {}, headers: Record<string, string> = {}) =>
    visitor.post('/api/basket/order/', { ...orderForm, ...victim, ...values }, headers);

  it.each<[string, number, (visitor: Visitor) => Promise<{ errorCode: number }>]>([
    ['an empty basket', 23, (visitor) => orderOf(visitor)],
    ['an error in the form', 10, async (visitor) => (await put(visitor), orderOf(visitor, { name: ' ' }))],
    ['an unknown city', 26, async (visitor) => (await put(visitor), orderOf(visitor, { city: { id: 404 } }))],
    [
      'a basket that has changed',
      33,
      async (visitor) => (await put(visitor), orderOf(visitor, {}, { 'if-match': '"0"' })),
    ],
    [
      'a product that is sold out',
      22,
      async (visitor) => {
        await put(visitor);
        const amount = (value: number) =>
          shop.db.updateTable('stock').set({ amount: value }).where('variant_id', '=', goods.mug.variant).execute();
        await amount(0);
        const answer = await orderOf(visitor);
        await amount(50);
        return answer;
      },
    ],
    [
      'a reservation where the product is not in stock',
      22,
      (visitor) =>
        visitor.post('/api/product/reserveProduct/', {
          id: goods.mug.id,
          name: '',
          phone: victim.phone,
          address: goods.tyumenNorth,
        }),
    ],
  ])(
    "another's phone and e-mail cannot be locked by %s: a refusal does not count as an order",
    async (_what, errorCode, refused) => {
      for (let n = 0; n < limits.ordersPerContact + 2; n += 1) {
        expect(await refused(shop.visitor())).toMatchObject({ errorCode });
        await shop.db.deleteFrom('rate_limits').where('key', 'like', '%-from:%').execute();
      }
      const owner = shop.visitor();
      await put(owner);
      expect(await orderOf(owner)).toMatchObject({ errorCode: 0 });
    },
  );

  it('the same order sent again costs phone and e-mail nothing', async () => {
    for (let n = 0; n < 3; n += 1) {
      const visitor = shop.visitor();
      await put(visitor);
      for (let sent = 0; sent < limits.ordersPerSession; sent += 1) expect((await orderOf(visitor)).errorCode).toBe(0);
    }
    await shop.db.deleteFrom('rate_limits').where('key', 'like', '%-from:%').execute();
    const owner = shop.visitor();
    await put(owner);
    expect(await orderOf(owner)).toMatchObject({ errorCode: 0 });
  });

  it('one session places no more orders than allowed; a reservation is an order too', async () => {
    const visitor = shop.visitor();
    expect((await order(visitor)).errorCode).toBe(0);
    const reservation = { id: goods.mug.id, name: '', phone: newPhone(), address: goods.tyumenCentre };
    expect((await visitor.post('/api/product/reserveProduct/', reservation)).errorCode).toBe(0);
    expect(await order(visitor)).toMatchObject(tooMany);
    expect((await order(shop.visitor())).errorCode).toBe(0);
  });

  it('wrong promo codes count by session and by address, a right one does not; concurrent guesses learn no more', async () => {
    const apply = (visitor: Visitor, promocode: string) => visitor.post('/api/basket/applyPromocode/', { promocode });
    const visitor = shop.visitor();
    await visitor.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    for (let count = 0; count < 5; count += 1) expect((await apply(visitor, 'ЗИМА10')).errorCode).toBe(0);
    const guesses = await codes(Array.from({ length: 6 }, (_, n) => apply(visitor, `НЕТ${n}`)));
    expect([...guesses].sort()).toEqual([13, 13, 13, 24, 24, 24]);
    const refused = await apply(visitor, 'ЗИМА10');
    expect(refused).toMatchObject(tooMany);
    expect(refused.errorMessage).toMatch(
      /^Слишком много неверных промокодов\. Повторите через .+ или оформите заказ без промокода$/,
    );
    expect((await order(visitor)).errorCode).toBe(0);
    const others = [];
    for (let n = 0; n < 4; n += 1) others.push((await apply(shop.visitor(), `ДРУГОЙ${n}`)).errorCode);
    expect(others).toEqual([24, 24, 13, 13]);
  });

  it('a visitor who is rejected because of neighbours at the same address does not lose tries of their own', async () => {
    const apply = (visitor: Visitor, promocode: string) => visitor.post('/api/basket/applyPromocode/', { promocode });
    for (let n = 0; n < limits.promoGuessesPerAddress; n += 1)
      expect((await apply(shop.visitor(), `СОСЕД${n}`)).errorCode).toBe(24);
    const visitor = shop.visitor();
    for (let n = 0; n < limits.promoGuessesPerSession; n += 1)
      expect((await apply(visitor, `НЕТ${n}`)).errorCode).toBe(13);
    await shop.db.deleteFrom('rate_limits').where('key', 'like', 'promo-from:%').execute();
    for (let n = 0; n < limits.promoGuessesPerSession; n += 1)
      expect((await apply(visitor, `НЕТ${n}`)).errorCode).toBe(24);
  });

  it('an applied promo code stays applied although counting the try failed afterwards', async () => {
    const lost: unknown[] = [];
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(shop.db);
    const asker = { sessionId: 'one', ip: '203.0.113.1' };
    try {
      const apply = () => rename('rate_limits', 'rate_limits_away').then(() => 'применён');
      expect(await guessPromo(shop.db, asker, limits, new Date(), apply, (error) => void lost.push(error))).toBe(
        'применён',
      );
      expect(lost).toHaveLength(1);
    } finally {
      await rename('rate_limits_away', 'rate_limits');
    }
  });

  it('one address brings no more new visitors than allowed; existing ones go on buying', async () => {
    const old = shop.visitor();
    const add = (visitor: Visitor) => visitor.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    expect((await add(old)).errorCode).toBe(0);
    const answers = [];
    for (let n = 0; n < limits.sessionsPerAddress; n += 1) answers.push(await add(shop.visitor()));
    expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(limits.sessionsPerAddress - 1);
    expect(answers.at(-1)).toMatchObject(tooMany);
    expect(answers.at(-1)?.errorMessage).toMatch(/^Слишком много новых посетителей с вашего адреса\./);
    expect((await add(old)).errorCode).toBe(0);
    expect((await buy(old, [], orderForm)).errorCode).toBe(0);
  }, 30_000);

  it('letters about changed contacts do not flood a mailbox: after ten changes a day a refusal, and no change', async () => {
    const visitor = shop.visitor();
    const phone = newPhone();
    await registerUser(shop.db, visitor, phone, 'a@example.ru');
    const save = (email: string) =>
      visitor.post('/api/user/editUser/', { phone, birthDay: '', sex: null, email, notification: false });
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push((await save(n % 2 === 0 ? 'b@example.ru' : 'a@example.ru')).errorCode);
    expect(answers).toEqual([...Array<number>(10).fill(0), 13]);
    expect((await visitor.get('/api/user/getUser/')).result.user.email).toBe('a@example.ru');
    const letters = await shop.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', 'in', ['a@example.ru', 'b@example.ru'])
      .execute();
    expect(letters).toHaveLength(10);
  });
});
