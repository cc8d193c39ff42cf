import pg from 'pg';
import { envelopeOfError } from '../api/errors.js';
import { passingTrouble } from './database-trouble.js';

const url = process.env.TEST_DATABASE_URL;

/** What the driver throws when its only connection stays in use. The first one, too, must come within the time. */
async function errorOfCrowd(): Promise<unknown> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 2_000 });
  const client = await pool.connect();
  try {
    return await pool.connect().catch((error: unknown) => error);
  } finally {
    client.release();
    await pool.end();
  }
}

describe('a database that cannot respond now', () => {
  (url ? it : it.skip)('is recognised by the words of the driver when no connection is free', async () => {
    const error = await errorOfCrowd();
    expect(error).toBeInstanceOf(Error);
    expect(passingTrouble(error)).toBe('no database connection was free');
  });

  it('is «later», not a defect', () => {
    expect(envelopeOfError(Object.assign(new Error('sorry, too many clients already'), { code: '53300' }))).toEqual({
      envelope: {
        statusCode: 503,
        errorCode: 1,
        errorMessage: 'Магазин перегружен, попробуйте через несколько секунд',
        result: null,
      },
      isDefect: false,
    });
  });

  it.each([
    '08006',
    '08003',
    '57P01',
    '57P02',
    '57P03',
    '40P01',
    '40001',
    '53100',
    '53200',
    '25006',
    'ECONNRESET',
    'ENOSPC',
    'EDQUOT',
  ])('%s is «later» too, never a 500', (code) => {
    const { envelope, isDefect } = envelopeOfError(Object.assign(new Error('detail'), { code }));
    expect([envelope.statusCode, envelope.errorCode, isDefect]).toEqual([503, 1, false]);
  });

  it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
    '«%s» is a lost connection',
    (message) => expect(passingTrouble(new Error(message))).toBe('the connection to the database was lost'),
  );

  it.each([null, undefined, 'timeout', new Error('timeout'), Object.assign(new Error('x'), { code: '23505' })])(
    'is nothing else: %p',
    (error) => expect(passingTrouble(error)).toBeNull(),
  );
});
