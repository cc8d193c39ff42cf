import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { createTestApp } from '../../testing/test-app.js';
import { describeOnDatabases, describeOnPostgres } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { untilLockWaits } from '../../testing/until-lock-waits.js';
import { Visitor } from '../../testing/visitor.js';
import { refusalCodes } from '../refusals.js';
import { openSession } from '../sessions/sessions.js';
import { askFor } from '../sessions/visitor-call.js';
import { readBasket } from './basket.js';
import { adding, addToBasket, removing, settingQuantity } from './change-basket.js';

const { boots, mug, lamp } = goods;
const now = new Date();
const one = (productId: number, variantId: number | null = null) => ({ productId, variantId });

const guestOf = async ({ db }: TestDatabase): Promise<number> => (await openSession(db, now)).session.visitorId!;
const versionOf = async ({ db }: TestDatabase, visitor: number): Promise<number | undefined> =>
  (await db.selectFrom('baskets').select('version').where('visitor_id', '=', visitor).executeTakeFirst())?.version;

describeOnDatabases('changes of the basket', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open('goods');
  }, 60_000);
  afterAll(() => database.close());

  it('a basket call is one statement, session included', async () => {
    const asked: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const app = await createTestApp(database.db.withPlugin(counting));
    const visitor = new Visitor(app);
    const small = { id: boots.id, retailId: boots.small };
    await visitor.post('/api/basket/addItemToBasket/', small);
    await visitor.post('/api/basket/applyPromocode/', { promocode: 'ЗИМА10' });
    const calls: readonly [string, () => Promise<{ readonly errorCode: number }>][] = [
      ['getItems', () => visitor.get('/api/basket/getItems/')],
      ['getPrice', () => visitor.get('/api/basket/getPrice/')],
      ['getLength', () => visitor.get('/api/basket/getLength/')],
      ['add', () => visitor.post('/api/basket/addItemToBasket/', small)],
      ['quantity', () => visitor.post('/api/basket/setQuantity/', { ...small, quantity: 2 })],
      ['delete', () => visitor.post('/api/basket/delete/', small)],
    ];
    const statements: Record<string, number> = {};
    // What else the shop asks in the meantime, such as the version of the catalogue, is not the call's.
    for (const [name, call] of calls) {
      const counts: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        asked.length = 0;
        expect((await call()).errorCode).toBe(0);
        counts.push(asked.length);
      }
      statements[name] = Math.min(...counts);
    }
    await app.close();
    expect(statements).toEqual({ getItems: 1, getPrice: 1, getLength: 1, add: 1, quantity: 1, delete: 1 });
  });

  it('an expired session: reading is empty, «в корзину» starts a new one', async () => {
    let time = now;
    const app = await createTestApp(database.db, {}, { now: () => time });
    const visitor = new Visitor(app);
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    const old = visitor.cookies.get('tropa_session');
    time = new Date(now.getTime() + 61 * 86_400_000);
    expect((await visitor.get('/api/basket/getItems/')).result.items).toEqual([]);
    expect((await visitor.get('/api/basket/getLength/')).result).toEqual({ length: 0 });
    expect((await visitor.post('/api/basket/delete/', { id: mug.id })).result).toEqual({ price: 0, length: 0 });
    expect(visitor.cookies.get('tropa_session')).toBe(old);
    expect((await visitor.post('/api/basket/addItemToBasket/', { id: mug.id })).result.length).toBe(1);
    expect(visitor.cookies.get('tropa_session')).not.toBe(old);
    await app.close();
  });

  it('a session older than a day is prolonged by a basket call', async () => {
    let time = now;
    const app = await createTestApp(database.db, {}, { now: () => time });
    const visitor = new Visitor(app);
    await visitor.post('/api/basket/addItemToBasket/', { id: mug.id });
    for (const days of [50, 100]) {
      time = new Date(now.getTime() + days * 86_400_000);
      const reply = await visitor.request({ method: 'GET', url: '/api/basket/getLength/' });
      expect(reply.json().result).toEqual({ length: 1 });
      expect(reply.cookies).toMatchObject([{ name: 'tropa_session' }, { name: 'tropa_visitor' }]);
    }
    await app.close();
  });

  it('what was added keeps its response although the session could not be prolonged', async () => {
    let time = now;
    let isFailing = false;
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (isFailing && node.kind === 'UpdateQueryNode') throw new Error('no connection was free');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const app = await createTestApp(database.db.withPlugin(failing), {}, { now: () => time });
    const visitor = new Visitor(app);
    const add = () => visitor.request({ method: 'POST', url: '/api/basket/addItemToBasket/', payload: { id: mug.id } });
    await add();
    time = new Date(now.getTime() + 2 * 86_400_000);
    isFailing = true;
    const reply = await add();
    expect([reply.statusCode, reply.json().result.length, reply.cookies]).toEqual([200, 1, []]);
    isFailing = false;
    expect((await add()).cookies).toMatchObject([{ name: 'tropa_session' }, { name: 'tropa_visitor' }]);
    await app.close();
  });

  it('a refusal changes nothing, not even the version: an order already sent is found by it', async () => {
    const visitor = await guestOf(database);
    const { db } = database;
    const refusedOf = (call: Promise<unknown>) =>
      call.then(() => 0).catch((error: { errorCode: number }) => error.errorCode);
    expect(await refusedOf(askFor(db, visitor, settingQuantity({ ...one(mug.id), quantity: 1 }, now)))).toBe(
      refusalCodes.notFound,
    );
    expect(await refusedOf(addToBasket(db, visitor, one(lamp.id), now))).toBe(refusalCodes.noStock);
    expect(await versionOf(database, visitor)).toBeUndefined();
    await addToBasket(db, visitor, one(mug.id), now);
    const before = await versionOf(database, visitor);
    expect(await refusedOf(addToBasket(db, visitor, one(lamp.id), now))).toBe(refusalCodes.noStock);
    expect(await refusedOf(addToBasket(db, visitor, one(404), now))).toBe(refusalCodes.notFound);
    expect(
      await refusedOf(askFor(db, visitor, settingQuantity({ ...one(boots.id, boots.small), quantity: 1 }, now))),
    ).toBe(refusalCodes.notFound);
    expect(await versionOf(database, visitor)).toBe(before);
    await addToBasket(db, visitor, one(mug.id), now);
    expect(await versionOf(database, visitor)).toBe(before! + 1);
  });

  it('the two hundredth line fits, the next does not, and an existing one grows', async () => {
    const visitor = await guestOf(database);
    const { db } = database;
    await sql`
      with product as (
        insert into products (id, slug, section_id, title)
        select n, 'many-' || n, (select id from sections limit 1), 'Мелочь' from generate_series(1001, 1200) n returning id),
      variant as (insert into variants (id, product_id, price_kopecks) select id, id, 100 from product returning id, product_id),
      stocked as (insert into stock (variant_id, shop_id, amount) select id, ${goods.tyumenCentre}, 5 from variant)
      insert into basket_lines (visitor_id, variant_id, product_id, quantity)
      select ${visitor}, id, product_id, 1 from variant limit 199`.execute(db);
    expect((await addToBasket(db, visitor, one(mug.id), now)).length).toBe(200);
    await expect(addToBasket(db, visitor, one(boots.id), now)).rejects.toThrow('не может быть больше 200');
    expect((await addToBasket(db, visitor, one(mug.id), now)).length).toBe(200);
    const { lines } = await readBasket(db, visitor, now);
    expect(lines.filter(({ productId }) => productId === mug.id)).toMatchObject([{ quantity: 2 }]);
  });
});

