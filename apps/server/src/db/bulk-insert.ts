import { sql } from 'kysely';
import type { Db, Tables } from './schema.js';

/** Rows per statement: large enough to be fast, small enough for the embedded database's memory. */
const chunkRows = 4000;

/** What happens to rows that are there already: these columns are written where one of them differs. */
export interface Conflict<Table extends keyof Tables> {
  readonly key: readonly (keyof Tables[Table] & string)[];
  readonly update: readonly (keyof Tables[Table] & string)[];
}

const onConflict = (table: string, { key, update }: { key: readonly string[]; update: readonly string[] }) => {
  const columnsOf = (place: string) => sql.join(update.map((name) => sql.ref(`${place}.${name}`)));
  const assignments = sql.join(update.map((name) => sql`${sql.id(name)} = ${sql.ref(`excluded.${name}`)}`));
  return sql`on conflict (${sql.join(key.map((name) => sql.id(name)))}) do update set ${assignments}
    where (${columnsOf(table)}) is distinct from (${columnsOf('excluded')})`;
};

/**
 * Inserts many rows in few statements. `columns` gives each column's PostgreSQL type; a value left out becomes null,
 * so columns with defaults are either always given or not named.
 */
export async function bulkInsert<Table extends keyof Tables>(
  db: Db,
  table: Table,
  columns: Readonly<Partial<Record<keyof Tables[Table] & string, string>>>,
  rows: readonly Readonly<Record<string, unknown>>[],
  conflict: Conflict<Table> | null = null,
): Promise<void> {
  const names = Object.keys(columns);
  const list = sql.join(names.map((name) => sql.id(name)));
  const types = sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `"${name}" ${String(type)}`)
      .join(', '),
  );
  for (let start = 0; start < rows.length; start += chunkRows) {
    const chunk = JSON.stringify(rows.slice(start, start + chunkRows));
    await sql`
      insert into ${sql.table(table)} (${list})
      select ${list} from json_to_recordset(${chunk}::json) as rows(${types}) ${conflict ? onConflict(table, conflict) : sql``}`.execute(
      db,
    );
  }
}

/** After inserting rows with explicit ids: sets the sequence above them all. */
export async function restartIds(db: Db, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    );
  }
}
