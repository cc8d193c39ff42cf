import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadLinks } from './dead-links.mjs';

const site = (body) =>
  new Map([
    ['/docs/index.html', body],
    ['/docs/guides/next.html', '<h2 id="the-data">…</h2><h2 id="всё">…</h2>'],
  ]);

test('links to pages and to their headings are alive', () => {
  const body = [
    '/docs/',
    './',
    'guides/next.html',
    '/docs/guides/next.html#the-data',
    '/docs/guides/next.html#%D0%B2%D1%81%D1%91',
    '#',
    'https://example.ru/x',
  ]
    .map((href) => `<a class="link" href="${href}">…</a>`)
    .join('');
  assert.deepEqual(deadLinks(site(body), '/docs/'), []);
});

test('links to a missing page and to a missing heading are dead', () => {
  const body = '<a href="./gone.html">…</a><a title="x" href="/docs/guides/next.html#gone">…</a><a href="#own">…</a>';
  assert.deepEqual(deadLinks(site(body), '/docs/'), [
    '/docs/index.html: /docs/gone.html',
    '/docs/index.html: /docs/guides/next.html#gone',
    '/docs/index.html: /docs/index.html#own',
  ]);
});
