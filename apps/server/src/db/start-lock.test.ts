import { setTimeout as pause } from 'node:timers/promises';
import { describeOnDatabases } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { openDatabase } from './open.js';
import { withStartLock } from './start-lock.js';

describeOnDatabases('work of one process at a time', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  it('may query the database, one after another, and releases the lock after a failure', async () => {
    const second = database.url ? await openDatabase({ databaseUrl: database.url }) : database;
    const order: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      order.push(`${name} begins`);
      await database.db.selectFrom('settings').selectAll().execute();
      await pause(50);
      order.push(`${name} ends`);
    };
    await expect(withStartLock(database, () => Promise.reject(new Error('нет')))).rejects.toThrow('нет');
    if (database.url) await Promise.all([withStartLock(database, work('a')), withStartLock(second, work('b'))]);
    else await withStartLock(database, work('a'));
    expect(order.filter((_, index) => index % 2 === 0).map((line) => line.slice(0, 1))).toEqual(
      order.filter((_, index) => index % 2 === 1).map((line) => line.slice(0, 1)),
    );
    expect(order.length).toBe(database.url ? 4 : 2);
    if (database.url) await second.close();
  });
});
