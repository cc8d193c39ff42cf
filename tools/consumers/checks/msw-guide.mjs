import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveSite } from '../support/serve-site.mjs';
import { searchFor } from './common.mjs';
import { buildStatic } from './guides.mjs';

/** The newest major of Mock Service Worker, beside the one that the guide uses. */
export const nextMsw = { 'msw-next': 'npm:msw@3.0.5' };
/** Node from which it intercepts requests: an older one has no `Promise.withResolvers`. */
const hasNodeOfNextMsw = 'withResolvers' in Promise;

async function walkTheMocks(page) {
  await page.goto('/');
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  await page.getByText('Лыжные сборы в январе').waitFor();
  await cards
    .first()
    .getByRole('button', { name: /избранное/i })
    .click();
  await page.getByRole('link', { name: /Избранное.*1 товар/ }).waitFor();
  assert.ok((await searchFor(page, 'лыжи')) > 0);
}

async function walk(world, folder) {
  const { address, stop } = await serveSite({ folder });
  try {
    await world.walk(address, walkTheMocks);
  } finally {
    await stop();
  }
}

/** A page that has no shop behind it: Mock Service Worker handles its calls, in the browser and in the site's tests. */
export async function mswGuide(world, site) {
  const folder = await buildStatic(site);
  await site.run('npm', ['test']);
  await walk(world, folder);
}

/**
 * The same site with the next major instead of its own, which names one option differently: types, build, browser, and
 * Node where it is new enough.
 */
export async function nextMswGuide(world, site, next) {
  await cp(site.folder, next.folder, { recursive: true });
  for (const file of ['src/main.tsx', 'src/mocks.ts', 'favorites.test.js', 'package.json']) {
    const text = await readFile(join(next.folder, file), 'utf8');
    const renamed = text
      .replace(/from 'msw(?=['/])/g, "from 'msw-next")
      .replace('msw init', 'node ../node_modules/msw-next/cli/index.js init')
      .replace('onUnhandledRequest', 'onUnhandledFrame');
    assert.notEqual(renamed, text, file);
    await writeFile(join(next.folder, file), renamed);
  }
  const folder = await buildStatic(next);
  assert.match(await readFile(join(folder, 'mockServiceWorker.js'), 'utf8'), /PACKAGE_VERSION = '3\./);
  if (hasNodeOfNextMsw) await next.run('npm', ['test']);
  await walk(world, folder);
}