describeOnPostgres('a basket from two tabs', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open('goods');
  }, 60_000);
  afterAll(() => database.close());

  it.each([
    ['adds', () => adding(one(boots.id, boots.small), now), { price: 1_000_000 + 2 * 199_050, length: 2 }],
    [
      'sets the quantity',
      () => settingQuantity({ ...one(mug.id), quantity: 3 }, now),
      { price: 3 * 199_050, length: 1 },
    ],
    ['removes', () => removing(one(mug.id), now), { price: 0, length: 0 }],
  ])('a call that waited for another tab %s over what it changed', async (_what, call, totals) => {
    const { db } = database;
    const visitor = await guestOf(database);
    await addToBasket(db, visitor, one(mug.id), now);
    const changed = await db.transaction().execute(async (trx) => {
      await askFor(trx, visitor, adding(one(mug.id), now));
      const waiting = askFor(db, visitor, call());
      await untilLockWaits(db);
      return { waiting };
    });
    expect(await changed.waiting).toEqual(totals);
    expect((await readBasket(db, visitor, now)).price).toBe(totals.price);
  });

  it('stock is read after the wait: what was sold meanwhile is not added', async () => {
    const { db } = database;
    const visitor = await guestOf(database);
    await addToBasket(db, visitor, one(mug.id), now);
    const setMugs = (amount: number) =>
      db.updateTable('stock').set({ amount }).where('variant_id', '=', mug.variant).execute();
    const { waiting } = await db.transaction().execute(async (trx) => {
      await sql`select from baskets where visitor_id = ${visitor} for update`.execute(trx);
      const asked = addToBasket(db, visitor, one(mug.id), now).catch((error: Error) => error.message);
      await untilLockWaits(db);
      await setMugs(0);
      return { waiting: asked };
    });
    expect(await waiting).toBe('Товара нет в наличии');
    await setMugs(7);
  });
});
