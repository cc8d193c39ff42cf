import pg from 'pg';
import { describeOnPostgres } from './databases.js';
import endRun, { serverUrl } from './end-run.js';

describeOnPostgres('the databases of a run', () => {
  const client = new pg.Client({ connectionString: serverUrl });
  const run = process.env.TEST_RUN;
  // No other run has these numbers.
  const [killed, own] = [Date.now() - 7 * 60 * 60_000, Date.now() + 1e9];
  const names = {
    own: `tropa_test_${own}_own`,
    killed: `tropa_test_${killed}_killed`,
    others: `tropa_test_${Date.now() - 1}_others`,
  };

  beforeAll(async () => {
    await client.connect();
    for (const name of Object.values(names)) await client.query(`create database ${name}`);
    process.env.TEST_RUN = String(own);
  });

  afterAll(async () => {
    process.env.TEST_RUN = run;
    for (const name of Object.values(names)) await client.query(`drop database if exists ${name}`);
    await client.end();
  });

  it('are dropped at its end, with those of a run that was killed; those of a run that goes on are not', async () => {
    const user = new pg.Client({ connectionString: Object.assign(new URL(serverUrl), { pathname: names.own }).href });
    user.on('error', () => undefined);
    await user.connect();
    await endRun();
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname = any($1)',
      [Object.values(names)],
    );
    expect(rows.map(({ datname }) => datname)).toEqual([names.others]);
  });
});
