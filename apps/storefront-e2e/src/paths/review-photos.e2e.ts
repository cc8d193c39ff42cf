import assert from 'node:assert/strict';
import { receiveSomething } from '../support/received.js';
import { test } from '../support/test.js';

/** A photo made in the page itself. */
const drawPhoto = `(() => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#1a7';
  pen.fillRect(0, 0, 640, 480);
  pen.fillStyle = '#fff';
  pen.fillRect(200, 120, 240, 240);
  return canvas.toDataURL('image/jpeg').split(',')[1];
})()`;

test(
  'a review with a photo: sent, seen in its thumbnail and opened; another visitor finds it helpful',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess, width }) => {
    const words = `Снял на второй день похода (${width})`;
    const title = await receiveSomething(page);
    await page.goto('/profile/reviews/');
    await page.getByRole('button', { name: `Оценить «${title}»` }).click();
    const form = page.getByRole('form', { name: 'Оцените товар' });
    await form.getByRole('radio', { name: /^5 из 5/ }).check();
    await form.getByRole('textbox', { name: /Комментарий/ }).fill(words);
    const buffer = Buffer.from(await page.evaluate<string>(drawPhoto), 'base64');
    const field = form.getByLabel(/^Фотографии/);
    await field.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') });
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    await form.getByText('Допустимые расширения файлов: jpg, jpeg, png, webp').waitFor();
    await checkAccess();
    await form.getByRole('button', { name: 'Убрать файл note.txt' }).click();
    await field.setInputFiles({ name: 'camp.jpg', mimeType: 'image/jpeg', buffer });
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    const own = page.getByRole('region', { name: /^Ваши отзывы/ }).getByRole('article', { name: title });
    await own.getByRole('img', { name: 'Фото 1 из 1' }).waitFor();
    await own.getByRole('link', { name: title }).click();

    const elsewhere = await page
      .context()
      .browser()!
      .newContext({ baseURL: new URL(page.url()).origin });
    const other = await elsewhere.newPage();
    await other.goto(page.url());
    for (const seen of [page, other]) {
      const reviews = seen.getByRole('region', { name: /^Отзывы/ });
      await reviews.scrollIntoViewIfNeeded();
      await reviews.getByRole('article').filter({ hasText: words }).waitFor();
    }
    const mine = page.getByRole('article').filter({ hasText: words });
    assert.equal(await mine.getByRole('button', { name: /^Полезно/ }).count(), 0);
    await mine.getByRole('button', { name: 'Открыть фото 1 из 1' }).click();
    const photo = page.getByRole('dialog', { name: /^Фото: / }).getByRole('img', { name: 'Фото 1 из 1' });
    await photo.waitFor();
    await page.waitForFunction(() => {
      const shown = document.querySelector<HTMLImageElement>('dialog[open] img');
      return shown !== null && shown.complete && shown.naturalWidth === 640;
    });
    await page.keyboard.press('Escape');
    await photo.waitFor({ state: 'hidden' });
    await checkAccess();

    const helpful = other
      .getByRole('article')
      .filter({ hasText: words })
      .getByRole('button', { name: /^Полезно/ });
    await helpful.click();
    await other.getByRole('button', { name: 'Полезно: 1', pressed: true }).waitFor();
    await other.reload();
    await other.getByRole('region', { name: /^Отзывы/ }).scrollIntoViewIfNeeded();
    await other.getByRole('button', { name: 'Полезно: 1', pressed: true }).click();
    await helpful.and(other.getByRole('button', { name: 'Полезно', exact: true, pressed: false })).waitFor();
    await elsewhere.close();
  },
);
