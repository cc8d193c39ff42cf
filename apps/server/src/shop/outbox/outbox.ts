import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { MailSender } from '../../adapters/mail.js';
import type { SmsGateway } from '../../adapters/sms.js';

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
/** A message that hangs in a dead process is sent by another after this time; every carrier gives up earlier. */
const leaseSeconds = 120;
/** The pause before a new try doubles from this one up to an hour: ten tries take about three hours. */
const firstPauseSeconds = 20;
const longestPauseSeconds = 3600;

/**
 * Sends what waits. A message is claimed by a conditional write before it is sent, so two processes never send one at
 * once; the claim runs out, so a process that dies while sending loses none. A failed message is tried again, later
 * each time; one that cannot be sent is parked, and so is one whose secret has died. After `signal` no further one is
 * claimed. Gives how many were sent.
 */
export async function deliverOutbox(db: Db, carriers: Carriers, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  await dropDead(db, sql`dies_at <= clock_timestamp()`);
  for (let count = 0; count < 100 && !signal?.aborted; count += 1) {
    const message = await claimNext(db);
    if (!message) break;
    try {
      const [id, text] = [`tropa-${message.id}`, messageText(message)];
      if (message.kind === 'sms') await carriers.sms.send({ id, phone: message.recipient, text });
      else await carriers.mail.send({ id, to: message.recipient, subject: message.subject, text });
    } catch (error) {
      await putOff(db, message, error);
      continue;
    }
    await db
      .updateTable('outbox')
      .set({
        sent_at: sql<Date>`clock_timestamp()`,
        last_error: '',
        // The phone knows it now; a hash is kept where it is compared.
        ...(carriers.sms.isReadInOutbox ? {} : { secret: '' }),
      })
      .where('id', '=', message.id)
      .execute();
    sent += 1;
  }
  return sent;
}

interface ClaimedMessage {
  readonly id: number;
  readonly kind: 'sms' | 'mail';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly secret: string;
  readonly tries: number;
}

async function claimNext(db: Db): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update outbox set due_at = clock_timestamp() + ${leaseSeconds}::int * interval '1 second', tries = tries + 1
     where id = (select id from outbox
                  where sent_at is null and parked_at is null and due_at <= clock_timestamp()
                    and (dies_at is null or dies_at > clock_timestamp())
                  order by id limit 1 for update skip locked)
    returning id, kind, recipient, subject, body, secret, tries`.execute(db);
  return rows[0];
}

/** A carrier that says `isPermanent` will not take this message however often it is asked. */
async function putOff(db: Db, message: ClaimedMessage, error: unknown): Promise<void> {
  const { message: reason, isPermanent } = error as Error & { readonly isPermanent?: unknown };
  const isParked = isPermanent === true || message.tries >= maxTries;
  const pause = Math.min(firstPauseSeconds * 2 ** Math.min(message.tries - 1, 20), longestPauseSeconds);
  await db
    .updateTable('outbox')
    .set({
      last_error: String(reason).slice(0, 500),
      ...(isParked
        ? { parked_at: sql<Date>`clock_timestamp()`, secret: '' }
        : { due_at: sql<Date>`clock_timestamp() + ${pause}::int * interval '1 second'` }),
    })
    .where('id', '=', message.id)
    .execute();
}
