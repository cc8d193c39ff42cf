import { findStaffKey, listStaffKeys } from '../shop/staff/staff-keys.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import type { TestDatabase } from '../testing/databases.js';
import { readCommand, runKeyCommand } from './key-command.js';

describe('npm run staff', () => {
  it.each([
    [['key', 'list'], {}, { does: 'list' }],
    [['key', 'add'], { name: ' Склад ', role: 'orders' }, { does: 'add', name: 'Склад', role: 'orders' }],
    [['key', 'revoke'], { name: 'Склад' }, { does: 'revoke', name: 'Склад' }],
  ])('%j %j', (words, options, command) => {
    expect(readCommand(words, options)).toEqual(command);
  });

  it.each([
    [[], {}, 'What shall be done?'],
    [['key', 'list', 'all'], {}, 'What shall be done?'],
    [['key', 'remove'], {}, 'Unknown: key remove'],
    [['key', 'add'], { role: 'orders' }, '--name needs 1 to 60 characters.'],
    [['key', 'add'], { name: 'a\u0000b', role: 'orders' }, '--name needs'],
    [['key', 'add'], { name: 'а'.repeat(61), role: 'orders' }, '--name needs'],
    [['key', 'add'], { name: 'Склад' }, '--role must be orders, content, admin.'],
    [['key', 'add'], { name: 'Склад', role: 'owner' }, '--role must be'],
  ])('%j %j is rejected with what is wrong and how it is used', (words, options, why) => {
    expect(() => readCommand(words, options)).toThrow(why);
    expect(() => readCommand(words, options)).toThrow('npm run staff -- key add --role');
  });
});

describeOnOneDatabase('staff keys from the command line', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  it('a key is shown once and works; its name is taken until it is revoked', async () => {
    const { db } = database;
    expect(await runKeyCommand(db, { does: 'list' })).toEqual(['No keys yet.']);
    const [key = '', said] = await runKeyCommand(db, { does: 'add', name: 'Склад', role: 'orders' });
    expect(key).toMatch(/^tropa_staff_[\da-f]{12}_[\w-]{43}$/);
    expect(said).not.toContain(key);
    expect(await findStaffKey(db, key)).toMatchObject({ name: 'Склад', role: 'orders' });
    const again = () => runKeyCommand(db, { does: 'add', name: 'склад', role: 'admin' });
    await expect(again()).rejects.toThrow('in use');
    expect((await runKeyCommand(db, { does: 'list' })).join()).toMatch(
      /^[\da-f]{12} {2}orders {3}Склад {2}added .*, used never$/,
    );
    await runKeyCommand(db, { does: 'revoke', name: 'СКЛАД' });
    expect(await findStaffKey(db, key)).toBeNull();
    await again();
    const keys = await listStaffKeys(db);
    expect(keys.map(({ name, revokedAt }) => [name, revokedAt !== null])).toEqual([
      ['склад', false],
      ['Склад', true],
    ]);
    expect(JSON.stringify(await db.selectFrom('staff_keys').selectAll().execute())).not.toContain(key.slice(-43));
  });
});
