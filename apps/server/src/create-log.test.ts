import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { shopRoute } from './api/route.js';
import { createLog } from './create-log.js';
import { describeOnOneDatabase } from './testing/databases.js';
import type { TestDatabase } from './testing/databases.js';
import { createTestApp } from './testing/test-app.js';
import { object } from 'valibot';

const secret = 'parol-Secret777';

/** Everything that a log has written. */
function catchLog(): { written: string[]; log: ReturnType<typeof createLog> } {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  return { written, log: createLog('info', stream) };
}

describeOnOneDatabase('log of a failed statement', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await sql`create table log_test (word text primary key check (word <> 'no'), number int)`.execute(database.db);
    await sql`insert into log_test values (${secret}, 1)`.execute(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it.each([
    ['a key that is there', '23505', () => sql`insert into log_test values (${secret}, 2)`],
    ['a value that is not a number', '22P02', () => sql`select ${secret}::text::int`],
    ['a row that is refused', '23514', () => sql`insert into log_test values ('no', length(${secret}))`],
    ['a table that is not there', '42P01', () => sql`select ${secret} from nowhere`],
  ])('logs code and stack frames, never a parameter: %s', async (_what, code, statement) => {
    const { written, log } = catchLog();
    const empty = object({});
    const app = await createTestApp(
      database.db,
      {},
      {
        log,
        plugins: [
          (one) =>
            shopRoute(one, {
              method: 'GET',
              url: '/api/fails-in-sql/',
              request: empty,
              response: empty,
              handler: async () => {
                await statement()
                  .execute(database.db)
                  .catch((cause: unknown) => {
                    throw new Error('the work failed', { cause });
                  });
                return {};
              },
            }),
          (one) =>
            shopRoute(one, {
              method: 'GET',
              url: '/api/fails-plainly/',
              request: empty,
              response: empty,
              handler: async () => {
                await statement().execute(database.db);
                return {};
              },
            }),
        ],
      },
    );
    for (const url of ['/api/fails-in-sql/', '/api/fails-plainly/']) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.body.includes(secret)]).toEqual([500, false]);
    }
    await app.close();
    expect(written).toHaveLength(2);
    for (const line of written) {
      expect(line).not.toContain(secret);
      expect(line).toContain(code);
      expect(line).toContain('create-log.test.ts');
    }
  });
});

describe('log', () => {
  it.each([
    ['a form', { password: secret, passwordConfirm: secret }],
    ['a request', { headers: { cookie: secret } }],
  ])('has no password or cookie in it, at the top level and one below: %s', (_what, said) => {
    const { written, log } = catchLog();
    log.info(said, 'asked');
    log.info({ one: said }, 'asked');
    expect(written.join('')).not.toContain(secret);
    expect(written.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['asked', 'asked']);
  });

  it('keeps the message of an ordinary error', () => {
    const { written, log } = catchLog();
    log.error({ err: new TypeError('the gateway "smsc" is away') }, 'failed');
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      msg: 'failed',
      err: {
        type: 'TypeError',
        message: 'the gateway "smsc" is away',
        stack: expect.stringContaining('create-log.test.ts'),
      },
    });
  });
});
