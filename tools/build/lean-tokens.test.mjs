import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leanTokens } from './lean-tokens.mjs';

const tokens = (rules) => `@layer tropa.tokens{${rules}}`;

test('a token with one value stands where it is used, in another sheet too', () => {
  const [first, second] = leanTokens([
    tokens(':root{--tropa-gray:#111;--tropa-ink:var(--tropa-gray);--tropa-space:4px}'),
    '.a{color:var(--tropa-ink);margin:calc(-1*var(--tropa-space))}',
  ]);
  assert.equal(second, '.a{color:#111;margin:calc(-1*4px)}');
  assert.equal(first, '@layer tropa.tokens{}');
});

test('a long value is said once, and what holds it stays a token too', () => {
  const family = '"One Family", "Another Family", sans-serif';
  assert.equal(
    leanTokens([
      `:root{--tropa-family:${family};--tropa-font:400 1rem var(--tropa-family)}.a{font:var(--tropa-font)}`,
    ])[0],
    `:root{--0:${family};--1:400 1rem var(--0)}.a{font:var(--1)}`,
  );
});

test('what a theme or a window changes stays a token, with a short name', () => {
  const [css] = leanTokens([
    tokens(
      ':root,[data-theme=light]{--tropa-bg:#fff;--tropa-plate:var(--tropa-bg)}[data-theme=dark]{--tropa-bg:#000}' +
        '@media (width>=600px){:root{--tropa-pad:24px}}:root{--tropa-pad:16px}' +
        '.a{background:var(--tropa-plate);padding:var(--tropa-pad)}',
    ),
  ]);
  assert.equal(
    css,
    tokens(
      ':root,[data-theme=light]{--0:#fff;--2:var(--0)}[data-theme=dark]{--0:#000}' +
        '@media (width>=600px){:root{--1:24px}}:root{--1:16px}.a{background:var(--2);padding:var(--1)}',
    ),
  );
});

test('a token that is said for a part or a window alone is none for the page', () => {
  const css = '.a{--tropa-x:1px}@media (width>=600px){:root{--tropa-y:2px}}.b{top:var(--tropa-x);left:var(--tropa-y)}';
  assert.equal(leanTokens([css])[0], '.a{--0:1px}@media (width>=600px){:root{--1:2px}}.b{top:var(--0);left:var(--1)}');
});

test('what nobody uses goes, and what only it used goes with it', () => {
  const dark = '[data-theme=dark]{--tropa-a:#000;--tropa-b:var(--tropa-a)}';
  assert.equal(leanTokens([`:root{--tropa-a:#fff;--tropa-b:var(--tropa-a)}${dark}.a{top:0}`])[0], '.a{top:0}');
});

test('a use with a value for want of one keeps its token', () => {
  assert.equal(leanTokens([':root{--tropa-a:1px}.a{top:var(--tropa-a,2px)}'])[0], ':root{--0:1px}.a{top:var(--0,2px)}');
});

test('properties of parts keep their names: scripts set them', () => {
  assert.equal(leanTokens(['.a{--row-base:2;top:var(--row-base)}'])[0], '.a{--row-base:2;top:var(--row-base)}');
});
