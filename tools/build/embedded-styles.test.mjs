import assert from 'node:assert/strict';
import { test } from 'node:test';
import { embeddedStyles, libParts, widgetParts } from './embedded-styles.mjs';
import { addToFirstCompound, raise } from './specificity.mjs';

const sheet = `@layer tropa.reset, tropa.tokens, tropa.kit, tropa.domain;
@layer tropa.reset { *, ::before { box-sizing: border-box } html { scroll-padding: 1px } h1, body { margin: 0 } @media print { a:hover { color: red } } }
@layer tropa.tokens { :root { --tropa-gap: 1px } }
@layer tropa.domain { .list > li:first-child, :is(.a, .b) { top: 0 } @keyframes turn { from { top: 1px } } }
@layer tropa.kit { button.tropa-x::before { top: 2px } }`;

test('a condition comes after the type selector, before everything else', () => {
  assert.equal(addToFirstCompound('a:hover b', ':x'), 'a:x:hover b');
  assert.equal(addToFirstCompound('::before', ':x'), ':x::before');
  assert.equal(addToFirstCompound('*::before', ':x'), '*:x::before');
  assert.equal(raise('.list > li', 2), ':not(#\\##\\#).list > li');
});

for (const [name, parts] of Object.entries({ libParts, widgetParts })) {
  test(`the reset stays inside the shop's parts: ${name}`, () => {
    const css = embeddedStyles(sheet, { parts, isPlain: false });
    assert.ok(css.includes(`*${parts.all}, ${parts.all}::before`));
    assert.ok(css.includes(`a${parts.all}:hover`));
    assert.ok(css.includes(`h1${parts.all} {`));
    assert.doesNotMatch(css, /(^|[\s,}])(html|body)[\s,{:]/);
    assert.match(css, /@layer tropa\.domain \{ \.list > li:first-child, :is\(\.a, \.b\) \{/);
    assert.doesNotMatch(css, /all:\s*revert/);
  });
}

test('without layers a later layer outweighs an earlier one wherever it is, and any reset of the page', () => {
  const css = embeddedStyles(sheet, { parts: widgetParts, isPlain: true });
  assert.doesNotMatch(css, /@layer/);
  assert.match(css, /:not\((?:#\\#){4}\)\.list > li:first-child, :not\((?:#\\#){4}\):is\(\.a, \.b\) \{/);
  assert.match(css, /button:not\((?:#\\#){3}\)\.tropa-x::before/);
  assert.ok(css.includes(`h1:not(#\\##\\#)${widgetParts.own} {`));
  assert.ok(
    css.includes(`*:not(#\\##\\#)${widgetParts.own}:where(:not(img,video,iframe,canvas,svg,svg *)){all:revert}`),
  );
  // Tokens keep a low specificity: a site overrides them by declaring them again. Keyframes have no selectors.
  assert.match(css, /:where\(:root\) \{ --tropa-gap: 1px \}/);
  assert.match(css, /from \{ top: 1px \}/);
});
