import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';

const primary = 'postgres://tropa:secret@db1/tropa';

describe('settings of several machines', () => {
  it('are off by default: one process that ends at once, without metrics and replicas', () => {
    expect(readSettings({ METRICS_PORT: '', DRAIN_SECONDS: '', DATABASE_READ_URL: ' ' })).toMatchObject({
      metricsPort: null,
      metricsHost: '127.0.0.1',
      drainSeconds: 0,
      databaseReadUrls: [],
      databaseReadMaxLag: 5,
    });
  });

  it('name replicas, a port for metrics and the time to leave', () => {
    const replicas = ['postgres://tropa:secret@db2/tropa', 'postgresql://tropa:secret@db3:5433/tropa'];
    expect(
      readSettings({
        DATABASE_URL: primary,
        DATABASE_READ_URL: replicas.join(', '),
        DATABASE_READ_MAX_LAG: '2',
        METRICS_PORT: '9464',
        METRICS_HOST: '10.0.0.5',
        DRAIN_SECONDS: '30',
      }),
    ).toMatchObject({
      databaseReadUrls: replicas,
      databaseReadMaxLag: 2,
      metricsPort: 9464,
      metricsHost: '10.0.0.5',
      drainSeconds: 30,
    });
  });

  it.each([
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT is not a port: 70000'],
    [{ DRAIN_SECONDS: '601' }, 'DRAIN_SECONDS must be a whole number from 0 to 600, not: 601'],
    [{ DATABASE_READ_MAX_LAG: '0' }, 'DATABASE_READ_MAX_LAG must be a whole number from 1 to 3600, not: 0'],
    [{ DATABASE_READ_URL: primary }, 'DATABASE_READ_URL requires DATABASE_URL, the primary.'],
    [
      { DATABASE_URL: primary, DATABASE_READ_URL: 'mysql://tropa:secret@db2/tropa' },
      'DATABASE_READ_URL must be postgres://… addresses of replicas, comma-separated.',
    ],
  ])('stop the start when they are wrong: %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(new StartError(message));
  });
});
