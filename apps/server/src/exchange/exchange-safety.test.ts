import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { ImportError } from '../import/import-error.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { openTestShop, type TestShop } from '../testing/test-shop.js';
import { ExchangeClient } from './exchange-client.fixtures.js';
import { openExchangeFolder, sweepExchanges } from './exchange-folder.js';
import { createRunningImports } from './running-imports.js';
import { safePath } from './safe-path.js';
import { unpackZip } from './unpack-zip.js';

const exchange = { user: 'shop-1c', password: 'correct-horse-battery', price: '', oldPrice: '', warehouses: new Map() };
const limits = { partBytes: 1_000, totalBytes: 3_000, files: 10 };
const bytesOf = async function* (...pieces: readonly string[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece);
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tropa-exchange-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeOnOneDatabase('access to the exchange', (open) => {
  let shop: TestShop;
  let address: string;
  const begin = async (settings: Parameters<typeof openTestShop>[1] = { settings: { exchange, dataDir: folder } }) => {
    shop = await openTestShop(open, settings);
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  };
  afterEach(() => shop.close());

  it('requires user and password; a wrong one is rejected, and after twenty an hour so is a right one', async () => {
    await begin();
    const wrong = new ExchangeClient(address, 'shop-1c', 'correct-horse');
    expect(await wrong.begin('catalog')).toEqual(['failure', 'Неверный логин или пароль.']);
    expect(await new ExchangeClient(address, 'shop', exchange.password).begin('sale')).toEqual([
      'failure',
      'Неверный логин или пароль.',
    ]);
    expect(
      (await fetch(`${address}/1c_exchange?type=catalog&mode=checkauth`).then((one) => one.text())).split('\n'),
    ).toEqual(['failure', 'Не переданы логин и пароль.']);
    const right = new ExchangeClient(address);
    expect((await right.begin('catalog'))[0]).toBe('success');
    for (let times = 2; times < 20; times += 1) await wrong.begin('catalog');
    expect(await right.begin('catalog')).toEqual(['failure', 'Слишком много неверных паролей: повторите через час.']);
    shop.clock.pass(3_600_001);
    expect((await right.begin('catalog'))[0]).toBe('success');
  });

  it('does nothing without a session, with a forged one, or with an expired one', async () => {
    await begin();
    const client = new ExchangeClient(address);
    const said = 'Сначала нужен вход: type=catalog&mode=checkauth с логином и паролем.';
    for (const mode of ['init', 'file', 'import', 'query', 'success', 'complete'])
      expect(await client.ask('sale', mode, 'orders.xml')).toEqual(['failure', said]);
    const token = (await client.ask('catalog', 'checkauth'))[2] ?? '';
    const ask = async (cookie: string) => {
      const reply = await fetch(`${address}/1c_exchange?type=catalog&mode=init`, {
        headers: { cookie: `tropa_exchange=${cookie}` },
      });
      return (await reply.text()).split('\n')[0];
    };
    expect(await ask(token)).toBe('zip=yes');
    expect(await ask(token.replace(/\.\d+\./, '.9999999999999.'))).toBe('failure');
    expect(await ask(`${'0'.repeat(24)}${token.slice(24)}`)).toBe('failure');
    shop.clock.pass(12 * 3_600_000 + 1);
    expect(await ask(token)).toBe('failure');
  });

  it('does not exist where the exchange is not set up', async () => {
    await begin({ settings: { exchange: null, dataDir: folder } });
    expect((await fetch(`${address}/1c_exchange?type=catalog&mode=checkauth`)).status).toBe(404);
  });

  it('gives a reason for names that lead elsewhere, for files that were not sent and for unknown commands', async () => {
    await begin();
    const client = new ExchangeClient(address);
    await client.begin('catalog');
    const body = Buffer.from('x');
    expect(await client.ask('catalog', 'file', '../../secret.xml', body)).toEqual([
      'failure',
      'Недопустимое имя файла: ../../secret.xml',
    ]);
    expect(await client.ask('catalog', 'file', '', body)).toEqual(['failure', 'Недопустимое имя файла: ']);
    expect(await client.import('import.xml')).toEqual(['failure', 'Файл import.xml не был передан.']);
    expect(await client.ask('catalog', 'file', 'import.xml', Buffer.alloc(16 * 1024 * 1024 + 1))).toEqual([
      'failure',
      'Файл слишком велик: больше, чем сайт принимает за один раз.',
    ]);
    expect(await client.ask('catalog', 'dance')).toEqual(['failure', 'Команда «dance» не поддерживается.']);
    expect(await client.ask('reference', 'checkauth')).toEqual([
      'failure',
      'Обмен вида «reference» не поддерживается.',
    ]);
  });
});

describe('files of an exchange', () => {
  it.each(['import.xml', 'import_files/bd/фото 1.jpg', 'goods\\1\\import___0a-1b.xml', '/webdata/offers0_1.xml'])(
    '%s is a name',
    (name) => expect(safePath(name)).toBe(name.replaceAll('\\', '/').replace(/^\//, '')),
  );
  it.each(['', '.', '..', 'a/../b', '../a', 'a/..', 'a\0b', 'c:/a', 'a\nb', 'a|b', `${'a/'.repeat(9)}b`])(
    '%j is none',
    (name) => {
      expect(() => safePath(name)).toThrow(ImportError);
    },
  );

  it('are appended; a part that is too large or broken off leaves what was there', async () => {
    const files = openExchangeFolder(folder, 'one', limits);
    await files.append('a.xml', bytesOf('one ', 'two '));
    await files.append('a.xml', bytesOf('three'));
    await expect(files.append('a.xml', bytesOf('x'.repeat(1_001)))).rejects.toThrow('Файл слишком велик');
    const broken = async function* () {
      yield Buffer.from('four');
      throw new Error('the connection is gone');
    };
    await expect(files.append('a.xml', broken())).rejects.toThrow('the connection is gone');
    expect(readFileSync(files.pathOf('a.xml'), 'utf8')).toBe('one two three');
    for (let part = 0; part < 2; part += 1) await files.append('b.xml', bytesOf('x'.repeat(1_000)));
    await expect(files.append('c.xml', bytesOf('x'.repeat(1_000)))).rejects.toThrow('Файл слишком велик');
    await files.finish('a.xml');
    await files.append('a.xml', bytesOf('anew'));
    expect(readFileSync(files.pathOf('a.xml'), 'utf8')).toBe('anew');
  });

  it('are deleted a day after the exchange', async () => {
    for (const name of ['old', 'fresh']) mkdirSync(join(folder, name));
    const now = new Date();
    utimesSync(join(folder, 'old'), now, new Date(now.getTime() - 25 * 3_600_000));
    await sweepExchanges(folder, now);
    expect(readdirSync(folder)).toEqual(['fresh']);
  });
});

describe('an archive of an exchange', () => {
  const unpack = async (files: Record<string, Uint8Array>, bounds = { bytes: 10_000, files: 3 }) => {
    writeFileSync(join(folder, 'a.zip'), zipSync(files));
    mkdirSync(join(folder, 'out'), { recursive: true });
    await unpackZip(join(folder, 'a.zip'), join(folder, 'out'), bounds);
    return readdirSync(join(folder, 'out'), { recursive: true }).sort();
  };
  const text = Buffer.from('text');

  it('is unpacked with its folders', async () => {
    expect(await unpack({ 'import.xml': text, 'import_files/a/b.jpg': text })).toEqual([
      'import.xml',
      'import_files',
      'import_files/a',
      'import_files/a/b.jpg',
    ]);
  });

  it.each<[string, Record<string, Uint8Array>]>([
    ['leads out of its folder', { '../evil.xml': text }],
    ['names a place of the disk', { '/etc/evil.xml': text }],
    ['is a bomb', { 'a.xml': new Uint8Array(10_001) }],
    ['has too many files', { a: text, b: text, c: text, d: text }],
  ])('writes nothing when it %s', async (_name, files) => {
    await expect(unpack(files)).rejects.toThrow(ImportError);
    expect(readdirSync(join(folder, 'out'))).toEqual([]);
    expect(existsSync(join(folder, 'evil.xml'))).toBe(false);
  });

  it('is rejected when it declares wrong sizes or is not an archive', async () => {
    const zip = Buffer.from(zipSync({ 'a.xml': new Uint8Array(9_000) }));
    // The size in the directory at the end: nine thousand become nine.
    const at = zip.lastIndexOf(Buffer.from('504b0102', 'hex'));
    zip.writeUInt32LE(9, at + 24);
    writeFileSync(join(folder, 'a.zip'), zip);
    const bounds = { bytes: 10_000, files: 3 };
    await expect(unpackZip(join(folder, 'a.zip'), folder, bounds)).rejects.toThrow('Архив повреждён');
    writeFileSync(join(folder, 'a.zip'), 'no archive');
    await expect(unpackZip(join(folder, 'a.zip'), folder, bounds)).rejects.toThrow('Архив повреждён');
  });
});

describe('imports that take longer than a request', () => {
  it('are requested again by their name, and report their outcome once', async () => {
    const imports = createRunningImports(5);
    let begun = 0;
    let end: (outcome: string) => void = () => undefined;
    const work = () => {
      begun += 1;
      return new Promise<string>((resolve) => {
        end = resolve;
      });
    };
    expect(await imports.run('a', work)).toBeNull();
    expect(await imports.run('a', work)).toBeNull();
    end('done');
    expect(await imports.run('a', work)).toBe('done');
    expect(begun).toBe(1);
    await expect(imports.run('b', () => Promise.reject(new ImportError('broken')))).rejects.toThrow('broken');
    expect(await imports.run('b', () => Promise.resolve('mended'))).toBe('mended');
  });
});
