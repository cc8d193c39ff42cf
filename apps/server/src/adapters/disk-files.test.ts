import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFiles } from './disk-files.js';

/** As a visitor uploads it. */
async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

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
    const files = createDiskFiles(join(folder, 'uploads'));
    const key = await files.save({ name, content: await files.receive(piecesOf(name)) });
    expect(key).toMatch(pattern);
    expect(await readFile(join(folder, 'uploads', key), 'utf8')).toBe(name);
    expect(await readdir(folder)).toEqual(['uploads']);
  });

  it('забывает файл по ключу, и второй раз тоже; чужого не трогает', async () => {
    const own = join(folder, 'forgetting');
    const files = createDiskFiles(own);
    const keep = async (text: string) =>
      files.save({ name: `${text}.pdf`, content: await files.receive(piecesOf(text)) });
    const [key, other] = [await keep('a'), await keep('b')];
    await files.remove(key);
    await files.remove(key);
    expect((await readdir(own)).sort()).toEqual([other, 'incoming'].sort());
    for (const path of ['../forgetting', `../forgetting/${other}`, '.', ''])
      await expect(files.remove(path)).rejects.toThrow('not a key');
    expect((await readdir(own)).sort()).toEqual([other, 'incoming'].sort());
  });

  it('считает байты, читается сколько угодно раз; брошенный и недошедший исчезают', async () => {
    const own = join(folder, 'coming');
    const files = createDiskFiles(own);
    const incoming = () => readdir(join(own, 'incoming'));
    const file = await files.receive(piecesOf('резюме'));
    expect(file.size).toBe(12);
    for (let time = 0; time < 2; time += 1) {
      const parts: Buffer[] = [];
      for await (const part of file.read()) parts.push(part);
      expect(Buffer.concat(parts).toString()).toBe('резюме');
    }
    expect(await incoming()).toHaveLength(1);
    await file.drop();
    await file.drop();
    const broken = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.alloc(100_000);
      throw new Error('the visitor went away');
    };
    await expect(files.receive(broken())).rejects.toThrow('went away');
    const refused = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no room')) }) };
    for (let time = 0; time < 50; time += 1) await expect(files.receive(refused)).rejects.toThrow('no room');
    expect(await incoming()).toEqual([]);
  });

  it('сметает старое: принятое до срока и недошедшее, что бросил умерший процесс', async () => {
    const own = join(folder, 'sweeping');
    const files = createDiskFiles(own);
    const keep = async () => files.save({ name: 'a.pdf', content: await files.receive(piecesOf('a')) });
    const [old, fresh] = [await keep(), await keep()];
    await files.receive(piecesOf('still coming'));
    await writeFile(join(own, 'incoming', 'left'), 'half');
    await writeFile(join(own, 'not-ours.txt'), 'a');
    const day = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const name of [old, 'incoming/left', 'not-ours.txt']) await utimes(join(own, name), day(200), day(200));
    expect(await files.sweep(new Date(NaN))).toBe(1);
    expect(await readdir(own)).toContain(old);
    expect(await files.sweep(day(180))).toBe(1);
    expect((await readdir(own)).sort()).toEqual([fresh, 'incoming', 'not-ours.txt'].sort());
    expect(await readdir(join(own, 'incoming'))).toHaveLength(1);
    expect(await createDiskFiles(join(folder, 'nothing')).sweep(day(1))).toBe(0);
  });
});
