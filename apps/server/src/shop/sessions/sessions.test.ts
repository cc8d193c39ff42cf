import { describeOnDatabases } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { addToList, getListIds } from '../lists/product-lists.js';
import {
  closeOtherSessions,
  findSession,
  noSession,
  openSession,
  rotateSession,
  sessionLifetime,
  sessionLongestLifetime,
} from './sessions.js';

describeOnDatabases('sessions', (open) => {
  let database: TestDatabase;
  const now = new Date('2026-11-21T10:00:00Z');
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  let phone = 9_000_000_000;

  beforeAll(async () => {
    database = await open('shop');
  }, 60_000);
  afterAll(() => database.close());

  const makeUser = async (): Promise<{ id: number; visitor_id: number }> => {
    const { db } = database;
    const visitor = await db.insertInto('visitors').defaultValues().returning('id').executeTakeFirstOrThrow();
    phone += 1;
    return db
      .insertInto('users')
      .values({ visitor_id: visitor.id, name: 'Анна', phone: String(phone), password_hash: '-' })
      .returning(['id', 'visitor_id'])
      .executeTakeFirstOrThrow();
  };

  it('knows a token, keeps only its hash, and forgets it when it has expired', async () => {
    const { db } = database;
    const { token, session } = await openSession(db, now);
    expect(await findSession(db, token, now)).toMatchObject({ ...session, isAging: false });
    const kept = JSON.stringify(await db.selectFrom('sessions').selectAll().execute());
    expect(kept).not.toContain(token);
    expect(await findSession(db, `${token.slice(1)}x`, now)).toMatchObject(noSession);
    expect(await findSession(db, token, later(sessionLifetime))).toMatchObject(noSession);
  });

  it('lives on while it is used', async () => {
    const { db } = database;
    const { token } = await openSession(db, now);
    const almost = later(sessionLifetime - 1000);
    expect(await findSession(db, token, almost)).toMatchObject({ isAging: true });
    expect((await findSession(db, token, later(sessionLifetime + 1000))).id).not.toBe('');
  });

  it.each([
    ['of a user ends', true],
    ['of a guest, with the basket, does not end', false],
  ])('%s half a year after it began, however often it is used', async (_what, isUser) => {
    const { db } = database;
    const user = isUser ? await makeUser() : null;
    const { token } = await openSession(db, now, user ? { visitorId: user.visitor_id, userId: user.id } : {});
    for (let days = 30; days < 180; days += 30) {
      expect(await findSession(db, token, later(days * 86_400_000))).toMatchObject({ isAging: true });
    }
    expect((await findSession(db, token, later(sessionLongestLifetime - 1000))).id).not.toBe('');
    expect((await findSession(db, token, later(sessionLongestLifetime))).id === '').toBe(isUser);
  });

  it('changes its token at sign-in, and what the guest had collected joins what the user has', async () => {
    const { db } = database;
    const user = await makeUser();
    await addToList(db, 'favorites', user.visitor_id, 1);
    const guest = await openSession(db, now, { cityId: 2 });
    const guestId = guest.session.visitorId ?? 0;
    await addToList(db, 'favorites', guestId, 1);
    await addToList(db, 'favorites', guestId, 2);
    await addToList(db, 'comparison', guestId, 3);
    for (const [visitorId, quantity] of [
      [user.visitor_id, 2],
      [guestId, 5],
    ] as const) {
      await db.insertInto('baskets').values({ visitor_id: visitorId }).execute();
      await db
        .insertInto('basket_lines')
        .values({ visitor_id: visitorId, variant_id: 10, product_id: 1, quantity })
        .execute();
    }

    const signed = await db.transaction().execute((trx) => rotateSession(trx, now, guest.session, { userId: user.id }));

    expect(await findSession(db, guest.token, now)).toMatchObject(noSession);
    expect(await findSession(db, signed.token, now)).toMatchObject({
      userId: user.id,
      visitorId: user.visitor_id,
      cityId: 2,
    });
    expect((await getListIds(db, 'favorites', user.visitor_id)).sort()).toEqual([1, 2]);
    expect(await getListIds(db, 'comparison', user.visitor_id)).toEqual([3]);
    expect(await getListIds(db, 'favorites', guestId)).toEqual([]);
    const lines = await db.selectFrom('basket_lines').select(['visitor_id', 'quantity']).execute();
    expect(lines).toEqual([{ visitor_id: user.visitor_id, quantity: 5 }]);
    const basket = await db
      .selectFrom('baskets')
      .select('version')
      .where('visitor_id', '=', user.visitor_id)
      .executeTakeFirst();
    expect(basket?.version).toBe(2);
  });

  it('never carries one user’s things to another', async () => {
    const { db } = database;
    const [anna, boris] = [await makeUser(), await makeUser()];
    await addToList(db, 'favorites', anna.visitor_id, 4);
    const { session } = await openSession(db, now, { visitorId: anna.visitor_id, userId: anna.id });
    await db.transaction().execute((trx) => rotateSession(trx, now, session, { userId: boris.id }));
    expect(await getListIds(db, 'favorites', boris.visitor_id)).toEqual([]);
    expect(await getListIds(db, 'favorites', anna.visitor_id)).toEqual([4]);
  });

  it('ends the other sessions of a user', async () => {
    const { db } = database;
    const user = await makeUser();
    const sessions = [];
    for (let index = 0; index < 3; index += 1) {
      sessions.push(await openSession(db, now, { visitorId: user.visitor_id, userId: user.id }));
    }
    await closeOtherSessions(db, user.id, sessions[1]?.session.id ?? '');
    const alive = await Promise.all(sessions.map(async ({ token }) => (await findSession(db, token, now)).id !== ''));
    expect(alive).toEqual([false, true, false]);
  });
});
