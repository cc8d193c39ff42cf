import { describeOnDatabases } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { deliverOutbox, queueMessage } from './outbox.js';
import type { Carriers } from './outbox.js';

describeOnDatabases('исходящие сообщения', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('outbox').execute());

  const carriers = (send: (message: object) => Promise<void> = () => Promise.resolve()) => {
    const sms = jest.fn(send);
    const mail = jest.fn(send);
    return { sms, mail, all: { sms: { send: sms }, mail: { send: mail } } as Carriers };
  };
  const queue = (body: string) => queueMessage(database.db, { kind: 'sms', recipient: '9123456789', body });
  /** As if they had been written long ago, so that every try is due. */
  const age = () => database.db.updateTable('outbox').set({ created_at: new Date(Date.now() - 3_600_000) }).execute();

  it('уходят каждое своим путём и один раз, сколько бы процессов их ни разносило', async () => {
    for (let count = 0; count < 20; count += 1) await queue(`смс ${count}`);
    await queueMessage(database.db, { kind: 'mail', recipient: 'a@b.ru', subject: 'Тема', body: 'Текст' });
    const { sms, mail, all } = carriers();
    const sent = await Promise.all([1, 2, 3].map(() => deliverOutbox(database.db, all)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(21);
    expect(new Set(sms.mock.calls.map(([message]) => JSON.stringify(message))).size).toBe(20);
    expect(sms).toHaveBeenCalledTimes(20);
    expect(mail.mock.calls).toEqual([[{ to: 'a@b.ru', subject: 'Тема', text: 'Текст' }]]);
    expect(await deliverOutbox(database.db, all)).toBe(0);
  });

  it('не ушедшее пробуется снова, всего пять раз, и ждёт человека', async () => {
    await queue('смс');
    const { sms, all } = carriers(() => Promise.reject(new Error('the gateway is away')));
    expect(await deliverOutbox(database.db, all)).toBe(0);
    expect(sms).toHaveBeenCalledTimes(1);
    await age();
    await deliverOutbox(database.db, all);
    expect(sms).toHaveBeenCalledTimes(5);
    const row = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ tries: 5, sent_at: null, last_error: 'the gateway is away' });
  });

  it('не существует, если сделка не состоялась', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await queueMessage(trx, { kind: 'sms', recipient: '9123456789', body: 'нет' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await deliverOutbox(database.db, carriers().all)).toBe(0);
  });
});
