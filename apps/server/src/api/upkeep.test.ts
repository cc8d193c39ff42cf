import { sql } from 'kysely';
import { queueMessage } from '../shop/outbox/outbox.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { openTestShop } from '../testing/test-shop.js';

describeOnOneDatabase('work without requests', (open) => {
  it('a letter that hangs does not delay the shutdown', async () => {
    let hear = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const mail = {
      send: () => {
        hear();
        return new Promise<void>(() => undefined);
      },
    };
    const shop = await openTestShop(open, { adapters: { mail }, parts: { upkeepMs: 5 } });
    await queueMessage(shop.db, { kind: 'mail', recipient: 'a@b.ru', subject: 'Тема', body: 'Текст' });
    await begun;
    // It does end, although the call in progress never does.
    await shop.close();
  }, 60_000);

  it('a process that drains claims nothing more: the letter is left to another', async () => {
    const database = await open('goods');
    const keepOpen = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
    const send = jest.fn(() => Promise.resolve());
    // Intervals are faked: the database needs the rest.
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
    const shop = await openTestShop(keepOpen, { adapters: { mail: { send } }, parts: { upkeepMs: 5 } });
    const queueLetter = () =>
      queueMessage(shop.db, { kind: 'mail', recipient: 'a@b.ru', subject: 'Тема', body: 'Текст' });
    /** Each turn is the time of a query, and a round of work is begun in it unless one is running. */
    const turn = async () => {
      jest.advanceTimersByTime(5);
      await sql`select 1`.execute(shop.db);
    };
    await queueLetter();
    let turns = 0;
    for (; send.mock.calls.length === 0 && turns < 10_000; turns += 1) await turn();
    expect(send).toHaveBeenCalledTimes(1);
    shop.app.shop.lifecycle.drain();
    await queueLetter();
    for (let waited = 0; waited < 10 * turns; waited += 1) await turn();
    jest.useRealTimers();
    await shop.close();
    expect(send).toHaveBeenCalledTimes(1);
    const row = await database.db
      .selectFrom('outbox')
      .select(['tries', 'sent_at'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    // Nobody has claimed it: the next process that looks may send it at once.
    expect(row).toEqual({ tries: 0, sent_at: null });
    await database.close();
  }, 60_000);
});
