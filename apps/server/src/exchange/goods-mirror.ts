import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import type { Thing } from './commerceml-things.js';
import type { ThingsPiece } from './read-commerceml.js';

/** A file of an exchange. */
export interface ExchangeFile {
  /** The exchange that it belongs to. */
  readonly exchange: string;
  readonly name: string;
}

/** What merging a file has done. */
export interface Merged {
  /** Whether the accounting system now says anything different from before. */
  readonly isChanged: boolean;
  /** Whether the file names stock: the shop's stock may differ from it although nothing was changed there. */
  readonly saysStock: boolean;
}

const rowsAtOnce = 1_000;

/** What must go together with what: files of offers come after those of goods, those of prices and stock after both. */
const stages = { product: ['product'], offer: ['offer', 'price', 'rest'] } as const;
type Stage = keyof typeof stages;

/** `import.xml` and `offers.xml` have everything; of `import0_1.xml` there may be more. */
const isAlone = (name: string): boolean => /(?:^|\/)(?:import|offers)\.xml$/i.test(name);

/**
 * Merges a file into what the accounting system has said before: files of changes name changes alone. Goods that a file
 * of all goods does not name are forgotten: at once when it is the only one of its kind, else when the exchange reaches
 * its next stage (`forgetUnsaid`).
 */
export async function mergeFile(
  trx: Db,
  file: ExchangeFile,
  pieces: AsyncIterable<ThingsPiece>,
  signal?: AbortSignal,
): Promise<Merged> {
  let changed = 0;
  let saysStock = false;
  let last: ThingsPiece | undefined;
  const whole = new Set<Stage>();
  let waiting: Thing[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length > 0) changed += await writeThings(trx, file, last?.catalog ?? '', waiting);
    waiting = [];
  };
  for await (const piece of pieces) {
    signal?.throwIfAborted();
    last = piece;
    for (const thing of piece.things) {
      waiting.push(thing);
      saysStock ||= thing.kind === 'rest';
      if (piece.isWhole && (thing.kind === 'product' || thing.kind === 'offer')) whole.add(thing.kind);
    }
    if (waiting.length >= rowsAtOnce) await flush();
  }
  await flush();
  const catalog = last?.catalog ?? '';
  if (/(?:^|\/)(?:offers|prices|rests)[^/]*$/i.test(file.name)) changed += await forgetPending(trx, file, ['product']);
  if (/(?:^|\/)(?:prices|rests)[^/]*$/i.test(file.name)) changed += await forgetPending(trx, file, ['offer']);
  for (const stage of whole) {
    if (isAlone(file.name)) changed += await forget(trx, file.exchange, catalog, stage);
    else await notePending(trx, file, catalog, stage);
  }
  return { isChanged: changed > 0, saysStock };
}

/** The exchange is over: what its files of all goods did not name is forgotten. @returns whether there was any */
export async function forgetUnsaid(trx: Db, file: ExchangeFile): Promise<boolean> {
  return (await forgetPending(trx, file, ['product', 'offer'])) > 0;
}

/** Writes the records of a file; of two records of one thing the last one wins. @returns how many differ from before */
async function writeThings(trx: Db, file: ExchangeFile, catalog: string, things: readonly Thing[]): Promise<number> {
  const byKey = new Map(things.map((thing) => [`${thing.kind}\n${thing.id}`, thing]));
  const said = [...byKey.values()].filter(({ body }) => body !== null);
  const gone = [...byKey.values()].filter(({ body }) => body === null).map(({ kind, id }) => ({ kind, id }));
  const rows = said.map(({ kind, id, parent = '', body }) => ({ kind, id, parent, body }));
  const { rows: counted } = await sql<{ changed: number }>`
    with said as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as t(kind text, id text, parent text, body jsonb)
    ), changed as (
      select count(*)::int as changed from said left join exchange_items known using (kind, id)
       where known.body is distinct from said.body
    ), written as (
      insert into exchange_items (kind, id, catalog, parent, body, exchange, file)
      select kind, id, ${catalog}, parent, body, ${file.exchange}, ${file.name} from said
      on conflict (kind, id) do update set catalog = excluded.catalog, parent = excluded.parent, body = excluded.body,
        exchange = excluded.exchange, file = excluded.file
    ) select changed from changed`.execute(trx);
  const forgotten = await sql`
    delete from exchange_items e using json_to_recordset(${JSON.stringify(gone)}::json) as t(kind text, id text)
     where e.kind = t.kind and e.id = t.id`.execute(trx);
  return (counted[0]?.changed ?? 0) + Number(forgotten.numAffectedRows ?? 0);
}

/** Forgets what this exchange has not named. @returns how many records */
async function forget(trx: Db, exchange: string, catalog: string, stage: Stage): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('exchange_items')
    .where('kind', 'in', [...stages[stage]])
    .where('catalog', '=', catalog)
    .where('exchange', '<>', exchange)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function notePending(trx: Db, { exchange, name }: ExchangeFile, catalog: string, stage: Stage): Promise<void> {
  const body = JSON.stringify({ stage, catalog });
  await trx
    .insertInto('exchange_items')
    .values({ kind: 'pending', id: `${stage} ${catalog}`, body, exchange, file: name })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ body, exchange, file: name }))
    .execute();
}

async function forgetPending(trx: Db, { exchange }: ExchangeFile, of: readonly Stage[]): Promise<number> {
  const pending = await trx
    .deleteFrom('exchange_items')
    .where('kind', '=', 'pending')
    .where((eb) => eb(sql<string>`body->>'stage'`, 'in', [...of]))
    .returning(['body', 'exchange'])
    .execute();
  let forgotten = 0;
  // Those of an aborted exchange no longer count.
  for (const row of pending.filter((one) => one.exchange === exchange)) {
    const { stage, catalog } = row.body as { stage: Stage; catalog: string };
    forgotten += await forget(trx, exchange, catalog, stage);
  }
  return forgotten;
}
