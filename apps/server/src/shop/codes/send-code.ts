import { createHmac } from 'node:crypto';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { orCallUs, readIdentity } from '../identity/identity.js';
import { queueMessage } from '../outbox/outbox.js';
import { requireHit, takeHit, waitText } from '../rate-limits/rate-limit.js';
import { refusal } from '../refusals.js';
import { codeLifetimeMs, codePauseMs, codesPerDay, newCode } from './code-rules.js';
import type { CodePurpose } from './code-rules.js';

const dayMs = 86_400_000;

/** Whom a code is sent to and who asked for it. `phone`: ten digits. */
export interface CodeAsker {
  readonly sessionId: string;
  readonly phone: string;
  readonly purpose: CodePurpose;
  /** Address of the visitor: one address cannot spend the shop's money on many phones. */
  readonly ip: string;
  /** SMS limit of the whole shop per hour. */
  readonly smsPerHour: number;
  /** The shop's secret: without it the stored hash reveals nothing about four digits. */
  readonly secret: string;
}

/** How many codes one address may request per hour. */
const codesPerAddress = 60;

/**
 * Sends a code: one message per 59 s and five a day to a phone (decision 17), counted where the message is written.
 * Whether the phone is registered is not disclosed here: only its owner learns that, after entering the code.
 */
export async function sendCode(db: Db, asker: CodeAsker, now: Date): Promise<void> {
  const { phone, purpose, sessionId } = asker;
  // Only these phones can receive a text, at the price that the shop expects.
  if (!phone.startsWith('9')) throw refusal('invalidForm', 'Код приходит в смс: укажите мобильный телефон, +7 9…');
  const code = newCode();
  await inTransaction(db, async (trx) => {
    const waitMs = await takeHit(trx, { key: `sms-pause:${phone}`, max: 1, windowMs: codePauseMs }, now);
    if (waitMs > 0) throw refusal('tooOften', `Получить новый код можно через ${waitText(waitMs)}`, waitMs);
    const dayWaitMs = await takeHit(trx, { key: `sms-day:${phone}`, max: codesPerDay, windowMs: dayMs }, now);
    if (dayWaitMs > 0) throw refusal('tooOften', `Слишком много кодов. Повторите через ${waitText(dayWaitMs)}`);
    await requireHit(trx, { key: `sms-from:${asker.ip}`, max: codesPerAddress, windowMs: 3_600_000 }, now);
    const shopWaitMs = await takeHit(trx, { key: 'sms-shop', max: asker.smsPerHour, windowMs: 3_600_000 }, now);
    if (shopWaitMs > 0) {
      throw refusal(
        'tooOften',
        `Сейчас мы не можем отправить смс. Повторите через ${waitText(shopWaitMs)} ${await orCallUs(trx)}`,
      );
    }
    await trx
      .insertInto('phone_codes')
      .values({
        phone,
        purpose,
        session_id: sessionId,
        code_hash: hashCode(asker, code),
        sent_at: now,
        expires_at: new Date(now.getTime() + codeLifetimeMs),
      })
      .execute();
    await queueMessage(trx, {
      kind: 'sms',
      recipient: phone,
      body: `${(await readIdentity(trx)).name}: код {secret}. Никому его не сообщайте.`,
      // Only the newest code of a session is compared: older ones are invalid.
      secret: { value: code, topic: `code:${sessionId}:${phone}`, lifetimeMs: codeLifetimeMs },
    });
  });
}

/** The stored form of a code: useless for another session, phone or purpose, and to anyone who has only the table. */
export function hashCode(asker: Pick<CodeAsker, 'sessionId' | 'phone' | 'purpose' | 'secret'>, code: string): string {
  return createHmac('sha256', asker.secret)
    .update([asker.sessionId, asker.phone, asker.purpose, code].join('\0'))
    .digest('hex');
}
