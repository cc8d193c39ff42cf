import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeLayers } from './remove-layers.mjs';

test('rules leave their layers in their order, nested and inside media too', () => {
  const css = '@layer a, b; @layer b { .x { color: red } @media (min-width: 1px) { .y { color: blue } } @layer c { .z { top: 0 } } }';
  const plain = removeLayers(css);
  assert.doesNotMatch(plain, /@layer/);
  assert.ok(plain.indexOf('.x') < plain.indexOf('.y') && plain.indexOf('.y') < plain.indexOf('.z'));
  assert.match(plain, /@media \(min-width: 1px\)/);
});
