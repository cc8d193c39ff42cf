import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findPostgres } from '@tropa/machine/postgres';

/** A database of its own on a PostgreSQL server. */
export interface DatabaseCopy {
  readonly url: string;
  drop(): Promise<void>;
}

const urlOf = (server: string, name: string): string => Object.assign(new URL(server), { pathname: name }).href;
const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Creates a database for tests, empty or as a copy of another that nobody is connected to. Undefined without a
 * PostgreSQL server: the shops of a run then work on the embedded database, which takes three times the processor's time.
 */
export async function createDatabase(template?: string): Promise<DatabaseCopy | undefined> {
  const server = await findPostgres();
  if (server === undefined) return undefined;
  const name = `tropa_e2e_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}${template === undefined ? '' : ` template ${nameOf(template)}`}`);
  return { url: urlOf(server, name), drop: () => ask(server, `drop database ${name} with (force)`) };
}
