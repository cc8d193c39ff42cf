import { sql } from 'kysely';
import { describeOnDatabases } from '../testing/databases.js';
import { probeDatabaseState } from './database-state.js';

describeOnDatabases('the state of a database', (open) => {
  it('is current with the schema of this program, outdated without it, else unreachable', async () => {
    const { db, probe, close } = await open();
    try {
      expect(await probeDatabaseState(probe)).toBe('current');
      await sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`.execute(db);
      expect(await probeDatabaseState(probe)).toBe('outdated');
      // As in a database that is being restored.
      await sql`drop table schema_migrations`.execute(db);
      expect(await probeDatabaseState(probe)).toBe('outdated');
      const cause = new Error('timeout exceeded when trying to connect');
      expect(await probeDatabaseState(() => Promise.reject(cause))).toBe('unreachable');
    } finally {
      await close();
    }
  }, 60_000);
});
