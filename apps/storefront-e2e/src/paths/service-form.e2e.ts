import assert from 'node:assert/strict';
import { checkInSight, recordBodies, refuse } from '../support/forms.js';
import { untilAlive } from '../support/lists.js';
import { nextFrames } from '../support/frames.js';
import { test } from '../support/test.js';

const call = '/api/webform/sendMessage/';

test.describe(() => {
  // Idempotency: a failure must not be hidden by a retry.
  test.describe.configure({ retries: 0 });

  test('a booking of a service visit', { tag: '@phone' }, async ({ page, checkAccess }) => {
    const sent = recordBodies(page, call);
    await page.goto('/service/');
    await untilAlive(page, 'service');
    const opener = page.getByRole('button', { name: 'записаться', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Записаться на сервис', exact: true });
    await dialog.waitFor();
    await checkAccess();

    const submit = dialog.getByRole('button', { name: 'Записаться', exact: true });
    assert.ok(!(await dialog.getByRole('checkbox').isChecked()), 'the consent is not ticked at first');
    assert.ok(await submit.isDisabled(), 'no consent, no sending');
    const address = dialog.getByRole('combobox', { name: 'Адрес мастерской' });
    const options = await address
      .locator('option')
      .evaluateAll((all) => (all as HTMLOptionElement[]).slice(1).map(({ value, text }) => ({ value, text })));
    assert.equal(options.length, 2);
    for (const { value, text } of options) assert.equal(value, text);

    await dialog.getByRole('checkbox').check();
    await submit.click();
    const phone = dialog.getByRole('textbox', { name: 'Телефон' });
    await checkInSight(phone);
    await phone.fill('912');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('anna@');
    await submit.click();
    await checkInSight(phone);
    await dialog.getByText('Телефон не может быть меньше 10 символов', { exact: true }).waitFor();
    await dialog.getByText('Некорректный email', { exact: true }).waitFor();
    assert.equal(await dialog.getByText('Обязательное поле', { exact: true }).count(), 1);
    await checkAccess();
    await phone.fill('9123456789');
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('');
    await address.selectOption(options[1]?.value ?? '');
    await dialog.getByRole('textbox', { name: 'Комментарий' }).fill('Заточить лыжи');

    const heal = await refuse(page, call, 'Мастерская закрыта на учёт');
    await submit.click();
    await dialog.getByRole('alert').getByText('Мастерская закрыта на учёт').waitFor();
    assert.equal(await dialog.getByRole('textbox', { name: 'Комментарий' }).inputValue(), 'Заточить лыжи');
    heal();
    await submit.dblclick();
    await dialog.getByText('Заявка отправлена!', { exact: true }).waitFor();
    assert.equal(await dialog.getByRole('form').count(), 0);
    assert.equal(sent.length, 2);
    await checkAccess();
    await dialog.getByRole('button', { name: 'Хорошо' }).click();
    await opener.and(page.locator(':focus')).waitFor();
  });
});

test('the booking changes its look at 600 px by CSS alone', { tag: '@desktop' }, async ({ page }) => {
  const look = async (pixels: number) => {
    await page.setViewportSize({ width: pixels, height: 800 });
    await page.waitForFunction((width) => innerWidth === width, pixels);
    await nextFrames(page);
    const button = await page
      .getByRole('button', { name: 'записаться', exact: true, includeHidden: true })
      .boundingBox();
    const form = await page
      .getByRole('dialog')
      .locator('form')
      .evaluate((element) => {
        const { width, height, bottom } = (
          element.closest('dialog')?.firstElementChild ?? element
        ).getBoundingClientRect();
        return { width, height, isAtBottom: bottom >= innerHeight };
      });
    return { button: button?.width ?? 0, ...form };
  };
  await page.goto('/service/');
  await untilAlive(page, 'service');
  await page.getByRole('button', { name: 'записаться', exact: true }).click();
  await page.getByRole('dialog').locator('form').waitFor();
  await page.getByRole('textbox', { name: 'Комментарий' }).fill('Смена ширины ничего не стирает');

  const narrow = await look(599);
  assert.deepEqual([narrow.width, narrow.height, narrow.isAtBottom], [599, 800, true]);
  assert.ok(narrow.button > 500, 'under 600 px the button is as wide as the page');
  const wide = await look(600);
  assert.ok(wide.width < 600 && wide.height < 800 && !wide.isAtBottom, 'from 600 px the form is a window');
  assert.ok(wide.button < 300, 'from 600 px the button is beside the text');
  assert.equal(await page.getByRole('textbox', { name: 'Комментарий' }).inputValue(), 'Смена ширины ничего не стирает');
});
