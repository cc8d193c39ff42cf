import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilLoaded } from '../support/calls.js';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { shifts, watchShifts } from '../support/layout.js';
import { untilAlive } from '../support/lists.js';
import { goToOrder } from '../support/order.js';
import { test } from '../support/test.js';

const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Сообщение о cookie' });

/** Counts, from the next page on, how often the notice was inserted. */
const watchNotice = (page: Page) =>
  page.addInitScript(`
    window.tropaNotices = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node.nodeType === 1 && (node.matches('aside') || node.querySelector('aside'))) window.tropaNotices += 1;
        }
      }
    }).observe(document, { childList: true, subtree: true });
  `);

/** Lines that the text of an element takes. */
function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

test(
  'the cookie notice: not in the HTML, moves nothing, links the consent, is remembered',
  { tag: '@phone' },
  async ({ page, context, checkAccess }) => {
    const html = await (await page.request.get('/')).text();
    assert.ok(!html.includes('Мы используем cookie'), 'the HTML of the server has no notice');
    await watchShifts(page);
    await page.goto('/');
    const notice = noticeOf(page);
    await notice.waitFor();
    await untilLoaded(page);
    assert.equal(await page.evaluate(() => localStorage.getItem('cookies_accepted')), null);
    assert.ok(
      (await shifts(page)).every((moved) => !moved.includes('cookie-notice')),
      'the notice moves nothing',
    );
    await checkAccess();

    const link = notice.getByRole('link');
    assert.equal(await link.evaluate(linesOf), 1, 'the link is not broken over two lines');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.getByRole('heading', { level: 1, name: 'Согласие на обработку персональных данных и cookie' }).waitFor();
    assert.equal(new URL(tab.url()).pathname, '/privacy/');
    await tab.close();

    await notice.getByRole('button', { name: 'Принять' }).click();
    await notice.waitFor({ state: 'detached' });
    assert.notEqual(await page.evaluate(() => localStorage.getItem('cookies_accepted')), null);
    await watchNotice(page);
    for (const address of ['/', '/catalog/', '/basket']) {
      await page.goto(address);
      await untilAlive(page, 'cookie-notice');
      assert.equal(
        await page.evaluate('window.tropaNotices'),
        0,
        `${address}: no flash for a visitor who has accepted`,
      );
    }
  },
);

test(
  'where storage is forbidden the notice still appears and can still be closed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(`
      Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
    `);
    await page.goto('/');
    const notice = noticeOf(page);
    await notice.getByRole('button', { name: 'Принять' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.goto('/catalog/');
    await notice.waitFor();
  },
);

test(
  'legal documents open in a new tab, from the footer and from the forms that ask for consent',
  { tag: '@desktop' },
  async ({ page, context, checkAccess }) => {
    await page.goto('/');
    await untilAlive(page, 'cookie-notice');
    await noticeOf(page).getByRole('button', { name: 'Принять' }).click();
    const footer = page.getByRole('contentinfo');
    const documents = [
      ['Пользовательское соглашение', '/agreement/', 'Пользовательское соглашение'],
      ['Политика обработки данных', '/privacy_policy/', 'Политика обработки персональных данных'],
      ['Согласие и cookie', '/privacy/', 'Согласие на обработку персональных данных и cookie'],
    ] as const;
    for (const [name, path, title] of documents) {
      const [tab] = await Promise.all([context.waitForEvent('page'), footer.getByRole('link', { name }).click()]);
      await tab.getByRole('heading', { level: 1, name: title }).waitFor();
      assert.equal(new URL(tab.url()).pathname, path);
      await tab.getByText(/Редакция 20\d\d-\d\d-\d\d от \d+.[а-я]+ 20\d\d.года/).waitFor();
      const terms = tab.getByRole('link', { name: /условия(х)? продажи/i }).first();
      assert.deepEqual(
        [await terms.getAttribute('href'), await terms.getAttribute('target')],
        ['/docs/sale-terms.pdf', '_blank'],
      );
      await tab.close();
    }
    const terms = footer.getByRole('link', { name: 'Условия продажи (PDF)' });
    assert.deepEqual(
      [await terms.getAttribute('href'), await terms.getAttribute('target')],
      ['/docs/sale-terms.pdf', '_blank'],
    );
    const pdf = await page.request.get('/docs/sale-terms.pdf');
    assert.equal(pdf.headers()['content-type'], 'application/pdf');
    assert.equal((await pdf.body()).subarray(0, 5).toString(), '%PDF-');

    const consent = footer.getByRole('form').getByRole('link');
    assert.deepEqual(
      [await consent.getAttribute('href'), await consent.getAttribute('target')],
      ['/privacy/', '_blank'],
    );

    await page.goto('/catalog/?sort=price-desc');
    await openFirstProduct(page);
    await (await putIntoBasket(page)).getByRole('link', { name: 'Перейти в корзину' }).click();
    await goToOrder(page);
    const ofOrder = await page
      .getByRole('main')
      .getByRole('link', { name: /персональных данных|условия продажи/ })
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.getAttribute('target')]));
    assert.deepEqual(ofOrder, [
      ['/privacy/', '_blank'],
      ['/docs/sale-terms.pdf', '_blank'],
    ]);
    await page.goto('/privacy/');
    await checkAccess();
  },
);

test('the cookie notice is shown until it is accepted', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const notice = noticeOf(page);
  await notice.waitFor();
  await page.goto('/catalog/');
  await notice.getByRole('button', { name: 'Принять' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await untilAlive(page, 'cookie-notice');
  assert.equal(await notice.count(), 0);
});
