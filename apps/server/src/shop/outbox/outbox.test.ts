import { describeOnDatabases } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { deliverOutbox, messageText, queueMessage } from './outbox.js';
import type { Carriers } from './outbox.js';

describeOnDatabases('outgoing messages', (open) => {
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
  /** As if the pause before the next attempt were over. */
  const age = () =>
    database.db
      .updateTable('outbox')
      .set({ due_at: new Date(Date.now() - 3_600_000) })
      .execute();
  const row = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const pauseSeconds = async (): Promise<number> => Math.round(((await row()).due_at.getTime() - Date.now()) / 1000);

  it('each is sent over its own channel and once, however many processes deliver', async () => {
    for (let count = 0; count < 20; count += 1) await queue(`смс ${count}`);
    await queueMessage(database.db, { kind: 'mail', recipient: 'a@b.ru', subject: 'Тема', body: 'Текст' });
    const { sms, mail, all } = carriers();
    const sent = await Promise.all([1, 2, 3].map(() => deliverOutbox(database.db, all)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(21);
    expect(new Set(sms.mock.calls.map(([message]) => JSON.stringify(message))).size).toBe(20);
    expect(sms).toHaveBeenCalledTimes(20);
    expect(mail.mock.calls).toEqual([
      [{ id: expect.stringMatching(/^tropa-\d+$/), to: 'a@b.ru', subject: 'Тема', text: 'Текст' }],
    ]);
    expect(await deliverOutbox(database.db, all)).toBe(0);
  });

  it('an undelivered one is tried again, each time later, ten times in all, then awaits a person', async () => {
    await queue('смс');
    const { sms, all } = carriers(() => Promise.reject(new Error('the gateway is unreachable')));
    for (const [index, pause] of [20, 40, 80, 160, 320, 640, 1280, 2560, 3600].entries()) {
      expect(await deliverOutbox(database.db, all)).toBe(0);
      expect(await deliverOutbox(database.db, all)).toBe(0);
      expect(sms).toHaveBeenCalledTimes(index + 1);
      expect(Math.abs((await pauseSeconds()) - pause)).toBeLessThan(15);
      await age();
    }
    await deliverOutbox(database.db, all);
    await age();
    await deliverOutbox(database.db, all);
    expect(sms).toHaveBeenCalledTimes(10);
    expect(await row()).toMatchObject({
      tries: 10,
      sent_at: null,
      parked_at: expect.any(Date),
      last_error: 'the gateway is unreachable',
    });
  });

  it('after the signal to stop no new ones are claimed, the one in progress is finished', async () => {
    for (const body of ['первое', 'второе']) await queue(body);
    const stopping = new AbortController();
    const { sms, all } = carriers(() => Promise.resolve(stopping.abort()));
    expect(await deliverOutbox(database.db, all, stopping.signal)).toBe(1);
    expect(sms).toHaveBeenCalledTimes(1);
    const rows = await database.db.selectFrom('outbox').select(['body', 'tries', 'sent_at']).orderBy('id').execute();
    expect(rows).toEqual([
      { body: 'первое', tries: 1, sent_at: expect.any(Date) },
      { body: 'второе', tries: 0, sent_at: null },
    ]);
  });

  it('one that can never be delivered is parked at once and does not hold up the others', async () => {
    await queue('яд');
    await queue('хорошее');
    const refused = Object.assign(new Error('no such number'), { isPermanent: true });
    const { sms, all } = carriers((message) =>
      (message as { text: string }).text === 'яд' ? Promise.reject(refused) : Promise.resolve(),
    );
    expect(await deliverOutbox(database.db, all)).toBe(1);
    await age();
    expect(await deliverOutbox(database.db, all)).toBe(0);
    expect(sms.mock.calls.map(([message]) => (message as { text: string }).text)).toEqual(['яд', 'хорошее']);
  });

  it('one claimed by a process that died is delivered by another under the same name when its lease ends', async () => {
    await queue('смс');
    const hanging = carriers(() => new Promise(() => undefined));
    void deliverOutbox(database.db, hanging.all);
    while (hanging.sms.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const { sms, all } = carriers();
    expect(await deliverOutbox(database.db, all)).toBe(0);
    await age();
    expect(await deliverOutbox(database.db, all)).toBe(1);
    expect(sms.mock.calls).toEqual(hanging.sms.mock.calls);
  });

  const queueCode = (value: string, lifetimeMs = 60_000, topic = 'code:one') =>
    queueMessage(database.db, {
      kind: 'sms',
      recipient: '9123456789',
      body: 'Тропа: код {secret}.',
      secret: { value, topic, lifetimeMs },
    });
  const wholeTable = async () => JSON.stringify(await database.db.selectFrom('outbox').selectAll().execute());

  it('a code is in the text that is sent, and not in the table afterwards', async () => {
    await queueCode('4711');
    const { sms, all } = carriers();
    expect(await deliverOutbox(database.db, all)).toBe(1);
    expect(sms.mock.calls).toMatchObject([[{ text: 'Тропа: код 4711.' }]]);
    expect(await wholeTable()).not.toContain('4711');
    expect(messageText(await row())).toBe('Тропа: код ••••.');
  });

  it('the code stays where it is read: in the demo gateway', async () => {
    await queueCode('4712');
    const { all } = carriers();
    await deliverOutbox(database.db, { ...all, sms: { ...all.sms, isReadInOutbox: true } });
    expect(messageText(await row())).toBe('Тропа: код 4712.');
  });

  it('a dead code is neither sent nor kept, however long the gateway made it wait', async () => {
    await queueCode('4713', 0);
    const { sms, all } = carriers();
    expect(await deliverOutbox(database.db, all)).toBe(0);
    expect(sms).not.toHaveBeenCalled();
    expect(await row()).toMatchObject({ sent_at: null, parked_at: expect.any(Date), secret: '' });
    expect(await wholeTable()).not.toContain('4713');
  });

  it("a new code replaces the one still waiting; another's is not touched", async () => {
    await queueCode('4714');
    await queueCode('4715', 60_000, 'code:other');
    await queueCode('4716');
    const { sms, all } = carriers();
    await deliverOutbox(database.db, all);
    expect(sms.mock.calls.map(([message]) => (message as { text: string }).text)).toEqual([
      'Тропа: код 4715.',
      'Тропа: код 4716.',
    ]);
  });

  it('a code that the gateway rejected for good does not stay in the table', async () => {
    await queueCode('4717');
    const refused = Object.assign(new Error('no such number'), { isPermanent: true });
    await deliverOutbox(database.db, carriers(() => Promise.reject(refused)).all);
    expect(await wholeTable()).not.toContain('4717');
  });

  it("the shop's address is put into links; where it is unknown there is no paragraph with a link", () => {
    const message = { body: 'Принят.\n\nЗаказ на сайте: {site}/orders/1\n\nЗвоните.', secret: '' };
    expect(messageText(message, 'https://tropa.example')).toBe(
      'Принят.\n\nЗаказ на сайте: https://tropa.example/orders/1\n\nЗвоните.',
    );
    expect(messageText(message)).toBe('Принят.\n\nЗвоните.');
  });

  it('one does not exist if its transaction failed', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await queueMessage(trx, { kind: 'sms', recipient: '9123456789', body: 'нет' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await deliverOutbox(database.db, carriers().all)).toBe(0);
  });
});
