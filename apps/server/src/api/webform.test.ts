import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formIds } from '../shop/webform/forms.js';
import type { FormName } from '../shop/webform/forms.js';
import { describeOnDatabases } from '../testing/databases.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

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

describeOnDatabases('формы', (open) => {
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

  const kept = () => shop.db.selectFrom('webform_messages').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

  it.each([
    ['project', { phone, projectName: 'Лыжи' }, { name: '', phone: '9123456789', projectName: 'Лыжи' }],
    ['service', { phone, address: 'ул. Республики, 142' },
      { name: '', phone: '9123456789', email: '', address: 'ул. Республики, 142', comment: '' }],
    ['contacts', { name: 'Анна', phone, email: 'a@b.ru', comment: 'Привет', position: 'лишнее' },
      { name: 'Анна', phone: '9123456789', email: 'a@b.ru', comment: 'Привет' }],
    ['work', { phone, email: 'a@b.ru', position: 3 },
      { name: '', phone: '9123456789', email: 'a@b.ru', position: '3', comment: '' }],
  ])('%s сохраняется со своими полями и версией согласия', async (form, values, fields) => {
    const id = formIds[form as FormName];
    expect(await shop.visitor().post(url, { id, ...values })).toMatchObject({ httpStatus: 200, errorCode: 0 });
    expect(await kept()).toMatchObject({ form_id: id, fields, files: [], consent_version: '2026-11' });
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
  ])('%s не принимает %j', async (form, values, errorCode, errorMessage) => {
    const id = Object.hasOwn(formIds, form) ? formIds[form as FormName] : form;
    expect(await shop.visitor().post(url, { id, ...values })).toMatchObject({ httpStatus: 200, errorCode, errorMessage });
  });

  it('анкета приносит файлы; имя и расширение — по содержимому', async () => {
    const pdf = Buffer.from('%PDF-1.7 резюме');
    const reply = await shop.visitor().request({
      method: 'POST', url,
      ...multipart({ id: formIds.work, phone, email: 'a@b.ru', position: '3' }, [{ name: '../../evil.sh', bytes: pdf }]),
    });
    expect(reply.json()).toMatchObject({ errorCode: 0 });
    const { files } = (await kept())!;
    expect(files).toEqual([
      { name: 'resume-1.pdf', original: expect.stringMatching(/evil\.sh$/), size: pdf.length, storageKey: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/) },
    ]);
    expect(await readFile(join(folder, 'uploads', files[0]!.storageKey))).toEqual(pdf);
  });

  it('не берёт программ, шести файлов и больших файлов', async () => {
    const before = (await kept())?.id;
    const work = { id: formIds.work, phone, email: 'a@b.ru' };
    const attempt = async (files: { name: string; bytes: Buffer }[]) =>
      (await shop.visitor().request({ method: 'POST', url, ...multipart(work, files) })).json();
    expect(await attempt([{ name: 'cv.pdf', bytes: Buffer.from('MZ\0\0') }])).toMatchObject({
      errorCode: 10, errorMessage: 'Допустимые расширения файлов: pdf, doc, docx, odt, rtf, txt, jpg, png',
    });
    const text = { name: 'a.txt', bytes: Buffer.from('резюме') };
    expect(await attempt(Array(6).fill(text))).toMatchObject({ statusCode: 413, errorCode: 1 });
    expect(await attempt([{ name: 'b.txt', bytes: Buffer.alloc(10_000_001, 'a') }])).toMatchObject({ statusCode: 413, errorCode: 1 });
    expect((await kept())?.id).toBe(before);
  });

  it('с одного адреса — разумное число в час', async () => {
    const codes: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) codes.push((await shop.visitor().post(url, { id: formIds.project, phone })).errorCode);
    expect(codes.slice(0, 60).every((code) => code === 0)).toBe(true);
    expect(codes[60]).toBe(13);
  });
});
