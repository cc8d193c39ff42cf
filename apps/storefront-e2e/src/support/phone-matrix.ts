import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { autofill, drop, paste, press, putCaret, typeOnScreen, untilValue } from './typing.js';

const full = '+7 (912) 345-67-89';
/** A number that no spelling of the table leaves in the field. */
const other = '+7 (800) 555-35-35';

/** Every spelling of a number and what the field then holds: the table of the kit's own tests (decision 5). */
const spellings = JSON.parse(
  readFileSync(new URL('../../../../libs/ui-kit/src/phone-field/phone-spellings.json', import.meta.url), 'utf8'),
) as readonly {
  readonly text: string;
  readonly value: string;
  /** Never typed key by key: the mask cannot tell an extension's digit from the last one after a code. */
  readonly isPasted?: boolean;
}[];

/** An empty field with the caret in it. */
async function begin(page: Page, field: Locator): Promise<void> {
  await field.fill('');
  await field.blur();
  await untilValue(field, '', 'an empty field that was left');
  await press(page, field);
  // The mask shows its beginning and moves the caret behind it a moment after the focus.
  await untilValue(field, '+7 (', 'an empty field with the caret');
}

async function has(page: Page, field: Locator, number = full): Promise<void> {
  await begin(page, field);
  await page.keyboard.type(number.replaceAll(/\D/g, '').slice(1));
  await untilValue(field, number, 'typed');
}

/** Another number in full, before the one that is tried. */
async function hasAnother(field: Locator): Promise<void> {
  await autofill(field, other);
  await untilValue(field, other, 'another number');
}

/** Every spelling in every way of entering a number. */
async function checkSpellings(page: Page, field: Locator): Promise<void> {
  const canDrag = !(await page.evaluate(() => navigator.maxTouchPoints > 0));
  for (const { text, value, isPasted } of spellings) {
    await begin(page, field);
    await paste(page, text);
    await untilValue(field, value, `pasted ${text}`);
    await hasAnother(field);
    await page.keyboard.press('Control+A');
    await paste(page, text);
    await untilValue(field, value, `pasted over a selection ${text}`);
    await hasAnother(field);
    await putCaret(field, 9);
    await paste(page, text);
    await untilValue(field, value, `pasted in the middle ${text}`);
    if (!isPasted) {
      await begin(page, field);
      await page.keyboard.type(text);
      await untilValue(field, value, `typed ${text}`);
      await begin(page, field);
      await typeOnScreen(page, text);
      await untilValue(field, value, `typed on the screen ${text}`);
    }
    await autofill(field, other);
    await autofill(field, text);
    await untilValue(field, value, `filled in over another ${text}`);
    await field.fill('');
    await field.blur();
    await autofill(field, text);
    await untilValue(field, value, `filled in ${text}`);
    if (!canDrag) continue;
    await drop(field, text);
    await untilValue(field, value, `dropped on a number ${text}`);
    await field.fill('');
    await field.blur();
    await drop(field, text);
    await untilValue(field, value, `dropped ${text}`);
  }
}

/** One of each kind: for forms that share the field with one that was tested in full. */
export async function checkPhoneBriefly(page: Page, field: Locator): Promise<void> {
  await begin(page, field);
  await paste(page, '+7 812 345-67-89');
  await untilValue(field, '+7 (812) 345-67-89', 'pasted +7 812');
  await begin(page, field);
  await paste(page, '+7 8912 345 67 89');
  await untilValue(field, full, 'pasted +7 8912');
  await begin(page, field);
  await page.keyboard.type('89123456789');
  await untilValue(field, full, 'typed with 8');
  await field.fill('');
  await autofill(field, '+79123456789');
  await untilValue(field, full, 'filled in by the browser');
}

/** All of it: every spelling, letters, the caret in the middle, what is selected and replaced. */
export async function checkPhoneFully(page: Page, field: Locator): Promise<void> {
  await checkSpellings(page, field);

  await begin(page, field);
  await page.keyboard.type('ab9вг1');
  await untilValue(field, '+7 (91', 'letters');

  // The caret behind the 3 of the middle group: what is deleted and typed there stays there.
  await has(page, field);
  await putCaret(field, 10);
  await page.keyboard.press('Backspace');
  await untilValue(field, '+7 (912) 456-78-9', 'deleted in the middle');
  await page.keyboard.type('3');
  await untilValue(field, full, 'typed in the middle');
  await page.keyboard.type('5');
  await untilValue(field, full, 'an eleventh digit in the middle');

  await page.keyboard.press('Control+A');
  await page.keyboard.type('89990001122');
  await untilValue(field, '+7 (999) 000-11-22', 'selected all and typed again');
  await page.keyboard.press('Control+A');
  await paste(page, '8 (912) 345-67-89');
  await untilValue(field, full, 'selected all and pasted');

  await page.keyboard.press('End');
  for (let pressed = 0; pressed < 14; pressed += 1) await page.keyboard.press('Backspace');
  await untilValue(field, '+7 (', 'deleted through the mask');
  await field.blur();
  await untilValue(field, '', 'left empty');

  await begin(page, field);
  await page.keyboard.type('912');
  await page.keyboard.press('Control+Z');
  await untilValue(field, '+7 (91', 'undone once');
  await page.keyboard.press('Control+Z');
  await untilValue(field, '+7 (9', 'undone twice');
}
