import assert from 'node:assert/strict';
import { checkInSight, recordBodies, refuse } from '../support/forms.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

const call = '/api/subscribe/';

test.describe(() => {
  // Idempotency: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('a subscription to the newsletter in the footer', { tag: '@phone' }, async ({ page, checkAccess }) => {
    const sent = recordBodies(page, call);
    await page.goto('/service/');
    await untilAlive(page, 'header-links');
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Подписка на новости' });
    const email = form.getByRole('textbox', { name: 'Ваш e-mail' });
    const consent = form.getByRole('checkbox', { name: 'Соглашаюсь на обработку персональных данных' });
    const adverts = form.getByRole('checkbox', { name: 'Соглашаюсь получать рекламную рассылку' });
    const unticked = form.getByText('Вы должны согласиться, чтобы продолжить!', { exact: true });
    const submit = form.getByRole('button', { name: 'Подписаться' });
    // The form is not hydrated until it is touched: the very first click counts all the same, and does not reload the
    // page.
    const loaded = await page.evaluate('performance.timeOrigin');
    await submit.click();
    await untilAlive(page, 'subscribe');
    await checkInSight(email);
    await form.getByText('Обязательное поле', { exact: true }).waitFor();
    await unticked.nth(1).waitFor();
    assert.equal(await unticked.count(), 2, 'each consent is asked for by itself');
    assert.equal(await page.evaluate('performance.timeOrigin'), loaded, 'the page is still the same');
    await checkAccess();
    await email.fill('anna@');
    await submit.click();
    await form.getByText('Некорректный email', { exact: true }).waitFor();
    await email.fill('anna@example.ru');
    await submit.click();
    await form.getByText('Некорректный email').waitFor({ state: 'detached' });
    await unticked.nth(1).waitFor();
    assert.deepEqual(sent, []);

    await consent.check();
    await submit.click();
    await unticked.nth(1).waitFor({ state: 'detached' });
    await unticked.waitFor();
    assert.deepEqual(sent, []);
    await adverts.check();
    const heal = await refuse(page, call, 'Рассылка отдыхает до утра');
    await submit.click();
    await form.getByRole('alert').getByText('Рассылка отдыхает до утра').waitFor();
    assert.equal(await email.inputValue(), 'anna@example.ru');
    assert.ok(await consent.isChecked());
    await checkAccess();
    heal();
    await submit.dblclick();
    await page
      .getByRole('contentinfo')
      .getByRole('status')
      .getByText(/^Вы подписаны/)
      .waitFor();
    assert.equal(await form.count(), 0);
    assert.deepEqual(sent.length, 2);
    await checkAccess();
  });
});
