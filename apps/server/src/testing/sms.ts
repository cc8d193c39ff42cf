import type { Db } from '../db/schema.js';
import { messageText } from '../shop/outbox/outbox.js';
import type { Visitor } from './visitor.js';

/** The newest code that was sent to a phone, as its owner reads it. */
export async function codeFor(db: Db, phone: string): Promise<string> {
  const message = await db
    .selectFrom('outbox')
    .select(['body', 'secret'])
    .where('kind', '=', 'sms')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const code = /\d{4}/.exec(messageText(message))?.[0];
  if (!code) throw new Error(`no code in «${messageText(message)}»`);
  return code;
}

let phones = 9_000_000_000;

/** A mobile phone that no other call of this test file has given. */
export const newPhone = (): string => String((phones += 1));

/** A password that the rules accept. */
export const goodPassword = 'Tropa2026';

/** Registers a user by the usual three steps; the visitor is signed in afterwards. */
export async function registerUser(db: Db, visitor: Visitor, phone: string, email = 'anna@example.ru'): Promise<void> {
  await visitor.post('/api/auth/sendCodeRegistration/', { phone, form: 'registration' });
  await visitor.post('/api/auth/checkCode/', { phone, code: await codeFor(db, phone) });
  const answer = await visitor.post('/api/auth/registration/', {
    phone,
    name: 'Анна',
    email,
    password: goodPassword,
    passwordConfirm: goodPassword,
  });
  if (answer.errorCode !== 0) throw new Error(`not registered: ${answer.errorMessage}`);
}
