import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';

/** Closes the dialog by Esc: the focus returns to what opened it. */
export async function checkFocusReturns(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await opener.and(page.locator(':focus')).waitFor();
}

/** The focused field is marked as invalid, with a message that matches. */
export async function checkInvalid(page: Page, words: RegExp): Promise<void> {
  const field = page.locator(':focus');
  const told = await field.evaluate((element) => {
    const group = element.closest('[aria-invalid="true"]');
    const ids = [element, group].flatMap((one) => (one?.getAttribute('aria-describedby') ?? '').split(' '));
    const named = ids.map((id) => document.getElementById(id)?.innerText ?? '');
    const alerts = [...(group?.querySelectorAll('[role="alert"]') ?? [])].map((one) => one.textContent ?? '');
    return { isInvalid: group !== null, said: [...named, ...alerts].join(' ') };
  });
  assert.ok(told.isInvalid, 'the focused field is not marked as invalid');
  assert.match(told.said, words);
}
