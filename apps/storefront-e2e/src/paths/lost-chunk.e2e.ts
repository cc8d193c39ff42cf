import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

test(
  'a widget whose code does not arrive takes no other with it',
  { tag: '@desktop' },
  async ({ page, expectFault }) => {
    expectFault(/CatalogWidget/);
    expectFault(/ERR_CONNECTION_RESET/);
    await page.route('**/assets/CatalogWidget-*.js', (route) => route.abort('connectionreset'));
    await page.goto('/catalog/');
    await untilAlive(page, 'header-links');
    await untilAlive(page, 'city');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/product/**');
  },
);
