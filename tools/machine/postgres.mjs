import pg from 'pg';

const local = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The URL of a PostgreSQL where tests may create databases, or undefined. */
export async function findPostgres() {
  const address = process.env.TEST_DATABASE_URL ?? local;
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query('select 1');
    return address;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
