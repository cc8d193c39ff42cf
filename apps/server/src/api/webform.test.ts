import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { consentVersion } from '../shop/consent.js';
import { formIds } from '../shop/webform/forms.js';
import type { FormName } from '../shop/webform/forms.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

/** Fifty megabytes, and sixty forms in a row. */
jest.setTimeout(60_000);

const phone = '+7 (912) 345-67-89';

/** A form as a browser sends it. */
function multipart(fields: Record<string, string>, files: { name: string; bytes: Buffer }[] = []) {
  const boundary = 'tropa-boundary';
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { name, bytes } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'));
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

describeOnOneDatabase('forms', (open) => {
  let shop: TestShop;
  let folder: string;
  const url = '/api/webform/sendMessage/';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-forms-'));
    shop = await openTestShop(open, { settings: { dataDir: folder } });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => shop.clock.pass(3_600_000));

  const kept = () =>
    shop.db.selectFrom('webform_messages').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

  it.each([
    ['project', { phone, projectName: 'Лыжи' }, { name: '', phone: '9123456789', projectName: 'Лыжи' }],
    [
      'service',
      { phone, address: 'ул. Республики, 142' },
      { name: '', phone: '9123456789', email: '', address: 'ул. Республики, 142', comment: '' },
    ],
    [
      'contacts',
      { name: 'Анна', phone, email: 'a@b.ru', comment: 'Привет', position: 'лишнее' },
      { name: 'Анна', phone: '9123456789', email: 'a@b.ru', comment: 'Привет' },
    ],
    [
      'work',
      { phone, email: 'a@b.ru', position: 3 },
      { name: '', phone: '9123456789', email: 'a@b.ru', position: '3', comment: '' },
    ],
  ])('%s is saved with its fields and the version of the consent', async (form, values, fields) => {
    const id = formIds[form as FormName];
    expect(await shop.visitor().post(url, { id, ...values })).toMatchObject({ httpStatus: 200, errorCode: 0 });
    expect(await kept()).toMatchObject({
      form_id: id,
      fields,
      files: [],
      consent_version: consentVersion,
      created_at: shop.clock.now,
    });
  });

  it.each([
    ['project', { phone: '' }, 10, 'Обязательное поле'],
    ['project', { phone: '912' }, 10, 'Телефон не может быть меньше 10 символов'],
    ['work', { phone, email: '' }, 10, 'Обязательное поле'],
    ['work', { phone, email: 'нет' }, 10, 'Некорректный email'],
    ['service', { phone, address: ' ' }, 10, 'Обязательное поле'],
    ['service', { phone, address: 'a', email: 'нет' }, 10, 'Некорректный email'],
    ['contacts', { phone, email: 'нет' }, 10, 'Некорректный email'],
    ['contacts', { phone: '' }, 10, 'Обязательное поле'],
    ['contacts', { phone, comment: 'я'.repeat(5001) }, 10, 'Неверное значение поля «comment»'],
    ['toString', { phone }, 11, 'Такой формы нет'],
    ['', { phone }, 10, 'Неверное значение поля «id»'],
  ])('%s rejects %j', async (form, values, errorCode, errorMessage) => {
    const id = Object.hasOwn(formIds, form) ? formIds[form as FormName] : form;
    expect(await shop.visitor().post(url, { id, ...values })).toMatchObject({
      httpStatus: 200,
      errorCode,
      errorMessage,
    });
  });

  it('an application brings files; names and extensions follow their content', async () => {
    const pdf = Buffer.from('%PDF-1.7 резюме');
    const reply = await shop.visitor().request({
      method: 'POST',
      url,
      ...multipart({ id: formIds.work, phone, email: 'a@b.ru', position: '3' }, [
        { name: '../../evil.sh', bytes: pdf },
      ]),
    });
    expect(reply.json()).toMatchObject({ errorCode: 0 });
    const { files } = (await kept())!;
    expect(files).toEqual([
      {
        name: 'resume-1.pdf',
        original: expect.stringMatching(/evil\.sh$/),
        size: pdf.length,
        storageKey: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
      },
    ]);
    expect(await readFile(join(folder, 'uploads', files[0]!.storageKey))).toEqual(pdf);
  });

  const attempt = async (files: { name: string; bytes: Buffer }[], fields: Record<string, string> = {}) => {
    const work = { id: formIds.work, phone, email: 'a@b.ru', ...fields };
    return (await shop.visitor().request({ method: 'POST', url, ...multipart(work, files) })).json();
  };
  const text = { name: 'a.txt', bytes: Buffer.from('резюме') };

  it.each([
    [
      'a program that is named pdf',
      [{ name: 'cv.pdf', bytes: Buffer.from('MZ\0\0') }],
      'Файл «cv.pdf» не подходит. Допустимые расширения файлов: pdf, doc, docx, odt, rtf, txt, jpg, png',
    ],
    [
      'a program among good files',
      [text, { name: 'Диплом.doc', bytes: Buffer.from('\x7fELF\x01') }],
      'Файл «Диплом.doc» не подходит. Допустимые расширения файлов: pdf, doc, docx, odt, rtf, txt, jpg, png',
    ],
    ['an empty file', [{ name: 'Резюме.pdf', bytes: Buffer.alloc(0) }], 'Файл «Резюме.pdf» пустой. Выберите другой'],
    ['six files', Array(6).fill(text), 'Максимальное количество файлов - 5'],
    [
      'a file of 11 MB',
      [{ name: 'b.txt', bytes: Buffer.alloc(11_000_000, 'a') }],
      'Размер файла не должен превышать 10 Мб',
    ],
    [
      'a file one byte over 10 MB',
      [{ name: 'b.txt', bytes: Buffer.alloc(10_000_001, 'a') }],
      'Размер файла не должен превышать 10 Мб',
    ],
  ])("rejects %s and says so in the form's words", async (_what, files, errorMessage) => {
    const before = (await kept())?.id;
    expect(await attempt(files)).toEqual({ statusCode: 200, errorCode: 10, errorMessage, result: null });
    expect((await kept())?.id).toBe(before);
  });

  it('accepts five files of exactly 10 MB; an empty field without a name is not a file', async () => {
    const files = [...Array(5).fill({ name: 'b.txt', bytes: Buffer.alloc(10_000_000, 'a') })];
    expect(await attempt(files)).toMatchObject({ errorCode: 0 });
    expect((await kept())?.files.map(({ size }) => size)).toEqual(Array(5).fill(10_000_000));
    expect(await attempt([{ name: '', bytes: Buffer.alloc(0) }])).toMatchObject({ errorCode: 0 });
    expect((await kept())?.files).toEqual([]);
  });

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['Резюме Анны — 2026.pdf', 'Резюме Анны — 2026.pdf'],
    ['a\0b\x07.pdf', 'ab.pdf'],
    ['..', 'без имени'],
    ['.', 'без имени'],
    ['💥'.repeat(300), '💥'.repeat(200)],
    [`${'я'.repeat(250)}.pdf`, 'я'.repeat(200)],
  ])('file name %j does not become a path', async (name, original) => {
    expect(await attempt([{ name, bytes: Buffer.from('%PDF-1.7') }])).toMatchObject({ errorCode: 0 });
    expect((await kept())?.files).toEqual([
      { name: 'resume-1.pdf', original, size: 8, storageKey: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/) },
    ]);
  });

  const uploads = async () => (await readdir(join(folder, 'uploads'))).filter((name) => name !== 'incoming').sort();
  /** Dropped files are deleted while the response is being sent. */
  const expectNothingComing = async () => {
    const coming = () => readdir(join(folder, 'uploads', 'incoming'));
    for (let tries = 0; tries < 100 && (await coming()).length > 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await coming()).toEqual([]);
  };
  const another = { name: 'b.pdf', bytes: Buffer.from('%PDF-1.7') };

  it.each(['webform_messages', 'outbox'])(
    'no files stay without their application: writing to %s failed',
    async (table) => {
      await attempt([text]);
      const [before, last] = [await uploads(), (await kept())?.id];
      expect(before).not.toEqual([]);
      const save = jest.spyOn(shop.adapters.files, 'save');
      await sql`alter table ${sql.table(table)} add constraint away check (false) not valid`.execute(shop.db);
      expect(await attempt([text, another])).toMatchObject({ statusCode: 500, errorCode: 1 });
      await sql`alter table ${sql.table(table)} drop constraint away`.execute(shop.db);
      expect(save).toHaveBeenCalledTimes(2);
      save.mockRestore();
      expect(await uploads()).toEqual(before);
      expect((await kept())?.id).toBe(last);
      expect(await attempt([text, another])).toMatchObject({ errorCode: 0 });
      expect(await uploads()).toHaveLength(before.length + 2);
    },
  );

  it('no incomplete files stay after applications, accepted or not', async () => {
    await attempt([text, another]);
    await attempt([{ name: 'cv.pdf', bytes: Buffer.from('MZ\0\0') }]);
    await attempt([{ name: 'b.txt', bytes: Buffer.alloc(11_000_000, 'a') }]);
    await attempt([text], { phone: '' });
    await attempt([text], { id: formIds.service, address: 'а' });
    await expectNothingComing();
  });

  it('the disk fills up while a file arrives: 503 with Retry-After, and nothing stays', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const receive = jest.spyOn(shop.adapters.files, 'receive').mockRejectedValueOnce(full);
    const reply = await shop.visitor().request({
      method: 'POST',
      url,
      ...multipart({ id: formIds.work, phone, email: 'a@b.ru' }, [text]),
    });
    receive.mockRestore();
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
    expect(reply.json()).toMatchObject({ statusCode: 503, errorCode: 1, result: null });
    await expectNothingComing();
  });

  it('one file was not written: none stays', async () => {
    await attempt([text]);
    const before = await uploads();
    const save = jest
      .spyOn(shop.adapters.files, 'save')
      .mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    expect(await attempt([text, another, text])).toMatchObject({ statusCode: 503, errorCode: 1 });
    expect(save).toHaveBeenCalledTimes(3);
    save.mockRestore();
    expect(await uploads()).toEqual(before);
  });

  it('files of other forms are not stored', async () => {
    const fields = { id: formIds.service, address: 'ул. Республики, 142' };
    expect(await attempt([{ name: 'virus.exe', bytes: Buffer.from('MZ\0') }], fields)).toMatchObject({ errorCode: 0 });
    expect(await kept()).toMatchObject({ form_id: formIds.service, files: [] });
  });

  it('the staff get a letter: the vacancy in words, the files under the keys of the store', async () => {
    await shop.db
      .insertInto('content_blocks')
      .values({ name: 'vacancies', value: JSON.stringify([{ id: 3, value: 'Кладовщик' }]) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await attempt([text], { name: 'Анна', position: '3', comment: 'Две\r\nстроки' });
    const { storageKey } = (await kept())!.files[0]!;
    const letter = await shop.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(letter).toMatchObject({
      kind: 'mail',
      recipient: 'shop@tropa.example',
      subject: 'Анкета соискателя',
      body: `Имя: Анна\nТелефон: +79123456789\nE-mail: a@b.ru\nВакансия: Кладовщик\nКомментарий: Две\nстроки\nФайл: a.txt, 1 Кб (${storageKey})`,
    });
    const outbox = await shop.visitor().request({ method: 'GET', url: '/demo/outbox' });
    expect(outbox.body).toContain('Анкета соискателя');
  });

  it('without a staff address the form is saved, no letter is sent', async () => {
    const quiet = await openTestShop(open, { settings: { dataDir: folder, staffEmail: '' } });
    expect(await quiet.visitor().post(url, { id: formIds.project, phone })).toMatchObject({ errorCode: 0 });
    expect(await quiet.db.selectFrom('webform_messages').select('id').execute()).toHaveLength(1);
    expect(await quiet.db.selectFrom('outbox').select('id').execute()).toHaveLength(0);
    await quiet.close();
  }, 60_000);

  it('one address may send a reasonable number an hour', async () => {
    const codes: number[] = [];
    for (let sent = 0; sent < 61; sent += 1)
      codes.push((await shop.visitor().post(url, { id: formIds.project, phone })).errorCode);
    expect(codes.slice(0, 60).every((code) => code === 0)).toBe(true);
    expect(codes[60]).toBe(13);
  });
});
