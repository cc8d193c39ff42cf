import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { untilLoaded } from '../support/calls.js';
import { openFirstProduct, productCard } from '../support/goods.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

const switched = ['main-slider', 'best-offers', 'subscribe', 'city'] as const;
const chunkOf: Record<string, RegExp> = { 'best-offers': /BestOffersWidget/, subscribe: /SubscribeWidget/ };

/** Opens a page, hydrates all its widgets, and returns the scripts that were loaded. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto(path);
  await untilAlive(page, 'header-links');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = page.getByRole('contentinfo');
  await footer.hover();
  const email = footer.getByRole('textbox', { name: /e-mail/i });
  if ((await email.count()) > 0) await email.focus();
  await untilLoaded(page);
  return scripts;
}

test('widgets are present while their flags are on', { tag: '@desktop' }, async ({ page }) => {
  const scripts = await scriptsOf(page, '/');
  for (const name of switched) assert.equal(await page.locator(`[data-widget="${name}"]`).count(), 1, name);
  for (const [name, chunk] of Object.entries(chunkOf)) {
    assert.ok(
      scripts.some((script) => chunk.test(script)),
      `${name} has no code of its own among ${scripts.join(' ')}`,
    );
  }
  await page.goto('/catalog/?sort=price-desc');
  await openFirstProduct(page);
  await productCard(page).locator('[data-status="ready"]').waitFor();
  await productCard(page)
    .getByText(/^или [\d\s]+₽ в месяц в кредит$/)
    .waitFor();
});

test.describe(() => {
  test.use({ shopEnv: { FLAGS: 'main-slider=off,best-offers=off,subscribe=off,city=off,credit=off' } });

  test(
    'a widget whose flag is off is absent, its code is not loaded, the rest works',
    { tag: '@desktop' },
    async ({ page, checkAccess }) => {
      const scripts = await scriptsOf(page, '/');
      for (const name of switched) assert.equal(await page.locator(`[data-widget="${name}"]`).count(), 0, name);
      for (const [name, chunk] of Object.entries(chunkOf)) {
        assert.deepEqual(
          scripts.filter((script) => chunk.test(script)),
          [],
          name,
        );
      }
      await checkAccess();
      await page.goto('/catalog/?sort=price-desc');
      await openFirstProduct(page);
      await productCard(page).locator('[data-status="ready"]').waitFor();
      assert.equal(await page.getByText(/в месяц в кредит/).count(), 0);
      await productCard(page).getByRole('button', { name: 'В корзину' }).waitFor();
      await checkAccess();
    },
  );
});
