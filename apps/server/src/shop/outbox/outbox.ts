import { sql } from 'kysely';
import type { Db } from '../../db/schema.js';
import type { MailSender } from '../../adapters/mail.js';
import type { SmsGateway } from '../../adapters/sms.js';

/** A message to send. `subject` is of letters only. */
export interface QueuedMessage {
  readonly kind: 'sms' | 'mail';
  readonly recipient: string;
  readonly subject?: string;
  readonly body: string;
}

/** Writes a message in the transaction that causes it: it is sent if that transaction holds, and only then. */
export async function queueMessage(trx: Db, message: QueuedMessage): Promise<void> {
  await trx.insertInto('outbox').values({ ...message }).execute();
}

/** Who carries the messages. */
export interface Carriers {
  readonly sms: SmsGateway;
  readonly mail: MailSender;
}

/** A message that failed so often waits for a person. */
const maxTries = 5;

/**
 * Sends what waits. A message is claimed by a conditional write before it is sent, so two processes never send one
 * twice; a failed one is tried again, five times in all. Gives how many were sent.
 */
export async function deliverOutbox(db: Db, carriers: Carriers): Promise<number> {
  let sent = 0;
  for (let count = 0; count < 100; count += 1) {
    const message = await claimNext(db);
    if (!message) break;
    try {
      if (message.kind === 'sms') await carriers.sms.send({ phone: message.recipient, text: message.body });
      else await carriers.mail.send({ to: message.recipient, subject: message.subject, text: message.body });
      sent += 1;
    } catch (error) {
      await db
        .updateTable('outbox')
        .set({ sent_at: null, last_error: String((error as Error).message).slice(0, 500) })
        .where('id', '=', message.id)
        .execute();
    }
  }
  return sent;
}

interface ClaimedMessage {
  readonly id: number;
  readonly kind: 'sms' | 'mail';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** A failed message waits longer before every next try: 0 s, 20 s, 40 s… */
async function claimNext(db: Db): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update outbox set sent_at = clock_timestamp(), tries = tries + 1
     where id = (select id from outbox
                  where sent_at is null and tries < ${maxTries}
                    and created_at + tries * interval '20 seconds' <= clock_timestamp()
                  order by id limit 1 for update skip locked)
    returning id, kind, recipient, subject, body`.execute(db);
  return rows[0];
}
