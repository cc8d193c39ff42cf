import pg from 'pg';

/** Any number will do: held shared while a template is copied, alone while templates are made and dropped. */
const templatesLock = 7_301_425;

const prefix = 'tropa_template_';

async function onServer<Result>(serverUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 3_000 });
  await client.connect().catch((error: Error) => {
    throw new Error(`No PostgreSQL for the tests: set TEST_DATABASE_URL (${error.message}).`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * Makes the database `name` as a copy of a template, which `fill` has filled once for all processes and runs: a copy
 * takes a tenth of a second, migrations and goods a whole one. Returns its address.
 */
export async function copyTemplate(
  serverUrl: string,
  image: string,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const template = prefix + image;
  return onServer(serverUrl, async (client) => {
    for (;;) {
      await client.query(`select pg_advisory_lock_shared(${templatesLock})`);
      const isThere = (await names(client)).includes(template);
      if (isThere) await client.query(`create database ${name} template ${template}`);
      await client.query(`select pg_advisory_unlock_shared(${templatesLock})`);
      if (isThere) return urlOf(serverUrl, name);
      await client.query(`select pg_advisory_lock(${templatesLock})`);
      // A process that waited here finds the template made by another.
      if (!(await names(client)).includes(template)) await makeTemplate(client, serverUrl, template, fill);
      await client.query(`select pg_advisory_unlock(${templatesLock})`);
    }
  });
}

async function names(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like '${prefix}%'`,
  );
  return rows.map((row) => row.name);
}

/** It gets its name when it is whole: a process that dies while filling leaves none that anybody copies. */
async function makeTemplate(
  client: pg.Client,
  serverUrl: string,
  template: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const [seed = ''] = template.slice(prefix.length).split('_');
  const draft = `${prefix}draft`;
  // Templates of the same seed from before the sources changed are not needed any more.
  const old = (await names(client)).filter((name) => name === draft || name.startsWith(`${prefix}${seed}_`));
  for (const name of old) await client.query(`drop database ${name} with (force)`);
  await client.query(`create database ${draft}`);
  await fill(urlOf(serverUrl, draft));
  await client.query(`alter database ${draft} rename to ${template}`);
}
