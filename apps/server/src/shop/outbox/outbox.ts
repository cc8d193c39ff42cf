import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { MailSender } from '../../adapters/mail.js';
import type { SmsGateway } from '../../adapters/sms.js';
import { doDueWork } from '../due-work.js';
import type { DueWork } from '../due-work.js';

/** A message to send. `subject` is for e-mails only. */
export interface QueuedMessage {
  readonly kind: 'sms' | 'mail';
  readonly recipient: string;
  readonly subject?: string;
  readonly body: string;
  /** What replaces `{secret}` in the text, stored no longer than necessary. */
  readonly secret?: DyingSecret;
}

/** A secret in a message, such as a code: once expired, the message is not sent any more. */
export interface DyingSecret {
  readonly value: string;
  /** Its topic: a newer message of the same topic supersedes it. */
  readonly topic: string;
  readonly lifetimeMs: number;
}

/** Queues a message in the transaction that causes it: it is sent if and only if that transaction commits. */
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

/**
 * The text as its reader sees it. A wiped secret shows as dots; `{site}` is the shop's own address, and a paragraph with
 * it is left out where there is none.
 */
export function messageText(
  { body, secret }: { readonly body: string; readonly secret: string },
  site: string = '',
): string {
  const paragraphs = body.split('\n\n').filter((paragraph) => site !== '' || !paragraph.includes('{site}'));
  return paragraphs
    .join('\n\n')
    .replaceAll('{site}', () => site)
    .replace('{secret}', () => secret || '••••');
}

/** Gives up pending messages whose secret has expired, and wipes the secret. */
async function dropDead(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update outbox set parked_at = clock_timestamp(), secret = '', last_error = 'its code has died'
     where id in (select id from outbox where ${which} and topic <> '' and sent_at is null and parked_at is null
                   order by id for update)`.execute(db);
}

/** The gateways that send the messages. */
export interface Carriers {
  readonly sms: SmsGateway;
  readonly mail: MailSender;
}

/** The carriers, and the public address of the shop that links in messages begin with; '' leaves them out. */
export interface OutboxWay extends Carriers {
  readonly site?: string;
}

/** A message that failed this often is parked: it waits for a person, others are sent. */
const maxTries = 10;
/** Rows per run, so that no run delays the other jobs for long. */
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

const outboxWork = (db: Db, { sms, mail, site }: OutboxWay): DueWork<WaitingMessage> => ({
  table: 'outbox',
  key: 'id',
  keyOf: ({ id }) => id,
  waiting: sql`sent_at is null and parked_at is null and (dies_at is null or dies_at > clock_timestamp())`,
  columns: sql`id, kind, recipient, subject, body, secret`,
  // Ten attempts take about three hours.
  pause: { first: 20, longest: 3600 },
  ask(message) {
    const [id, text] = [`tropa-${message.id}`, messageText(message, site)];
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
        // The recipient has it now; where it is compared, a hash is stored.
        ...(sms.isReadInOutbox ? {} : { secret: '' }),
      })
      .where('id', '=', id)
      .execute(),
  // After a failure with `isPermanent` retrying this message is pointless.
  failed: ({ tries }, error) =>
    (error as { readonly isPermanent?: unknown }).isPermanent === true || tries >= maxTries
      ? { parked_at: sql<Date>`clock_timestamp()`, secret: '' }
      : {},
});

/**
 * Sends pending messages (`doDueWork`). One that cannot be sent is parked, and so is one whose secret has expired.
 * Returns how many were sent.
 */
export async function deliverOutbox(db: Db, carriers: OutboxWay, signal?: AbortSignal): Promise<number> {
  await dropDead(db, sql`dies_at <= clock_timestamp()`);
  return doDueWork(db, outboxWork(db, carriers), { signal, most: mostAtOnce });
}
