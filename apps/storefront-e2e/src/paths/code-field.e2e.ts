import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { newAccount, openAuth, readCode } from '../support/account.js';
import { paste, press, typeOnScreen, untilValue } from '../support/typing.js';
import { test, widths } from '../support/test.js';

interface Step {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly code: string;
  /** A wrong code. */
  readonly wrong: string;
}

/** A fresh page at the code step, with a phone of its own. */
async function toCode(page: Page): Promise<Step> {
  const { phone } = newAccount();
  await page.goto('/profile');
  const dialog = await openAuth(page, page.getByRole('main'));
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await dialog.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  const field = dialog.getByRole('textbox', { name: 'Код из смс' });
  await field.waitFor();
  await dialog.getByText(/^Получить новый код можно через 0:\d\d$/).waitFor();
  const code = await readCode(page, phone);
  return { dialog, field, code, wrong: code === '0000' ? '1111' : '0000' };
}

/** Records the codes sent for checking from now on. */
function recordCodes(page: Page): string[] {
  const codes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/checkCode/')) codes.push((request.postDataJSON() as { code: string }).code);
  });
  return codes;
}

const passed = ({ dialog }: Step): Promise<void> => dialog.getByRole('textbox', { name: 'Имя' }).waitFor();

/** Types as this visitor does: on an on-screen keyboard, or with keys. */
const type = (page: Page, text: string) =>
  page.viewportSize()?.width === widths.phone ? typeOnScreen(page, text) : page.keyboard.type(text);

test(
  'a code that is typed: backspace, a wrong one, the right one over it',
  { tag: '@phone' },
  async ({ page, checkAccess }) => {
    const codes = recordCodes(page);
    const step = await toCode(page);
    const { dialog, field, code, wrong } = step;
    assert.equal(
      await field.evaluate((element) => element === document.activeElement),
      true,
      'the caret is in the code',
    );
    assert.deepEqual(
      await field.evaluate((element) => [element.getAttribute('autocomplete'), element.getAttribute('inputmode')]),
      ['one-time-code', 'numeric'],
    );
    await type(page, '9a8');
    await untilValue(field, '98', 'a letter between digits');
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Backspace');
    await untilValue(field, '', 'backspace across the cells');
    await type(page, wrong);
    await dialog.getByText('Неверный код. Осталось попыток: 2').waitFor();
    await checkAccess();
    assert.equal(await field.inputValue(), wrong);
    assert.equal(await field.evaluate((element) => element.parentElement?.scrollLeft), 0, 'the cells have moved');
    assert.equal(
      await field.evaluate((element) => element === document.activeElement),
      true,
      'the caret stays in the code',
    );
    await type(page, code);
    await passed(step);
    assert.deepEqual(codes, [wrong, code]);
  },
);

test('a code that is pasted with words around it', { tag: '@desktop' }, async ({ page }) => {
  const codes = recordCodes(page);
  const step = await toCode(page);
  await press(page, step.field);
  await paste(page, `Код: ${step.code}`);
  await passed(step);
  assert.deepEqual(codes, [step.code]);
});

test('a code that the phone fills in by one event', { tag: '@phone' }, async ({ page }) => {
  const codes = recordCodes(page);
  const step = await toCode(page);
  await step.field.evaluate((element, code) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(element, code);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
  }, step.code);
  await passed(step);
  assert.deepEqual(codes, [step.code]);
});
