import { createHash } from 'node:crypto';
import { inlinePartsOf, mostAttributes, policyWithInline } from './inline-parts.js';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'self'; style-src 'self'; style-src-attr 'none'; object-src 'none'`;

describe('styles that a page is rendered with', () => {
  it('are listed by their hashes, each once, as the browser computes them', () => {
    const html =
      `<style data-tropa="">a>b{color:red}</style><p style="color:red">x</p><p style="color:red">y</p>` +
      `<i style="background:url(&quot;/a.png?b&amp;c&quot;)"></i>`;
    expect(inlinePartsOf(html)).toEqual({
      scripts: [],
      elements: [hash('a>b{color:red}')],
      attributes: [hash('color:red'), hash('background:url("/a.png?b&c")')],
    });
  });

  it('do not include styles in a text or a value of the page data', () => {
    const html = `<p>a style=&quot;color:red&quot;</p><script type="application/json">{"a":"<p style=\\"color:red\\">"}</script>`;
    expect(inlinePartsOf(html)).toEqual({ scripts: [], elements: [], attributes: [] });
  });

  it('pass the policy, nothing else does', () => {
    const styles = { scripts: [], elements: [hash('a{}')], attributes: [hash('b'), hash('c')] };
    expect(policyWithInline(policy, styles)).toBe(
      `default-src 'self'; style-src 'self' ${hash('a{}')}; style-src-attr 'unsafe-hashes' ${hash('b')} ${hash('c')}; object-src 'none'`,
    );
    expect(policyWithInline(policy, { scripts: [], elements: [], attributes: [] })).toBe(policy);
  });

  it('do not make the header too large for proxies, however many attributes there are: they are then allowed without hashes, elements never', () => {
    const shades = (count: number) => Array.from({ length: count }, (_, shade) => hash(`background-color:#${shade}`));
    const elements = [hash('a{}')];
    const most = policyWithInline(policy, { scripts: [], elements, attributes: shades(mostAttributes) });
    expect(most).not.toContain('unsafe-inline');
    expect(most.length).toBeLessThan(2_500);
    expect(policyWithInline(policy, { scripts: [], elements, attributes: shades(mostAttributes + 1) })).toBe(
      `default-src 'self'; style-src 'self' ${hash('a{}')}; style-src-attr 'unsafe-inline'; object-src 'none'`,
    );
  });

  it('change nothing where the policy already allows inline styles for a map', () => {
    const open = `style-src 'self' 'unsafe-inline' https://fonts.googleapis.com`;
    expect(policyWithInline(open, { scripts: [], elements: [hash('a')], attributes: [hash('b')] })).toBe(open);
  });
});

describe('the script that a page begins with', () => {
  const page = (body: string, head = '') =>
    `<!doctype html><html lang="ru" data-theme="system"><head><meta name="theme-color"/>${head}<title>x</title></head><body>${body}</body></html>`;

  it('is allowed by its hash, whatever else the policy allows', () => {
    const parts = inlinePartsOf(page('', '<script>a=>b</script>'));
    expect(parts.scripts).toEqual([hash('a=>b')]);
    expect(policyWithInline(`script-src 'self' https://maps.example; object-src 'none'`, parts)).toBe(
      `script-src 'self' https://maps.example ${hash('a=>b')}; object-src 'none'`,
    );
  });

  it.each([
    ['in the body', page('<script>evil()</script>')],
    ['after the title', page('').replace('</title>', '</title><script>evil()</script>')],
    ['after the first one', page('', '<script>a</script><script>evil()</script>')],
    ['of another document in the page', page(page('', '<script>evil()</script>'))],
  ])('is not to be confused with one %s', (_where, html) => {
    expect(inlinePartsOf(html).scripts).not.toContain(hash('evil()'));
  });
});
