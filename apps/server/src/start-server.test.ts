import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from './db/start-error.js';
import { readSettings } from './settings.js';
import { startServer } from './start-server.js';

describe('the start of a server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-start-'));
    await mkdir(join(folder, 'storefront', 'server'), { recursive: true });
    await writeFile(join(folder, 'storefront', 'server', 'server.js'), 'exports.renderPage = () => undefined;');
    await writeFile(join(folder, 'package.json'), '{}');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('stops with one line when the bucket cannot be used, before the database is opened', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const settings = readSettings({
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      S3_BUCKET: 'tropa',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hidden',
    });
    const started = startServer(settings, { STOREFRONT_DIST: join(folder, 'storefront') }, () => undefined);
    const error: unknown = await started.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(
      /^The bucket tropa at http:\/\/127\.0\.0\.1:\d+ cannot be used: .*S3_ENDPOINT\.$/,
    );
    expect(await readdir(folder)).not.toContain('data');
  });
});
