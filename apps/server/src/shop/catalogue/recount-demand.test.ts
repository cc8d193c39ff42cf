import { describeOnOneDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { buy } from '../../testing/ordering.js';
import { openTestShop } from '../../testing/test-shop.js';
import { recountDemand } from './recount-demand.js';

const dayMs = 86_400_000;

describeOnOneDatabase('the demand for goods', (open) => {
  it('follows the sales of three months, without cancelled ones; what sells as before is left alone', async () => {
    const shop = await openTestShop(open);
    const { db, clock } = shop;
    const demand = async () =>
      (await db.selectFrom('products').select('demand').where('id', '=', goods.mug.id).executeTakeFirstOrThrow())
        .demand;
    const version = async () =>
      (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;
    const later = (days: number) => new Date(clock.now.getTime() + days * dayMs);

    expect(await recountDemand(db, clock.now)).toBe(0);
    await buy(shop.visitor(), [{ id: goods.mug.id }]);
    expect(await demand()).toBe(0);
    expect(await recountDemand(db, clock.now)).toBe(1);
    expect(await demand()).toBe(3);

    // A second count finds nothing to write: no cache drops anything.
    const before = await version();
    expect(await recountDemand(db, later(89))).toBe(0);
    expect(await version()).toBe(before);

    expect(await recountDemand(db, later(91))).toBe(1);
    expect(await demand()).toBe(0);

    await db.updateTable('orders').set({ cancelled_at: clock.now }).execute();
    expect(await recountDemand(db, clock.now)).toBe(0);
    await shop.close();
  }, 60_000);
});
