import assert from 'node:assert/strict';
import { test } from '../support/test.js';

test(
  'an unknown address is a real 404 page with a way on',
  { tag: '@tablet' },
  async ({ page, checkAccess, expectFault }) => {
    expectFault(/404 \(Not Found\)/);
    for (const address of ['/no-such-page/', '/catalog/no-such-section/', '/product/no-such-product/']) {
      const answer = await page.goto(address);
      assert.equal(answer?.status(), 404, address);
      await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor();
    }
    await checkAccess();
    await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).click();
    await page.getByRole('heading', { level: 1, name: 'Каталог' }).waitFor();
  },
);
