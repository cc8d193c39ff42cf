import { openDatabase } from '../db/open.js';
import { changePassword } from '../shop/auth/recover.js';
import { WorkQueue } from '../shop/auth/work-queue.js';
import { findSession, noSession, openSession, rotateSession } from '../shop/sessions/sessions.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { codeFor, goodPassword, newPhone, registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import { untilLockWaits } from '../testing/until-lock-waits.js';
import type { Visitor } from '../testing/visitor.js';

const newPassword = 'Novyi77';

describeOnOneDatabase('a sign-in with the old password while it is changed', (open) => {
  let shop: TestShop;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open('goods');
    shop = await openTestShop(() => Promise.resolve(database));
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => shop.clock.pass(86_400_000));

  /** A visitor who has passed the code and may change the password now. */
  const proven = async (phone: string): Promise<Visitor> => {
    await registerUser(shop.db, shop.visitor(), phone);
    shop.clock.pass(60_000);
    const visitor = shop.visitor();
    await visitor.post('/api/auth/sendCodeForgotPassword/', { phone, form: 'passwordRecovery' });
    await visitor.post('/api/auth/checkCode/', { phone, code: await codeFor(shop.db, phone) });
    return visitor;
  };
  const change = (visitor: Visitor, phone: string) =>
    visitor.post('/api/auth/changePassword/', { phone, password: newPassword });
  const login = (visitor: Visitor, phone: string) =>
    visitor.post('/api/auth/login/', { phone, password: goodPassword });
  const isIn = async (visitor: Visitor) => (await visitor.get('/api/user/getUser/')).result.user.id !== '';

  it('starts no session when the password changed between comparison and session', async () => {
    const [phone, thief] = [newPhone(), shop.visitor()];
    const owner = await proven(phone);
    const compare = WorkQueue.prototype.run;
    const run = jest.spyOn(WorkQueue.prototype, 'run').mockImplementationOnce(async function (this: WorkQueue, work) {
      const isRight = await compare.call(this, work);
      run.mockRestore();
      expect((await change(owner, phone)).errorCode).toBe(0);
      return isRight;
    });
    expect(await login(thief, phone)).toMatchObject({ errorCode: 27, errorMessage: 'Неверный телефон или пароль' });
    expect(await isIn(thief)).toBe(false);
  });

  it('a session not written yet is awaited by the change, and ended too', async () => {
    const phone = newPhone();
    const owner = await proven(phone);
    const { id: userId, password_hash: passwordHash } = await shop.db
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    const sessionId = (await findSession(shop.db, owner.cookies.get('tropa_session') ?? '', shop.clock.now)).id;
    // The other process of the shop: on PostgreSQL it has a connection of its own, the embedded database has one for all.
    const other = database.url
      ? await openDatabase({ databaseUrl: database.url, poolSize: 2 })
      : { db: shop.db, close: async () => undefined };
    const guest = await openSession(shop.db, shop.clock.now);
    let changing: Promise<void> = Promise.resolve();
    const { token } = await shop.db.transaction().execute(async (trx) => {
      const opened = await rotateSession(trx, shop.clock.now, guest.session, { userId, passwordHash });
      changing = changePassword(
        other.db,
        { sessionId, phone, password: newPassword, passwordRule: 'shop' },
        shop.clock.now,
      );
      // On one connection the change cannot even begin before this transaction ends.
      if (database.url) await untilLockWaits(shop.db);
      return opened;
    });
    await changing;
    expect(await findSession(shop.db, token, shop.clock.now)).toMatchObject(noSession);
    await other.close();
  });

  it('however many sign-ins race with the change, none stays signed in', async () => {
    const phone = newPhone();
    const owner = await proven(phone);
    const thieves = Array.from({ length: 9 }, () => shop.visitor());
    const [changed] = await Promise.all([change(owner, phone), ...thieves.map((thief) => login(thief, phone))]);
    expect(changed.errorCode).toBe(0);
    expect(await Promise.all(thieves.map(isIn))).toEqual(thieves.map(() => false));
  });
});
