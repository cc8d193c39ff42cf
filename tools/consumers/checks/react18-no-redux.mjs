import assert from 'node:assert/strict';
import { join } from 'node:path';
import { serveSite } from '../support/serve-site.mjs';
import { createSite } from '../support/site.mjs';
import { checkTypesOf, checkOneOfEach, searchFor } from './common.mjs';

async function walkTheHeader(page) {
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  const baskets = [];
  page.on('request', (request) => request.url().includes('/api/basket/getLength/') && baskets.push(request.url()));
  await page.goto('/');
  await page.getByRole('article').nth(2).waitFor();
  await page
    .getByRole('link', { name: /Корзина/ })
    .first()
    .waitFor();
  assert.equal(baskets.length, 1, 'the badge asks once');
  // Only that build warns: about keys, refs and hydration mismatches.
  assert.ok(
    said.some((text) => text.includes('React DevTools')),
    "the page runs React's development build",
  );

  assert.ok((await searchFor(page, 'ботинки')) > 0);
  await page.keyboard.press('Enter');
  await page.getByText('/search/?q=%D0%B1%D0%BE%D1%82%D0%B8%D0%BD%D0%BA%D0%B8').waitFor();

  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await page.getByRole('dialog', { name: 'Товар добавлен в корзину' }).waitFor();
  await page.keyboard.press('Escape');
  const badge = page.getByRole('link', { name: /Корзина.*1/ });
  await badge.waitFor();
  await page.reload();
  await badge.waitFor();

  await page.getByRole('button', { name: 'Войти' }).click();
  const sign = page.getByRole('dialog', { name: 'Вход / Регистрация' });
  await sign.getByRole('textbox', { name: 'Телефон' }).pressSequentially('912');
  await sign.getByRole('button', { name: 'Войти' }).click();
  await sign.getByText('Телефон не может быть меньше 10 символов').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /Тюмень/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** A React 18 site without Redux uses the parts of a header; the shop is on another origin. */
export async function react18NoRedux(world) {
  const site = await createSite('react18-no-redux');
  await site.copy();
  await site.install(
    world.tarballs('account', 'checkout', 'catalog', 'location', 'api-client', 'ui-kit', 'validation-ru'),
  );
  await checkOneOfEach(site, {
    react: '18.3.1',
    'react-dom': '18.3.1',
    '@types/react': '18.3.8',
    '@tropa/ui-kit': world.version,
  });
  await checkTypesOf(site, 'bundler', { types: ['vite/client'] });
  // With React's development build: its warnings fail the walk.
  await site.run('npm', ['run', 'build'], { VITE_SHOP: world.shop, NODE_ENV: 'development' });
  const server = await serveSite({ folder: join(site.folder, 'dist'), port: world.takeAllowedPort() });
  try {
    await world.walk(server.address, walkTheHeader);
  } finally {
    await server.stop();
  }
}
