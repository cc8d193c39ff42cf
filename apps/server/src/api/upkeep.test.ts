import { queueMessage } from '../shop/outbox/outbox.js';
import { describeOnDatabases } from '../testing/databases.js';
import { openTestShop } from '../testing/test-shop.js';
import { upkeep } from './upkeep.js';

describeOnDatabases('работа без запросов', (open) => {
  it('письмо, которое повисло, не держит конца сервера', async () => {
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
    const shop = await openTestShop(open, { adapters: { mail }, parts: { plugins: [(app) => upkeep(app, 5)] } });
    await queueMessage(shop.db, { kind: 'mail', recipient: 'a@b.ru', subject: 'Тема', body: 'Текст' });
    await begun;
    // It does end, although the call in progress never does.
    await shop.close();
  }, 60_000);
});
