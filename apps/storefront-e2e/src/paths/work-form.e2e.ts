import assert from 'node:assert/strict';
import { untilLoaded } from '../support/calls.js';
import { checkInSight, file, recordBodies, untilSeen } from '../support/forms.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

const call = '/api/webform/sendMessage/';
const resume = file('Резюме Анны.pdf', '%PDF-1.7 резюме');

test('an application for a job with its files', { tag: '@phone' }, async ({ page, checkAccess }) => {
  const sent = recordBodies(page, call);
  await page.goto('/about/work/');
  await untilAlive(page, 'work');
  await page.getByRole('listitem').filter({ hasText: 'Мастер сервиса' }).first().waitFor();
  await checkAccess();
  const opener = page.getByRole('button', { name: 'заполнить анкету', exact: true });
  await opener.click();
  const form = page.getByRole('dialog', { name: 'Анкета', exact: true });
  await form.waitFor();
  await checkAccess();

  const submit = form.getByRole('button', { name: 'Отправить' });
  const consent = form.getByRole('checkbox');
  assert.ok(await consent.isChecked(), 'the consent is ticked at first');
  await consent.uncheck();
  assert.ok(await submit.isDisabled(), 'no consent, no sending');
  await consent.check();

  // The button is at the end, the first invalid field at the beginning.
  await submit.click();
  const phone = form.getByRole('textbox', { name: 'Телефон' });
  await checkInSight(phone);
  assert.equal(await form.getByText('Обязательное поле', { exact: true }).count(), 2);
  await checkAccess();
  await phone.fill('8 912 345-67-89');
  assert.equal(await phone.inputValue(), '+7 (912) 345-67-89');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('anna@');
  await submit.click();
  await checkInSight(form.getByRole('textbox', { name: 'E-mail' }));
  await form.getByText('Некорректный email', { exact: true }).waitFor();
  await form.getByRole('textbox', { name: 'E-mail' }).fill('anna@example.ru');
  await form.getByRole('textbox', { name: 'Имя' }).fill('Анна Северова');
  await form.getByRole('combobox', { name: 'Вакансия' }).selectOption({ label: 'Мастер сервиса' });
  assert.deepEqual(sent, []);

  // The form sets no limits; the server has its own, and reports them in words.
  const files = form.locator('input[type="file"]');
  const refused = async (message: string) => {
    await submit.click();
    await untilSeen(form.getByRole('alert').filter({ hasText: message }));
    assert.equal(await form.getByRole('textbox', { name: 'Имя' }).inputValue(), 'Анна Северова');
  };
  const remove = (name: string) => form.getByRole('button', { name: `Убрать файл ${name}`, exact: true }).click();
  await files.setInputFiles([resume, file('Диплом.pdf', 'MZ\0\0')]);
  await refused('Файл «Диплом.pdf» не подходит. Допустимые расширения файлов: pdf, doc, docx, odt, rtf, txt, jpg, png');
  await checkAccess();
  await remove('Диплом.pdf');
  await files.setInputFiles([file('Фото.jpg', Buffer.alloc(11_000_000, 1))]);
  await refused('Размер файла не должен превышать 10 Мб');
  await remove('Фото.jpg');
  await files.setInputFiles([1, 2, 3, 4, 5].map((number) => file(`${number}.txt`, `лист ${number}`)));
  await refused('Максимальное количество файлов - 5');
  await remove('5.txt');

  await submit.click();
  const done = page.getByRole('dialog', { name: 'Анкета отправлена!', exact: true });
  await done.waitFor();
  assert.equal(await form.count(), 0);
  await done.getByText(/Спасибо/).waitFor();
  await checkAccess();
  assert.equal(sent.length, 4);
  for (const kind of sent) assert.match(kind, /^multipart\/form-data; boundary=/);
  await done.getByRole('button', { name: 'Хорошо' }).click();
  await opener.and(page.locator(':focus')).waitFor();

  await page.goto('/demo/outbox');
  const letter = page.locator('article').filter({ hasText: 'Анкета соискателя' }).first();
  for (const words of [
    'Анна Северова',
    '+79123456789',
    'Вакансия: Мастер сервиса',
    'Файл: Резюме Анны.pdf',
    'Файл: 4.txt',
  ]) {
    await letter.getByText(words).waitFor();
  }
});

test(
  'a vacancy opens the form with itself chosen; a dialog closed by mistake loses nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about/work/');
    await untilAlive(page, 'work');
    const vacancy = page
      .getByRole('listitem')
      .filter({ hasText: 'Кладовщик' })
      .filter({ has: page.getByRole('button') });
    await vacancy.getByRole('button', { name: 'Откликнуться' }).click();
    const form = page.getByRole('dialog', { name: 'Анкета' });
    const chosen = form.getByRole('combobox', { name: 'Вакансия' });
    assert.equal(
      await chosen.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text),
      'Кладовщик',
    );
    await form.getByRole('textbox', { name: 'Имя' }).fill('Пётр');
    await form.locator('input[type="file"]').setInputFiles(resume);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await vacancy.getByRole('button', { name: 'Откликнуться' }).click();
    assert.equal(await form.getByRole('textbox', { name: 'Имя' }).inputValue(), 'Пётр');
    await form.getByText('Резюме Анны.pdf').waitFor();
  },
);

test('the code of the job form loads only when it is opened', { tag: '@desktop' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto('/about/work/');
  await untilAlive(page, 'work');
  await untilLoaded(page);
  const early = scripts.filter((script) => /\/(WorkDialogPart|forms|rules)-/.test(script));
  assert.deepEqual(early, []);
  await page.getByRole('button', { name: 'заполнить анкету', exact: true }).click();
  await page.getByRole('dialog', { name: 'Анкета' }).waitFor();
  assert.ok(
    scripts.some((script) => /WorkDialogPart/.test(script)),
    scripts.join(' '),
  );
});
