import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFiles } from './disk-files.js';

// What every store does is in file-stores.test.ts.
describe("visitors' files in a folder", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const keep = async (files: ReturnType<typeof createDiskFiles>, name = 'a.pdf'): Promise<string> => {
    const content = await files.receive(
      (async function* () {
        yield Buffer.from('a');
      })(),
    );
    return files.save({ name, content });
  };

  it("a visitor's file name does not lead out of the folder", async () => {
    const own = join(folder, 'inside');
    const key = await keep(createDiskFiles(join(own, 'uploads')), '../../etc/passwd');
    expect([await readdir(own), (await readdir(join(own, 'uploads'))).sort()]).toEqual([
      ['uploads'],
      [key, 'incoming'].sort(),
    ]);
  });

  it('a stream that never began leaves no file', async () => {
    const own = join(folder, 'refused');
    const files = createDiskFiles(own);
    const refused = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no room')) }) };
    for (let time = 0; time < 50; time += 1) await expect(files.receive(refused)).rejects.toThrow('no room');
    expect(await readdir(join(own, 'incoming'))).toEqual([]);
  });

  it("sweeps its own old files and nobody else's; without a folder there is nothing to sweep", async () => {
    const own = join(folder, 'sweeping');
    const files = createDiskFiles(own);
    const [old, fresh] = [await keep(files), await keep(files)];
    await writeFile(join(own, 'incoming', 'left'), 'half');
    await writeFile(join(own, 'incoming', 'coming'), 'half');
    await writeFile(join(own, 'not-ours.txt'), 'a');
    const day = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const name of [old, 'incoming/left', 'not-ours.txt']) await utimes(join(own, name), day(200), day(200));
    expect(await files.sweep(new Date(NaN))).toBe(1);
    expect(await readdir(own)).toContain(old);
    expect(await files.sweep(day(180))).toBe(1);
    expect((await readdir(own)).sort()).toEqual([fresh, 'incoming', 'not-ours.txt'].sort());
    expect(await readdir(join(own, 'incoming'))).toEqual(['coming']);
    expect(await createDiskFiles(join(folder, 'nothing')).sweep(day(1))).toBe(0);
  });
});
