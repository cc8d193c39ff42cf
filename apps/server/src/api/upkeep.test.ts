import { queueMessage } from '../shop/outbox/outbox.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { openTestShop } from '../testing/test-shop.js';

describeOnOneDatabase('work without requests', (open) => {
  it('a letter that hangs does not hold the end of the server', async () => {
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

  it('a process that leaves takes nothing more: the letter is left to another', async () => {
    const database = await open('goods');
    const keepOpen = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
    const send = jest.fn(() => Promise.resolve());
    // Only intervals are faked: the database needs the rest.
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
    const shop = await openTestShop(keepOpen, { adapters: { mail: { send } }, parts: { upkeepMs: 5 } });
    shop.app.shop.lifecycle.drain();
    await queueMessage(shop.db, { kind: 'mail', recipient: 'a@b.ru', subject: 'Тема', body: 'Текст' });
    jest.advanceTimersByTime(5);
    jest.useRealTimers();
    // The end awaits a round of work that has begun.
    await shop.close();
    expect(send).not.toHaveBeenCalled();
    const row = await database.db.selectFrom('outbox').select(['tries', 'sent_at']).executeTakeFirstOrThrow();
    // Nobody has claimed it: the next process that looks may send it at once.
    expect(row).toEqual({ tries: 0, sent_at: null });
    await database.close();
  }, 60_000);
});
