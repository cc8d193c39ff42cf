import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { MailSender } from '../../adapters/mail.js';
import type { SmsGateway } from '../../adapters/sms.js';
import { doDueWork } from '../due-work.js';
import type { DueWork } from '../due-work.js';

/** A message to send. `subject` is of letters only. */
export interface QueuedMessage {
  readonly kind: 'sms' | 'mail';
  readonly recipient: string;
  readonly subject?: string;
  readonly body: string;
  /** What stands in the text for `{secret}`, kept no longer than it must be. */
  readonly secret?: DyingSecret;
}

/** A secret that a message tells, a code: dead, it is not sent any more. */
export interface DyingSecret {
  readonly value: string;
  /** What it is about: a newer one of the same topic kills it. */
  readonly topic: string;
  readonly lifetimeMs: number;
}

/** Writes a message in the transaction that causes it: it is sent if that transaction holds, and only then. */
export async function queueMessage(trx: Db, { secret, ...message }: QueuedMessage): Promise<void> {
  if (!secret) {
    await trx.insertInto('outbox').values(message).execute();
    return;
  }
  await dropDead(trx, sql`topic = ${secret.topic}`);
  await trx
    .insertInto('outbox')
    .values({
      ...message,
      secret: secret.value,
      topic: secret.topic,
      dies_at: sql<Date>`clock_timestamp() + ${secret.lifetimeMs}::int * interval '1 millisecond'`,
    })
    .execute();
}

/** The text as its reader sees it; a secret that is wiped already shows as dots. */
export function messageText({ body, secret }: { readonly body: string; readonly secret: string }): string {
  return body.replace('{secret}', secret || '••••');
}

/** Gives up what waits and is dead, and wipes what it would have told. */
async function dropDead(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update outbox set parked_at = clock_timestamp(), secret = '', last_error = 'its code has died'
     where id in (select id from outbox where ${which} and topic <> '' and sent_at is null and parked_at is null
                   order by id for update)`.execute(db);
}

/** Who carries the messages. */
export interface Carriers {
  readonly sms: SmsGateway;
  readonly mail: MailSender;
}

/** A message that failed so often is parked: it waits for a person, the others pass by. */
const maxTries = 10;
/** No run keeps the others waiting for longer than these. */
const mostAtOnce = 100;

interface WaitingMessage {
  readonly id: number;
  readonly kind: 'sms' | 'mail';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly secret: string;
  readonly tries: number;
}

const outboxWork = (db: Db, { sms, mail }: Carriers): DueWork<WaitingMessage> => ({
  table: 'outbox',
  key: 'id',
  keyOf: ({ id }) => id,
  waiting: sql`sent_at is null and parked_at is null and (dies_at is null or dies_at > clock_timestamp())`,
  columns: sql`id, kind, recipient, subject, body, secret`,
  // Ten tries take about three hours.
  pause: { first: 20, longest: 3600 },
  ask(message) {
    const [id, text] = [`tropa-${message.id}`, messageText(message)];
    return message.kind === 'sms'
      ? sms.send({ id, phone: message.recipient, text })
      : mail.send({ id, to: message.recipient, subject: message.subject, text });
  },
  done: ({ id }) =>
    db
      .updateTable('outbox')
      .set({
        sent_at: sql<Date>`clock_timestamp()`,
        last_error: '',
        // The phone knows it now; a hash is kept where it is compared.
        ...(sms.isReadInOutbox ? {} : { secret: '' }),
      })
      .where('id', '=', id)
      .execute(),
  // A carrier that says `isPermanent` will not take this message however often it is asked.
  failed: ({ tries }, error) =>
    (error as { readonly isPermanent?: unknown }).isPermanent === true || tries >= maxTries
      ? { parked_at: sql<Date>`clock_timestamp()`, secret: '' }
      : {},
});

/**
 * Sends what waits (`doDueWork`). One that cannot be sent is parked, and so is one whose secret has died. Gives how
 * many were sent.
 */
export async function deliverOutbox(db: Db, carriers: Carriers, signal?: AbortSignal): Promise<number> {
  await dropDead(db, sql`dies_at <= clock_timestamp()`);
  return doDueWork(db, outboxWork(db, carriers), { signal, most: mostAtOnce });
}
