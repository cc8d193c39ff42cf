import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientModules } from './client-directive.mjs';

const of = (modules) => [...clientModules(new Map(Object.entries(modules)), new Set(['index.js']))].sort();

test('what renders, has state or uses the store is client-only', () => {
  assert.deepEqual(
    of({
      'card/Card.js': "import { jsx } from 'react/jsx-runtime';",
      'basket/api.js': "import { shopApi } from '@tropa/api-client';",
      'field/useField.js': "import { useTheme } from '@tropa/ui-kit';",
      'pay/rule.js': "import { formatMoney } from '@tropa/ui-kit'; import * as v from 'valibot';",
      'wire.js': "import { numberWire } from '@tropa/api-client/wire';",
    }),
    ['basket/api.js', 'card/Card.js', 'field/useField.js'],
  );
});

test('a module that imports such a module, however deep, is one too; an entry that only re-exports it is not, nor is one that loads it lazily', () => {
  assert.deepEqual(
    of({
      'index.js': "export { seeds } from './seeds.js';",
      'seeds.js': "export { seed } from './a/seed.js';",
      'a/seed.js': "import { api } from '../api.js';",
      'api.js': "import { createApi } from '@reduxjs/toolkit/query/react';",
      'later.js': "export const open = () => import('./api.js');",
      'texts.js': 'export const texts = {};',
    }),
    ['a/seed.js', 'api.js', 'seeds.js'],
  );
});
