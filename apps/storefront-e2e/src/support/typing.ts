import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Determined once: a visitor's input device and permissions do not change. */
const hands = new WeakMap<Page, boolean>();
const allowed = new WeakSet<BrowserContext>();

/** Puts the caret into a field as this visitor does: a finger on a phone, a mouse elsewhere. */
export async function press(page: Page, target: Locator): Promise<void> {
  const isTouch = hands.get(page) ?? (await page.evaluate(() => navigator.maxTouchPoints > 0));
  hands.set(page, isTouch);
  await (isTouch ? target.tap() : target.click());
}

/** Pastes from the real clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  if (!allowed.has(page.context())) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  allowed.add(page.context());
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

/** Types as a phone's own keyboard does: characters arrive, keys do not. */
export async function typeOnScreen(page: Page, text: string): Promise<void> {
  for (const character of text) await page.keyboard.insertText(character);
}

/** Fills a field in as a browser or a password manager does: the value at once, then the two events. */
export async function autofill(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, filled) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(element, filled);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** Drags a text from above the field and drops it on the field. */
export async function drop(field: Locator, text: string): Promise<void> {
  const source = await field.evaluateHandle((element, dragged) => {
    const word = document.createElement('span');
    word.textContent = 'телефон';
    word.draggable = true;
    word.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer?.setData('text/plain', dragged));
    element.parentElement?.before(word);
    return word;
  }, text);
  const page = field.page();
  const [from, to] = [await source.boundingBox(), await field.boundingBox()];
  if (!from || !to) throw new Error('Nothing to drag, or nowhere to drop it.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 3, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await source.evaluate((word) => word.remove());
}

/** Where the caret or the selection is. */
export const caretOf = (field: Locator): Promise<[number | null, number | null]> =>
  field.evaluate((element) => {
    const { selectionStart, selectionEnd } = element as HTMLInputElement;
    return [selectionStart, selectionEnd];
  });

export const putCaret = (field: Locator, start: number, end = start): Promise<void> =>
  field.evaluate(
    (element, [from, to]) => {
      (element as HTMLInputElement).focus();
      (element as HTMLInputElement).setSelectionRange(from ?? 0, to ?? 0);
    },
    [start, end],
  );

/** Waits until a field holds a text; says what it holds instead. */
export async function untilValue(field: Locator, text: string, why: string): Promise<void> {
  // Usually it is there already, and waiting costs two more calls and a frame.
  if ((await field.inputValue()) === text) return;
  const handle = await field.elementHandle();
  try {
    await field
      .page()
      .waitForFunction(([element, wanted]) => (element as HTMLInputElement).value === wanted, [handle, text] as const, {
        timeout: 8000,
      });
  } catch {
    throw new Error(`${why}: «${await field.inputValue()}» instead of «${text}»`);
  }
}
