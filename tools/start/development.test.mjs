/** `openDevelopment`: the storefront of `npm run dev`, from its sources. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { openDevelopment } from '../../apps/storefront/scripts/development.mjs';
import { chromiumArgs, chromiumHint, findChromium } from '../machine/chromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fastify = createRequire(`${root}apps/server/`)('fastify');

/** The page of an address that does not exist: its data are empty. */
const missingPage = {
  page: 'not-found',
  status: 404,
  url: '/nowhere/',
  meta: { title: 'Страница не найдена', description: '' },
  data: {},
  cookies: {},
};

const executablePath = findChromium();

/** What an engineer does: a file is saved. Its text stays as it is, the browser gets it with `change` applied. */
async function edit(page, file, change) {
  await page.route(
    (url) => url.pathname.endsWith(`/${basename(file)}`) && url.searchParams.has('t'),
    async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const changed = change(code);
      assert.notEqual(changed, code, `nothing to change in ${file}`);
      await route.fulfill({ response, body: changed });
    },
  );
  const now = new Date();
  utimesSync(`${root}${file}`, now, now);
}

describe('the storefront in development', { timeout: 240_000 }, () => {
  const app = fastify();
  const { renderPage, plugin } = openDevelopment();

  before(async () => {
    await plugin(app);
    app.get('/nowhere/', async (_request, reply) => {
      const { html, status } = await renderPage(missingPage);
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "script-src 'self'")
        .send(html);
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  after(async () => {
    await app.close();
    // If Vite were not closed with it, this file would never finish.
    setTimeout(() => process.exit(), 5000).unref();
  });

  const get = (path) => fetch(`http://127.0.0.1:${app.server.address().port}${path}`);

  test('renders a page from the sources, with its status', async () => {
    const response = await get('/nowhere/');
    assert.equal(response.status, 404);
    const html = await response.text();
    assert.match(html, /<title>Страница не найдена/);
    assert.match(html, /<script[^>]* src="\/src\/client\.tsx"/);
  });

  test("gives it Vite's client and the styles of what it imports, as Vite's own, so that an edit replaces them", async () => {
    const html = await (await get('/nowhere/')).text();
    const head = html.slice(0, html.indexOf('</head>'));
    assert.match(head, /src="\/@vite\/client"/);
    const sheets = [...head.matchAll(/<style data-vite-dev-id="([^"]+)">([^<]*)<\/style>/g)];
    const tokens = sheets.find(([, id]) => id.endsWith('/libs/ui-kit/src/styles.css'));
    assert.match(tokens?.[2] ?? '', /--tropa-color-bg:/);
    const button = sheets.find(([, id]) => id.endsWith('/libs/ui-kit/src/button/Button.module.css'));
    assert.match(button?.[2] ?? '', /@layer tropa\.kit/);
    assert.equal(new Set(sheets.map(([, id]) => id)).size, sheets.length);
  });

  test('lets Vite and React Refresh run their inline scripts and styles', async () => {
    const response = await get('/nowhere/');
    assert.equal(response.headers.get('content-security-policy'), null);
    await response.text();
  });

  test("Vite serves modules before the shop's own routes", async () => {
    const response = await get('/src/client.tsx');
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type'), /javascript/);
    assert.match(await response.text(), /embedded-sheet/);
  });

  test("notifies the open page of edits over the server's own port", async () => {
    const { port } = app.server.address();
    const status = await new Promise((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': Buffer.from('a key of a test!').toString('base64'),
        'sec-websocket-version': '13',
        'sec-websocket-protocol': 'vite-hmr',
      };
      request({ port, host: '127.0.0.1', path: '/', headers })
        .on('upgrade', (response, socket) => {
          socket.destroy();
          resolve(response.statusCode);
        })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    assert.equal(status, 101);
  });

  test('closes with the server: nothing keeps the process alive', () => {
    const script = `
      import { createRequire } from 'node:module';
      import { openDevelopment } from './apps/storefront/scripts/development.mjs';
      const app = createRequire(process.cwd() + '/apps/server/')('fastify')();
      await openDevelopment().plugin(app);
      await app.listen({ host: '127.0.0.1', port: 0 });
      await app.close();
    `;
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      timeout: 30_000,
      encoding: 'utf8',
    });
    assert.deepEqual([ended.signal, ended.status], [null, 0], ended.stderr);
  });

  describe('an edit', { skip: executablePath ? false : chromiumHint }, () => {
    let browser;
    let page;
    before(async () => {
      browser = await chromium.launch({ executablePath, args: chromiumArgs });
      page = await browser.newPage();
      // Cold, Vite bundles the dependencies first.
      await page.goto(`http://127.0.0.1:${app.server.address().port}/nowhere/`, { timeout: 90_000 });
      await page.locator('[data-widget=header-links][data-ready]').waitFor({ state: 'attached', timeout: 90_000 });
      const field = page.getByRole('combobox', { name: 'Поиск товаров' });
      await field.click();
      await page.locator('[data-widget=search][data-ready]').waitFor({ state: 'attached' });
      await field.fill('лыжи');
      await page.locator('input[type=search][aria-expanded=true]').waitFor();
      await page.evaluate(() => {
        window.isSamePage = true;
      });
    });
    after(() => browser?.close());

    const state = () =>
      page.evaluate(() => {
        const field = document.querySelector('input[type=search]');
        return { isSamePage: window.isSamePage, text: field?.value, isOpen: field?.ariaExpanded };
      });
    const kept = { isSamePage: true, text: 'лыжи', isOpen: 'true' };

    test("of a lib's component is in the page, which keeps what was typed and what was open", async () => {
      await edit(page, 'libs/catalog/src/search/SearchBox.tsx', (code) =>
        code.replace('placeholder: texts.placeholder', 'placeholder: "Лыжи, палатки"'),
      );
      await page.getByPlaceholder('Лыжи, палатки').waitFor();
      assert.deepEqual(await state(), kept);
    });

    test('of a widget, whose module exports more than its component, too', async () => {
      await edit(page, 'apps/storefront/src/widgets/city/CityWidget.tsx', (code) =>
        code.replace('CityButton, {', '"b", { children: "Город изменён", '),
      );
      await page.getByText('Город изменён').waitFor();
      assert.deepEqual(await state(), kept);
    });
  });
});
