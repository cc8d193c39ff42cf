import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';

/** Whose rows are meant. */
export interface Person {
  readonly userId: number;
  readonly visitorId: number;
  readonly sessionId: string;
}

/** How a table says whose its rows are: by the name of a column. A new table with one of them is watched at once. */
const owners = {
  user_id: ({ userId }: Person) => sql`t.user_id = ${userId}`,
  visitor_id: ({ visitorId }: Person) => sql`t.visitor_id = ${visitorId}`,
  session_id: ({ sessionId }: Person) => sql`t.session_id = ${sessionId}`,
  order_id: ({ userId, visitorId }: Person) =>
    sql`t.order_id in (select id from orders where user_id = ${userId} or visitor_id = ${visitorId})`,
} as const;

/** Every row of a person in every table, as text: two of them are equal when nothing of the person's has changed. */
export async function belongingsOf(db: Db, person: Person): Promise<string> {
  const { rows: columns } = await sql<{ table_name: string; column_name: keyof typeof owners }>`
    select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in (${sql.join(Object.keys(owners))})
     order by table_name, column_name`.execute(db);
  const kept = [await rowsOf(db, 'users', sql`t.id = ${person.userId}`)];
  for (const { table_name, column_name } of columns) {
    kept.push(`${table_name} by ${column_name}: ${await rowsOf(db, table_name, owners[column_name](person))}`);
  }
  return kept.join('\n');
}

/** When a session was last seen is not a belonging. */
async function rowsOf(db: Db, table: string, condition: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(string_agg(r, chr(10) order by r), '') as rows from (
      select (to_jsonb(t) - 'seen_at' - 'expires_at')::text as r from ${sql.table(table)} t where ${condition}
    ) as found`.execute(db);
  return rows[0]?.rows ?? '';
}
