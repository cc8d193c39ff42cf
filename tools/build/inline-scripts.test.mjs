import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutInlineScripts } from './inline-scripts.mjs';

test('every inline script becomes a file of its own, in its place and of its type', () => {
  const scripts = [];
  const html = withoutInlineScripts(
    '<head><script>\n  one();\n</script></head><script type="module">import "./a.js";</script><script src="./b.js"></script>',
    (text, number) => {
      scripts.push(text);
      return `./index-${number}.js`;
    },
  );
  assert.equal(
    html,
    '<head><script src="./index-1.js"></script></head><script type="module" src="./index-2.js"></script><script src="./b.js"></script>',
  );
  assert.deepEqual(scripts, ['one();', 'import "./a.js";']);
});

test('a page without inline scripts stays as it is', () => {
  const page = '<script type="module" src="./main.js"></script><script></script>';
  assert.equal(withoutInlineScripts(page, assert.fail), page);
});
