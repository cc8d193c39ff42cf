import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences, drawnIn } from '../support/geometry.mjs';
import { serveSite } from '../support/serve-site.mjs';
import { checkInTheDark, checkTypesOf, checkOneOfEach, searchFor } from './common.mjs';

const client = fileURLToPath(new URL('../../../apps/storefront/dist/client', import.meta.url));
const hostile = '<link rel="stylesheet" href="hostile.css">';
/** The script detects the reader's text size; a page that mounts by itself has to state it. */
const textSize = { script: '', mount: '<style>:root { --tropa-rem: 1.6rem }</style>' };

/** Each page in variants: as it is, with the hostile reset first, with it last, and without the shop. */
async function writeVariants(folder, name) {
  const html = await readFile(join(folder, `${name}.html`), 'utf8');
  await writeFile(
    join(folder, `${name}-reset.html`),
    html.replace('<!-- styles -->', hostile).replace('</body>', `${hostile}${textSize[name]}</body>`),
  );
  await writeFile(
    join(folder, `${name}-bare.html`),
    html.replaceAll(/<script type="module".*?<\/script>|<link rel="stylesheet" href="mount.css">/g, ''),
  );
}

/** Waits until everything has loaded and stopped moving. */
const settle = async (page) => {
  await page.getByRole('article').nth(14).waitFor();
  await page
    .getByRole('link', { name: /Избранное/ })
    .first()
    .waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
};

/**
 * `font-display: optional` gives up on a font that is late for the first paint, and each line is then half a pixel
 * wider or narrower. What is measured here waits for its font.
 */
async function waitForFonts(route) {
  const response = await route.fetch();
  const styles = await response.text();
  await route.fulfill({ response, body: styles.replaceAll(/font-display:\s*optional/g, 'font-display:block') });
}

async function checkReset(world, address, name, parts) {
  const drawn = {};
  for (const variant of ['', '-reset', '-bare']) {
    await world.walk(address, async (page) => {
      await page.route('**/*.css', waitForFonts);
      await page.goto(`/${name}${variant}.html`);
      if (variant !== '-bare') await settle(page);
      drawn[variant] = { shop: await drawnIn(page, parts), own: await drawnIn(page, '#own') };
    });
  }
  assert.ok(drawn[''].shop.length > 200, `${drawn[''].shop.length} elements`);
  assert.deepEqual(
    differences(drawn[''].shop, drawn['-reset'].shop),
    [],
    `${name}: the reset does not reach into the shop's parts`,
  );
  assert.deepEqual(
    differences(drawn['-bare'].own, drawn[''].own),
    [],
    `${name}: the shop's styles do not reach out into the page`,
  );
  // The reset works: the page's own elements are affected.
  assert.notDeepEqual(drawn[''].own, drawn['-reset'].own);
}

const recordCalls = (page) => {
  const calls = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  return calls;
};
const repeated = (calls) => calls.filter((call, index) => calls.indexOf(call) !== index);

async function walkTheScript(page) {
  const calls = recordCalls(page);
  await page.goto('/script-reset.html');
  await settle(page);
  assert.ok(calls.includes('/api/favorites/getLength/'), calls.join());
  assert.deepEqual(repeated(calls), [], 'the widgets share one store and one set of calls');
  assert.ok((await searchFor(page, 'лыжи')) > 0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /избранное/i })
    .click();
  assert.equal(await page.getByRole('link', { name: /Избранное.*1 товар/ }).count(), 2);
  await page.getByRole('button', { name: 'Войти' }).first().click();
  await page.getByRole('dialog', { name: 'Вход / Регистрация' }).waitFor();
}

async function walkTheMounts(page) {
  const calls = recordCalls(page);
  await page.goto('/mount-reset.html');
  await settle(page);
  assert.deepEqual(repeated(calls), []);
  const hearts = page.locator('#favorite, #again').getByRole('button');
  await hearts.first().click();
  await page.getByRole('link', { name: /Избранное.*1 товар/ }).waitFor();
  assert.deepEqual(await hearts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed'))), [
    'true',
    'true',
  ]);
  assert.ok((await searchFor(page, 'лыжи')) > 0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Убрать товары' }).click();
  await page.locator('#catalog:empty').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: /Избранное.*1 товар/ }).waitFor();
}

/** A page that mounts by itself states that it follows the system; the hostile reset beside it stays. */
async function walkTheMountsInTheDark(page) {
  await page.goto('/mount-reset.html');
  await settle(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'system';
    document.body.style.background = 'var(--tropa-color-bg)';
    document.body.style.color = 'var(--tropa-color-text)';
  });
  await checkInTheDark(page);
}

async function visitSite(world, folder) {
  await cp(client, folder, { recursive: true });
  await Promise.all(['script', 'mount'].map((name) => writeVariants(folder, name)));
  const { address, stop } = await serveSite({ folder, shop: world.shop });
  try {
    await world.walk(address, walkTheScript);
    await world.walk(address, walkTheMounts);
    await world.walk(address, walkTheMountsInTheDark);
    await checkReset(world, address, 'script', '[data-widget]');
    await checkReset(world, address, 'mount', '#page > div');
  } finally {
    await stop();
  }
}

/** A page without a framework: one script and elements with `data-widget`, or `mount` of a bundle; its reset is hostile. */
export async function plainHtml(world, site) {
  await checkOneOfEach(site, { react: '19.3.1', redux: '5.0.1' });
  await checkTypesOf(site, 'bundler', { types: ['vite/client'] });
  await site.run('npm', ['run', 'build']);
  await visitSite(world, join(site.folder, 'dist'));
}
