import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openFirstProduct, putIntoBasket } from '../support/goods.js';
import { untilAlive } from '../support/lists.js';
import { test } from '../support/test.js';

const metrica = '12345678';
const script = 'https://mc.yandex.ru/metrika/tag.js';

const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Сообщение о cookie' });

/** Names of the ecommerce events that the counter has received, and whether it is silenced. */
const counted = (page: Page) =>
  page.evaluate((flag) => {
    const { tropaDataLayer = [], [flag]: isSilent } = window as unknown as Record<string, unknown> & {
      tropaDataLayer?: { ecommerce?: object }[];
    };
    const told = tropaDataLayer.flatMap(({ ecommerce }) => Object.keys(ecommerce ?? {}));
    return { told: told.filter((name) => name !== 'currencyCode'), isSilent };
  }, `disableYaCounter${metrica}`);

/** By the link in the footer, as often as the visitor likes; the page stays. */
async function chooseAnew(page: Page, choice: 'Принять' | 'Только необходимые'): Promise<void> {
  const address = page.url();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Настройки cookie' }).click();
  const notice = noticeOf(page);
  await notice.waitFor();
  assert.ok(await notice.evaluate((shown) => shown === document.activeElement), 'who asked for it is taken to it');
  await notice.getByRole('button', { name: choice }).click();
  await notice.waitFor({ state: 'detached' });
  assert.equal(page.url(), address);
}

test.describe(() => {
  test.use({ shopEnv: { METRICA_ID: metrica } });

  test(
    '«Настройки cookie» changes the choice later, and the counter obeys',
    { tag: '@phone' },
    async ({ page, checkAccess, expectFault }) => {
      expectFault(/^foreign host: https:\/\/mc\.yandex\.ru\/metrika\/tag\.js$/);
      const asked: string[] = [];
      await page.route('https://mc.yandex.ru/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await page.goto('/catalog/?sort=price-desc');
      await untilAlive(page, 'cookie-notice');
      await noticeOf(page).getByRole('button', { name: 'Только необходимые' }).click();
      await openFirstProduct(page);
      await untilAlive(page, 'cookie-notice');
      assert.deepEqual(await counted(page), { told: [], isSilent: undefined });
      assert.deepEqual(asked, [], 'nothing is asked of the counter before the visitor agrees');

      const loaded = page.waitForResponse(script);
      await chooseAnew(page, 'Принять');
      await loaded;
      assert.deepEqual(await counted(page), { told: [], isSilent: false });
      await (await putIntoBasket(page)).getByRole('button', { name: 'Продолжить покупки' }).click();
      assert.deepEqual((await counted(page)).told, ['add']);

      await chooseAnew(page, 'Только необходимые');
      // Another product, of a row below: nothing is reported about it.
      await page.getByRole('article').getByRole('button', { name: 'В корзину' }).first().click();
      const added = page.getByRole('dialog', { name: 'Товар добавлен в корзину' });
      await added.getByRole('button', { name: 'Продолжить покупки' }).click();
      assert.equal(await page.evaluate(() => localStorage.getItem('cookies_accepted')), 'necessary');
      assert.deepEqual(await counted(page), { told: ['add'], isSilent: true });
      await page.reload();
      await untilAlive(page, 'cookie-notice');
      assert.equal(await noticeOf(page).count(), 0, 'a visitor who has chosen is not asked again');
      assert.deepEqual(await counted(page), { told: [], isSilent: undefined });
      assert.deepEqual(asked, [script]);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Настройки cookie' }).click();
      await noticeOf(page).waitFor();
      await checkAccess();
    },
  );
});

test.describe(() => {
  const own = 'https://counter.example/c.js';
  test.use({ shopEnv: { COUNTER_NAME: 'VK Реклама', COUNTER_SCRIPTS: own } });

  test(
    'any other counter is named in the notice, is loaded on consent and is notified of purchases',
    { tag: '@soak:desktop' },
    async ({ page, expectFault }) => {
      expectFault(/^foreign host: https:\/\/counter\.example\/c\.js$/);
      const asked: string[] = [];
      await page.route('https://counter.example/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      const told = () =>
        page.evaluate(() => {
          const { shopDataLayer = [] } = window as { shopDataLayer?: { event?: string }[] };
          return shopDataLayer.flatMap(({ event }) => event ?? []);
        });
      await page.goto('/catalog/?sort=price-desc');
      await untilAlive(page, 'cookie-notice');
      await noticeOf(page).getByText('считаем посещения (VK Реклама)').waitFor();
      await openFirstProduct(page);
      await untilAlive(page, 'cookie-notice');
      assert.deepEqual([asked, await told()], [[], []]);
      const loaded = page.waitForResponse(own);
      await noticeOf(page).getByRole('button', { name: 'Принять' }).click();
      await loaded;
      await putIntoBasket(page);
      assert.ok((await told()).includes('add_to_cart'));
    },
  );
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(
    'without JavaScript «Настройки cookie» leads to the words about cookies',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Настройки cookie' }).click();
      await page
        .getByRole('heading', { level: 1, name: 'Согласие на обработку персональных данных и cookie' })
        .waitFor();
    },
  );
});
