import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
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

  it('забывает файл по ключу, и второй раз тоже; чужого не трогает', async () => {
    const own = join(folder, 'forgetting');
    const files = createDiskFiles(own);
    const [key, other] = [await files.save({ name: 'a.pdf', bytes: Buffer.from('a') }), await files.save({ name: 'b.pdf', bytes: Buffer.from('b') })];
    await files.remove(key);
    await files.remove(key);
    expect(await readdir(own)).toEqual([other]);
    for (const path of ['../forgetting', `../forgetting/${other}`, '.', '']) await expect(files.remove(path)).rejects.toThrow('not a key');
    expect(await readdir(own)).toEqual([other]);
  });

  it('после неудачной записи не остаётся и части файла', async () => {
    const own = join(folder, 'failing');
    await mkdir(own);
    const bytes = { byteLength: 1 } as Uint8Array; // Nothing that can be written.
    await expect(createDiskFiles(own).save({ name: 'a.pdf', bytes })).rejects.toThrow();
    expect(await readdir(own)).toEqual([]);
  });
});
