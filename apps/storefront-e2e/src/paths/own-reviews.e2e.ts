import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newAccount, register } from '../support/account.js';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { choosePayment, choosePickup, giveConsent, goToOrder } from '../support/order.js';
import { test } from '../support/test.js';

/** Buys the first product of the catalogue as a new buyer, and collects it: the staff page advances the order. */
async function receiveSomething(page: Page): Promise<string> {
  await page.goto('/profile');
  await register(page, newAccount(), page.getByRole('main'));
  await page.goto('/catalog/');
  const title = await openFirstProduct(page);
  await (await putIntoBasket(page)).getByRole('link', { name: 'Перейти в корзину' }).click();
  await goToOrder(page);
  await choosePickup(page);
  await choosePayment(page, 'При получении');
  await giveConsent(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await page.getByRole('dialog', { name: 'Товар забронирован!' }).getByRole('button', { name: 'Закрыть' }).click();
  await page.waitForURL('**/orders');
  const heading = page.getByRole('heading', { name: /^Заказ № \d+/ });
  const number = /\d+/.exec(await heading.innerText())?.[0] ?? '';
  const shop = await page.context().newPage();
  for (const to of ['assembling', 'ready', 'done']) {
    await shop.goto('/demo/orders');
    await shop
      .locator('article')
      .filter({ hasText: `№ ${number},` })
      .locator(`button[value="${to}"]`)
      .click();
    await shop.waitForLoadState();
  }
  await shop.close();
  return title;
}

test('what was received is rated, moves to the reviews and stands on the product page', async ({
  page,
  checkAccess,
  width,
}) => {
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
});

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
