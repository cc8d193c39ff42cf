import { WorkQueue } from '../shop/auth/work-queue.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { codeFor, goodPassword, newPhone, registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const minute = 60_000;

describeOnOneDatabase('sign-in attempts', (open) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());
  // Every test runs on another day, so that limits per address do not add up over the suite.
  beforeEach(() => shop.clock.pass(24 * 60 * minute));

  /** One attempt from an address. */
  const login = async (phone: string, password: string, remoteAddress = '203.0.113.1') => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login/',
      remoteAddress,
      payload: { phone, password },
    });
    return answer.json<{ errorCode: number; errorMessage: string }>();
  };
  const codesOf = async (tries: number, phone: string, password: string, address: (n: number) => string) => {
    const codes: number[] = [];
    for (let n = 0; n < tries; n += 1) codes.push((await login(phone, password, address(n))).errorCode);
    return codes;
  };

  it('a known and an unknown phone cost the same work, the first time too', async () => {
    const [known, contact] = [newPhone(), newPhone()];
    const visitor = shop.visitor();
    await registerUser(shop.db, visitor, known);
    await visitor.post('/api/user/editUser/', { phone: contact });
    const work = jest.spyOn(WorkQueue.prototype, 'run');
    const worked: number[] = [];
    for (const phone of [newPhone(), known, contact, newPhone()]) {
      work.mockClear();
      expect((await login(phone, 'Wrong123')).errorCode).toBe(27);
      worked.push(work.mock.calls.length);
    }
    work.mockRestore();
    expect(worked).toEqual([1, 1, 1, 1]);
  });

  it("a contact phone of the profile does not sign in and clears nobody's counters", async () => {
    const [own, victim] = [newPhone(), newPhone()];
    const [attacker, owner] = [shop.visitor(), shop.visitor()];
    await registerUser(shop.db, owner, victim);
    await registerUser(shop.db, attacker, own);
    await attacker.post('/api/user/editUser/', { phone: victim });
    expect((await codesOf(9, victim, 'Wrong123', () => '203.0.113.1')).every((code) => code === 27)).toBe(true);
    // The attacker's own password, with the phone that he only entered in his profile.
    await shop.db.updateTable('users').set({ password_hash: '-' }).where('phone', '=', victim).execute();
    expect((await login(victim, goodPassword)).errorCode).toBe(27);
    expect((await login(victim, goodPassword)).errorCode).toBe(13);
  });

  it('a successful sign-in clears the attempts of its own place, not of others', async () => {
    const phone = newPhone();
    await registerUser(shop.db, shop.visitor(), phone);
    await codesOf(10, phone, 'Wrong123', () => '198.51.100.7');
    await codesOf(9, phone, 'Wrong123', () => '203.0.113.1');
    expect((await login(phone, goodPassword, '203.0.113.1')).errorCode).toBe(0);
    expect((await codesOf(9, phone, 'Wrong123', () => '203.0.113.1')).every((code) => code === 27)).toBe(true);
    expect((await login(phone, goodPassword, '198.51.100.7')).errorCode).toBe(13);
  }, 60_000);

  it("55 attempts from elsewhere do not close the owner's sign-in, and those places become slower", async () => {
    const phone = newPhone();
    await registerUser(shop.db, shop.visitor(), phone);
    await codesOf(55, phone, 'Wrong123', (n) => `198.51.100.${n % 6}`);
    expect((await login(phone, goodPassword, '203.0.113.1')).errorCode).toBe(0);
    // Under attack an unknown address has three attempts, not ten.
    expect(await codesOf(5, phone, 'Wrong123', () => '198.51.100.77')).toEqual([27, 27, 27, 13, 13]);
  }, 60_000);

  it('a user who is locked out by their own attempts is let in by a code from an SMS', async () => {
    const [phone, visitor] = [newPhone(), shop.visitor()];
    await registerUser(shop.db, shop.visitor(), phone);
    await codesOf(10, phone, 'Wrong123', () => '127.0.0.1');
    expect(await login(phone, goodPassword, '127.0.0.1')).toMatchObject({
      errorCode: 13,
      errorMessage: 'Слишком много попыток. Повторите через 15\u00A0мин или восстановите пароль по смс',
    });
    shop.clock.pass(minute);
    await visitor.post('/api/auth/sendCodeForgotPassword/', { phone, form: 'passwordRecovery' });
    await visitor.post('/api/auth/checkCode/', { phone, code: await codeFor(shop.db, phone) });
    expect((await visitor.post('/api/auth/changePassword/', { phone, password: 'Novyi77' })).errorCode).toBe(0);
    expect((await login(phone, 'Novyi77', '127.0.0.1')).errorCode).toBe(0);
  }, 60_000);
});
