import assert from 'node:assert/strict';
import { receiveSomething } from '../support/received.js';
import { test } from '../support/test.js';

test(
  'what was received is rated, moves to the reviews and appears on the product page',
  { tag: '@desktop' },
  async ({ page, checkAccess, width }) => {
    // A different one for each width: both reviews are on the product's page.
    const words = `Лёгкое и прочное: взял бы ещё раз (${width})`;
    const title = await receiveSomething(page);
    await page.goto('/profile/reviews/');
    const waiting = page.getByRole('region', { name: /^Ждут вашей оценки/ });
    await waiting.getByText('Нет оценки').waitFor();
    await checkAccess();
    await waiting.getByRole('button', { name: `Оценить «${title}»` }).click();
    const form = page.getByRole('form', { name: 'Оцените товар' });
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    await form.getByText('Необходимо поставить оценку').waitFor();
    await form.getByText('Обязательное поле').waitFor();
    await checkAccess();
    // The stars by keyboard alone.
    await form.getByRole('radio', { name: /^1 из 5/ }).focus();
    await page.keyboard.press('Space');
    for (let press = 1; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    assert.ok(await form.getByRole('radio', { name: '4 из 5, Очень хорошо' }).isChecked());
    const star = await form.getByRole('radio').first().boundingBox();
    assert.ok((star?.width ?? 0) >= 44 && (star?.height ?? 0) >= 44, 'a star is a target for a finger');
    await form.getByRole('textbox', { name: /Комментарий/ }).fill(words);
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    const own = page.getByRole('region', { name: /^Ваши отзывы/ });
    await own.getByRole('article', { name: title }).getByText('Очень хорошо').waitFor();
    await waiting.getByText(/^Пока нечего оценивать/).waitFor();
    await checkAccess();
    await page.reload();
    await own.getByRole('article', { name: title }).waitFor();
    await own.getByRole('link', { name: title }).click();
    await page.locator('[data-widget="product-reviews"]').scrollIntoViewIfNeeded();
    await page.getByText(words).waitFor();
  },
);

test(
  'what a buyer does not want to rate is put aside, after a question',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const title = await receiveSomething(page);
    await page.goto('/profile/reviews/');
    const dismiss = page.getByRole('button', { name: `Не оценивать «${title}»` });
    await dismiss.click();
    const question = page.getByRole('dialog', { name: 'Не оценивать товар?' });
    await checkAccess();
    await question.getByRole('button', { name: 'Не оценивать' }).click();
    await dismiss.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Отзывов пока нет').waitFor();
  },
);
