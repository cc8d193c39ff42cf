/** @jest-environment jest-fixed-jsdom */
import { toScriptJson } from './page-data-block.js';

describe('toScriptJson', () => {
  it.each([['</script><script>alert(1)</script>'], ['<!--<script>'], ['a\u2028b'], ['&lt;'], ['Лыжи «Тайга»']])(
    'preserves %j',
    (text) => {
      const json = toScriptJson({ text });
      expect(json).not.toMatch(/[<>&\u2028]/);
      expect(JSON.parse(json)).toEqual({ text });
    },
  );

  it('cannot close its element', () => {
    document.body.innerHTML = `<script type="application/json" id="x">${toScriptJson(['</script><b>'])}</script>`;
    expect(document.querySelector('b')).toBeNull();
    expect(JSON.parse(document.getElementById('x')?.textContent ?? '')).toEqual(['</script><b>']);
  });
});
