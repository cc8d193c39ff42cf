/** `openDevelopment`: the storefront of `npm run dev`, from its sources. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openMissingPage } from './open-missing-page.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the storefront in development', { timeout: 120_000 }, () => {
  let shop;
  before(async () => {
    shop = await openMissingPage();
  });
  after(() => shop.close());

  const get = (path) => fetch(`${shop.origin}${path}`);

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
    const status = await new Promise((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': Buffer.from('a key of a test!').toString('base64'),
        'sec-websocket-version': '13',
        'sec-websocket-protocol': 'vite-hmr',
      };
      request(shop.origin, { headers })
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
});
