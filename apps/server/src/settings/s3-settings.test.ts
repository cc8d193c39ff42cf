import { describeAdapters } from '../adapters/create-adapters.js';
import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';

const s3 = {
  S3_ENDPOINT: 'https://storage.yandexcloud.net/',
  S3_BUCKET: 'tropa-files',
  S3_REGION: 'ru-central1',
  S3_ACCESS_KEY_ID: 'YCAJE-id',
  S3_SECRET_ACCESS_KEY: 'the+secret/key=',
};

describe('settings of the bucket', () => {
  it('are read whole; none of them is the data folder', () => {
    expect(readSettings(s3).s3).toEqual({
      endpoint: 'https://storage.yandexcloud.net',
      bucket: 'tropa-files',
      region: 'ru-central1',
      accessKeyId: 'YCAJE-id',
      secretAccessKey: 'the+secret/key=',
      isPathStyle: false,
    });
    const own = { ...s3, S3_ENDPOINT: 'http://minio:9000', S3_REGION: '', S3_FORCE_PATH_STYLE: 'on' };
    expect(readSettings(own).s3).toMatchObject({
      endpoint: 'http://minio:9000',
      region: 'us-east-1',
      isPathStyle: true,
    });
    expect(readSettings({}).s3).toBeNull();
  });

  it.each([
    [{ ...s3, S3_BUCKET: '' }, 'require S3_BUCKET'],
    [{ ...s3, S3_ENDPOINT: '' }, 'S3_BUCKET requires S3_ENDPOINT'],
    [{ ...s3, S3_ACCESS_KEY_ID: '' }, 'S3_BUCKET requires'],
    [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_BUCKET requires'],
    [{ ...s3, S3_SECRET_ACCESS_KEY: 'two words' }, 'S3_SECRET_ACCESS_KEY has characters'],
    [{ ...s3, S3_BUCKET: 'My Bucket' }, 'S3_BUCKET must be'],
    [{ ...s3, S3_BUCKET: '../up' }, 'S3_BUCKET must be'],
    [{ ...s3, S3_REGION: 'Сибирь' }, 'S3_REGION must be'],
    [{ ...s3, S3_ENDPOINT: 'http://storage.yandexcloud.net' }, 'S3_ENDPOINT must be'],
    [{ ...s3, S3_ENDPOINT: 'http://8.8.8.8:9000' }, 'S3_ENDPOINT must be'],
    [{ ...s3, S3_ENDPOINT: 'https://storage.yandexcloud.net/bucket' }, 'S3_ENDPOINT must be'],
    [{ ...s3, S3_ENDPOINT: 'https://user:secret@s3.e.ru' }, 'S3_ENDPOINT must be'],
    [{ ...s3, S3_ENDPOINT: 'storage' }, 'S3_ENDPOINT must be'],
  ])('%j: %s', (env, message) => {
    const start = () => readSettings(env);
    expect(start).toThrow(StartError);
    expect(start).toThrow(message);
    expect(start).not.toThrow('secret@');
  });

  it.each([
    'http://localhost:9000',
    'http://127.0.0.1:9000',
    'http://10.0.3.4',
    'http://192.168.1.9',
    'http://[::1]:9000',
  ])('%s is near enough for http', (endpoint) => {
    expect(readSettings({ ...s3, S3_ENDPOINT: endpoint }).s3?.endpoint).toBe(endpoint);
  });

  it('are described to the owner without the keys', () => {
    const told = describeAdapters(readSettings(s3));
    expect(told).toMatch(/; files: bucket tropa-files at https:\/\/storage\.yandexcloud\.net$/);
    expect(told).not.toMatch(/secret|YCAJE/);
    expect(describeAdapters(readSettings({}))).not.toContain('files');
  });
});
