import pg from 'pg';
import { envelopeOfError } from '../api/errors.js';
import { isDatabaseBusy } from './database-busy.js';

const url = process.env.TEST_DATABASE_URL;

/** What the driver itself throws when its only connection stays taken. */
async function errorOfCrowd(): Promise<unknown> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 50 });
  const client = await pool.connect();
  try {
    return await pool.connect().catch((error: unknown) => error);
  } finally {
    client.release();
    await pool.end();
  }
}

describe('no free connection to the database', () => {
  (url ? it : it.skip)('is told by the words of the driver', async () => {
    const error = await errorOfCrowd();
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseBusy(error)).toBe(true);
  });

  it('is «later», not a defect', () => {
    expect(envelopeOfError(Object.assign(new Error('sorry, too many clients already'), { code: '53300' }))).toEqual({
      envelope: {
        statusCode: 503, errorCode: 1, errorMessage: 'Магазин перегружен, попробуйте через несколько секунд', result: null,
      },
      isDefect: false,
    });
  });

  it.each([null, undefined, 'timeout', new Error('timeout'), Object.assign(new Error('x'), { code: '23505' })])(
    'is nothing else: %p',
    (error) => expect(isDatabaseBusy(error)).toBe(false),
  );
});
