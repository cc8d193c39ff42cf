import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeBlocks, readmes } from './readme.mjs';

test('blocks have their heading, their language and the file named in the previous line', () => {
  const text =
    '# One\n\nPut it into `src/App.tsx`:\n\n```tsx\nlet a;\n\nlet b;\n```\n\n## Two\n\n```sh\nnpm test\n```\n';
  assert.deepEqual(codeBlocks(text), [
    { language: 'tsx', code: 'let a;\n\nlet b;\n', heading: 'One', file: 'src/App.tsx' },
    { language: 'sh', code: 'npm test\n', heading: 'Two', file: undefined },
  ]);
});

test('every package shows an example', async () => {
  const bare = (await readmes()).filter(({ blocks }) => !blocks.some(({ language }) => /^tsx?$/.test(language)));
  assert.deepEqual(
    bare.map(({ name }) => name),
    [],
  );
});
