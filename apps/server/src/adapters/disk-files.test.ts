import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFiles } from './disk-files.js';

describe('файлы посетителей', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['резюме.PDF', /^[0-9a-f]{32}\.pdf$/],
    ['../../etc/passwd', /^[0-9a-f]{32}\.bin$/],
    ['a.tar.gz', /^[0-9a-f]{32}\.gz$/],
    ['x.<script>', /^[0-9a-f]{32}\.bin$/],
  ])('%s лежит под случайным именем в своей папке', async (name, pattern) => {
    const key = await createDiskFiles(join(folder, 'uploads')).save({ name, bytes: Buffer.from(name) });
    expect(key).toMatch(pattern);
    expect(await readFile(join(folder, 'uploads', key), 'utf8')).toBe(name);
    expect(await readdir(folder)).toEqual(['uploads']);
  });
});
