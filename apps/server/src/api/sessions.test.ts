import { describeOnOneDatabase } from '../testing/databases.js';
import { goodPassword, newPhone, registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';
import { silentLog } from './silent-log.js';

const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const noteBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const list = '/api/auth/getSessions/';
const closeOthers = '/api/auth/closeSessions/';

describeOnOneDatabase('sessions of a user', (open) => {
  let shop: TestShop;
  const lines: unknown[] = [];

  beforeAll(async () => {
    const log = { ...silentLog, warn: (line: unknown) => void lines.push(line) } as never;
    shop = await openTestShop(open, { parts: { log } });
  }, 60_000);
  afterAll(() => shop.close());

  const register = async (): Promise<{ phone: string; owner: Visitor }> => {
    const [phone, owner] = [newPhone(), shop.visitor()];
    shop.clock.pass(3_660_000);
    await registerUser(shop.db, owner, phone);
    return { phone, owner };
  };
  const enter = async (phone: string, userAgent: string): Promise<Visitor> => {
    const visitor = shop.visitor();
    const answer = await visitor.post(
      '/api/auth/login/',
      { phone, password: goodPassword },
      { 'user-agent': userAgent },
    );
    expect(answer.errorCode).toBe(0);
    return visitor;
  };
  const itemsOf = async (visitor: Visitor) => (await visitor.post(list)).result.items;
  const userOf = async (visitor: Visitor) => (await visitor.get('/api/user/getUser/')).result.user.id;

  it('are listed for their user alone, newest first: device, times, which is the current one; never the cookie keys', async () => {
    const { phone, owner } = await register();
    await enter((await register()).phone, noteBrowser);
    const begun = shop.clock.now;
    shop.clock.pass(86_400_000 * 3);
    const mobile = await enter(phone, phoneBrowser);
    const items = await itemsOf(mobile);
    const [now, before] = [shop.clock.now.toISOString(), expect.stringMatching(/^\d{4}-\d\d-\d\dT/)];
    expect(items).toEqual([
      { id: expect.any(String), device: 'Chrome, Android', begunAt: now, seenAt: now, isCurrent: true },
      { id: expect.any(String), device: '', begunAt: before, seenAt: before, isCurrent: false },
    ]);
    expect(Date.parse(items[1].begunAt)).toBeLessThanOrEqual(begun.getTime());
    const hashes = (await shop.db.selectFrom('sessions').select('id').execute()).map(({ id }) => id);
    for (const secret of [...hashes, mobile.cookies.get('tropa_session'), owner.cookies.get('tropa_session')]) {
      expect(JSON.stringify(items)).not.toContain(secret);
    }
    // The same for every device, so that lists can be compared.
    expect((await itemsOf(owner)).map(({ id }: { id: string }) => id).sort()).toEqual(
      items.map(({ id }: { id: string }) => id).sort(),
    );
  });

  it("«Выйти везде» ends the others: a guest there at once, this one and other people's stay", async () => {
    const { phone, owner } = await register();
    const stranger = (await register()).owner;
    const [mobile, note] = [await enter(phone, phoneBrowser), await enter(phone, noteBrowser)];
    await mobile.post('/api/basket/addItemToBasket/', { id: 1 });
    expect(await itemsOf(owner)).toHaveLength(3);
    lines.length = 0;
    expect((await mobile.post(closeOthers)).errorCode).toBe(0);
    for (const closed of [owner, note]) {
      expect(await userOf(closed)).toBe('');
      expect(await closed.post(list)).toMatchObject({ errorCode: 12, errorMessage: 'Вы не авторизованы' });
    }
    expect(await userOf(mobile)).not.toBe('');
    expect(await userOf(stranger)).not.toBe('');
    expect(await itemsOf(mobile)).toEqual([expect.objectContaining({ device: 'Chrome, Android', isCurrent: true })]);
    expect(lines).toEqual([{ security: 'other sessions ended', address: '127.0.0.1', userId: expect.any(Number) }]);
  });

  it('a guest gets neither the list nor the sign-out', async () => {
    const guest = shop.visitor();
    await guest.post('/api/favorites/addItemToFavorites/', { id: 1 });
    for (const call of [list, closeOthers]) expect(await guest.post(call)).toMatchObject({ errorCode: 12 });
  });

  it('expired ones are not shown', async () => {
    const { phone } = await register();
    shop.clock.pass(86_400_000 * 61);
    expect(await itemsOf(await enter(phone, noteBrowser))).toEqual([
      expect.objectContaining({ device: 'Firefox, Linux' }),
    ]);
  });

  it('a long or strange User-Agent does not reach the database', async () => {
    const { phone } = await register();
    const visitor = await enter(phone, `<b>${'x'.repeat(4000)}`);
    expect((await itemsOf(visitor))[0]).toMatchObject({ device: '' });
  });
});
