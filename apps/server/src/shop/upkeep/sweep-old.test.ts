import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { defaultSettings } from '../../settings.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { buy } from '../../testing/ordering.js';
import { registerUser } from '../../testing/sms.js';
import { openTestShop } from '../../testing/test-shop.js';
import { sweepOld } from './sweep-old.js';

const dayMs = 86_400_000;

describeOnOneDatabase('the sweep', (open) => {
  it('after a week forgets guests who left nothing; those with a basket, favourites or an order are kept', async () => {
    const shop = await openTestShop(open);
    const [idle, withBasket, withFavourite, buyer] = [shop.visitor(), shop.visitor(), shop.visitor(), shop.visitor()];
    await idle.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    await idle.post('/api/basket/delete/', { id: goods.mug.id });
    await withBasket.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    await withFavourite.post('/api/favorites/addItemToFavorites/', { id: goods.mug.id });
    await buy(buyer, [{ id: goods.mug.id }]);
    const sessions = async () => (await shop.db.selectFrom('sessions').select('id').execute()).length;
    const before = await sessions();
    await sweepOld(shop.db, new Date(shop.clock.now.getTime() + 6 * dayMs));
    expect(await sessions()).toBe(before);
    await sweepOld(shop.db, new Date(shop.clock.now.getTime() + 8 * dayMs));
    expect(await sessions()).toBe(before - 1);
    expect((await withBasket.get('/api/basket/getLength/')).result.length).toBe(1);
    await shop.close();
  }, 60_000);

  it('removes sign-in records after half a year, however often the session is used; a guest with a basket is kept', async () => {
    const shop = await openTestShop(open);
    const [guest, user] = [shop.visitor(), shop.visitor()];
    await guest.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    await registerUser(shop.db, user, '9123456789');
    const later = new Date(shop.clock.now.getTime() + 180 * dayMs);
    const signedIn = () => shop.db.selectFrom('sessions').select('user_id').where('expires_at', '>', later).execute();
    await shop.db
      .updateTable('sessions')
      .set({ seen_at: later, expires_at: new Date(later.getTime() + 60 * dayMs) })
      .execute();
    await sweepOld(shop.db, new Date(later.getTime() - 1));
    expect(await signedIn()).toHaveLength(2);
    await sweepOld(shop.db, later);
    expect(await signedIn()).toEqual([{ user_id: null }]);
    await shop.close();
  }, 60_000);

  it('removes all guests that bots left behind, in one run', async () => {
    const { db, close } = await open();
    await sql`insert into visitors (created_at) select now() - interval '2 days' from generate_series(1, 2500)`.execute(
      db,
    );
    await sweepOld(db, new Date());
    expect(await db.selectFrom('visitors').select('id').execute()).toEqual([]);
    await close();
  }, 60_000);

  it('removes guests of whom nothing is left, and old records; keeps buyers, orders and live sessions', async () => {
    const shop = await openTestShop(open);
    const { db } = shop;
    const guest = shop.visitor();
    await guest.post('/api/basket/addItemToBasket/', { id: goods.mug.id });
    await registerUser(db, shop.visitor(), '9123456789');
    await buy(shop.visitor(), [{ id: goods.mug.id }]);
    const count = async (
      table: 'visitors' | 'sessions' | 'phone_codes' | 'orders' | 'users' | 'basket_lines' | 'outbox',
    ) =>
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    // The letter to the staff is written after the order: what is to be swept must be there.
    const letters = () =>
      db.selectFrom('outbox').select('id').where('recipient', '=', defaultSettings.staffEmail).execute();
    while ((await letters()).length === 0) await pause(10);
    const before = { visitors: await count('visitors'), sessions: await count('sessions') };

    await sweepOld(db, shop.clock.now);
    expect({ visitors: await count('visitors'), sessions: await count('sessions') }).toEqual(before);

    await sweepOld(db, new Date(shop.clock.now.getTime() + 61 * dayMs));
    expect(await count('sessions')).toBe(0);
    expect(await count('phone_codes')).toBe(0);
    expect(await count('outbox')).toBe(0);
    // The user's and the buyer's stay; the guest with a basket and the one who became a user are removed.
    expect(await count('visitors')).toBe(2);
    expect(await count('basket_lines')).toBe(0);
    expect([await count('users'), await count('orders')]).toEqual([1, 1]);
    await shop.close();
  }, 60_000);
});
