import assert from 'node:assert/strict';
import { newAccount } from '../support/account.js';
import { registerByCalls } from '../support/api.js';
import { receiveSomething } from '../support/received.js';
import { test } from '../support/test.js';

test(
  'a received order has a page of its own: its steps are there, and something goes back',
  { tag: ['@phone', '@soak:desktop'] },
  async ({ page, checkAccess }) => {
    const title = await receiveSomething(page);
    await page.goto('/orders');
    const link = page.getByRole('article', { name: /^Заказ № \d+/ }).getByRole('link', { name: /^Заказ № \d+$/ });
    const number = (await link.innerText()).replaceAll(/\D/g, '');
    await link.click();
    await page.waitForURL(`**/orders/${number}`);
    await page.getByRole('heading', { level: 1, name: `Заказ № ${number}` }).waitFor();
    const steps = page.locator('[data-part="steps"]').getByRole('listitem');
    await steps.filter({ hasText: /^Получен\d\d\.\d\d\.\d{4}, \d\d:\d\d$/ }).waitFor();
    assert.equal(await steps.count(), 4);
    await checkAccess();

    // Only its owner can open it: for anyone else there is no such order.
    const stranger = await page
      .context()
      .browser()!
      .newContext({ baseURL: new URL(page.url()).origin });
    const other = await stranger.newPage();
    const asGuest = await other.goto(`/orders/${number}`);
    assert.equal(asGuest?.status(), 200);
    await other.getByText('Вы не авторизованы').waitFor();
    await registerByCalls(other, newAccount());
    const asStranger = await other.goto(`/orders/${number}`);
    assert.deepEqual([asStranger?.status(), asStranger?.headers()['cache-control']], [404, 'no-store']);
    await stranger.close();

    await page.getByRole('button', { name: 'Оформить возврат' }).click();
    const form = page.getByRole('dialog', { name: `Возврат по заказу № ${number}` });
    await form.getByRole('button', { name: 'Отправить заявку' }).click();
    await form.getByRole('alert').filter({ hasText: 'Отметьте, что хотите вернуть' }).waitFor();
    await checkAccess();
    await form.getByRole('checkbox', { name: title }).check();
    await form.getByRole('combobox', { name: 'Почему' }).selectOption({ label: 'Не понравилось' });
    await form.getByRole('textbox', { name: 'Комментарий' }).fill('Не тот оттенок');
    await form.getByRole('button', { name: 'Отправить заявку' }).click();
    await page.getByText('Заявка отправлена. Мы ответим письмом и здесь.').waitFor();
    await form.waitFor({ state: 'hidden' });
    const request = page.getByRole('article', { name: /^Заявка от / });
    await request.getByText('На рассмотрении').waitFor();
    await page.getByText('Все товары этого заказа уже в заявках на возврат, или деньги за них возвращены.').waitFor();
    await checkAccess();
    await page.reload();
    await request.getByText('Не тот оттенок').waitFor();

    await page.goto('/demo/outbox');
    const letters = page.locator('article.message').filter({ hasText: `Заказ № ${number}: заявка на возврат` });
    assert.equal(await letters.count(), 2);
    await letters
      .filter({ hasText: new RegExp(`http://[^ ]+/orders/${number}`) })
      .first()
      .waitFor();
  },
);
