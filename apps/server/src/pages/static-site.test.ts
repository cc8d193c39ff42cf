import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { plainErrorPage } from '../api/errors.js';
import { addSecurityHeaders } from '../api/security-headers.js';
import { testSettings } from '../testing/test-app.js';
import { staticDocs } from './static-docs.js';
import { siteDir } from './static-site.js';
import { staticStorybook } from './static-storybook.js';

let root: string;
let folder: string;
let app: FastifyInstance;

/** The part of the shop that sends files, with its headers and its page of an error. */
function makeApp(): FastifyInstance {
  const made = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  addSecurityHeaders(made, testSettings);
  made.setNotFoundHandler((request, reply) => plainErrorPage(request, reply, 404));
  void made.register(staticStorybook(folder));
  void made.register(staticDocs(folder));
  made.get('/docs/sale-terms.pdf', () => 'terms');
  made.get('/', () => 'index');
  return made;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tropa-storybook-'));
  folder = join(root, 'storybook-static');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Storybook</title>');
  writeFileSync(join(folder, 'index.json'), '{"v":5}');
  writeFileSync(join(folder, 'assets/axe-BkX93d_1.js'), 'export {}');
  writeFileSync(join(folder, '.secret.json'), '{}');
  writeFileSync(join(folder, 'run.sh'), 'true');
  writeFileSync(join(root, 'outside.json'), '{"outside":true}');
  symlinkSync(join(root, 'outside.json'), join(folder, 'link.json'));
  app = makeApp();
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

test.each([
  ['/storybook/', 'text/html; charset=utf-8', 'no-cache'],
  ['/storybook/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/storybook/index.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/storybook/assets/axe-BkX93d_1.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('%s', async (url, type, cached) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    type,
    cached,
    'noindex',
  ]);
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('an address without its slash redirects to the one with it, query included', async () => {
  const plain = await app.inject('/storybook');
  expect([plain.statusCode, plain.headers.location]).toEqual([301, '/storybook/']);
  expect((await app.inject('/storybook?path=/docs/start--page')).headers.location).toBe(
    '/storybook/?path=/docs/start--page',
  );
});

test('its own scripts run on its pages and nowhere else; nothing foreign does', async () => {
  const policy = String((await app.inject('/storybook/')).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'unsafe-inline'`);
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  expect(String((await app.inject('/')).headers['content-security-policy'])).toContain(`script-src 'self';`);
  expect(String((await app.inject('/storybook/nothing.js')).headers['content-security-policy'])).toContain(
    `script-src 'self';`,
  );
});

test.each([
  '/storybook/../outside.json',
  '/storybook/%2e%2e/outside.json',
  '/storybook/..%2foutside.json',
  '/storybook/..%5coutside.json',
  '/storybook/assets/..%2f..%2foutside.json',
  '/storybook/%2fetc/passwd',
  '/storybook//etc/hosts.txt',
  '/storybook/link.json',
  '/storybook/.secret.json',
  '/storybook/run.sh',
  '/storybook/assets',
  '/storybook/nothing.json',
  '/storybook/a%00.json',
])('%s leads nowhere', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, body.includes('Страница не найдена')]).toEqual([404, true]);
});

test('without its folder it is not found; once it is built, it is there', async () => {
  rmSync(folder, { recursive: true });
  expect([(await app.inject('/storybook')).statusCode, (await app.inject('/storybook/')).statusCode]).toEqual([
    404, 404,
  ]);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'built');
  expect((await app.inject('/storybook/')).body).toBe('built');
});

test('a demo shop serves the site of its source tree, a real shop only one that its owner has named', () => {
  expect(siteDir(undefined, true, '/tree')).toBe('/tree');
  expect(siteDir(undefined, false, '/tree')).toBeNull();
  expect(siteDir(folder, false, '/tree')).toBe(folder);
  expect(siteDir(folder, true, '/tree')).toBe(folder);
});

describe('the documentation', () => {
  beforeEach(() => {
    writeFileSync(join(folder, 'events.html'), '<!doctype html><title>Events</title>');
    writeFileSync(join(folder, 'assets/events.md.BkX93d_1.lean.js'), 'export {}');
  });

  test('is served, and its files are cached indefinitely where their names contain a content hash', async () => {
    const answers = await Promise.all(
      ['/docs/', '/docs/events.html?q=1', '/docs/assets/events.md.BkX93d_1.lean.js', '/docs/index.json'].map((url) =>
        app.inject(url),
      ),
    );
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [200, 'no-cache'],
      [200, 'no-cache'],
      [200, 'public, max-age=31536000, immutable'],
      [200, 'no-cache'],
    ]);
    expect((await app.inject('/docs')).headers.location).toBe('/docs/');
  });

  test('runs no inline script and nothing foreign; the shop’s own pages keep their policy', async () => {
    const policy = String((await app.inject('/docs/events.html')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    for (const url of ['/', '/docs/nothing.html', '/docs/sale-terms.pdf'])
      expect([url, String((await app.inject(url)).headers['content-security-policy'])]).toEqual([
        url,
        expect.stringContaining(`style-src 'self';`),
      ]);
  });

  test('leaves the shop’s own documents at their addresses', async () => {
    expect((await app.inject('/docs/sale-terms.pdf')).body).toBe('terms');
  });
});
