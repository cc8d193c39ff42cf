/**
 * The server keeps the words of the advert consent as what was agreed to; the box of the form says them. The server may
 * not import the form, so that they are the same is held here.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const wordsIn = (file, name) => new RegExp(`${name} ?[:=] '([^']+)'`).exec(readFileSync(root + file, 'utf8'))?.[1];

test('the words of the advert consent that are kept are those of its box', () => {
  const shown = wordsIn('libs/content/src/subscribe/subscribe.texts.ts', 'adverts');
  assert.match(shown ?? '', /рекламную рассылку/);
  assert.equal(wordsIn('apps/server/src/shop/consent.ts', 'advertConsentWords'), shown);
});
