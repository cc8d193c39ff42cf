/**
 * The reference server with its demo goods, in memory, on a free port, without pages: for tests that need it as a
 * program of its own. Prints its address as one line, runs until it is ended. ALLOWED_ORIGIN names a site that may call,
 * ACCOUNT (`phone:password`) somebody who is registered already: no code was sent to that phone yet.
 */
import { fillDemoShop } from '../demo/fill.js';
import { hashPassword } from '../shop/auth/passwords.js';
import { openPgliteForTest } from './databases.js';
import { createTestApp } from './test-app.js';

const { db } = await openPgliteForTest();
await fillDemoShop(db);
const { ALLOWED_ORIGIN: origin, ACCOUNT: account = '' } = process.env;
if (account !== '') {
  const [phone = '', password = ''] = account.split(':');
  const visitor = await db.insertInto('visitors').defaultValues().returning('id').executeTakeFirstOrThrow();
  const user = {
    visitor_id: visitor.id,
    name: 'Пётр',
    phone,
    email: 'petr@example.ru',
    password_hash: await hashPassword(password),
  };
  await db.insertInto('users').values(user).execute();
}
const app = await createTestApp(db, { allowedOrigins: origin ? [origin] : [] });
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
