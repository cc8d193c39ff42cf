import { createHash } from 'node:crypto';
import { inlinePartsOf } from '../api/inline-parts.js';
import { encodeHtml, inlinePartsOfHtml } from './encode-html.js';

const head = '<!doctype html><html lang="ru"><head><meta charset="utf-8"/><script>try{}catch{}</script>';
const styles = { shared: '<style>.лыжи{color:red}</style>' };
const body = '</head><body><p style="aspect-ratio:1">Лыжи</p><style>p{margin:0}</style>';
const end = '<p style="aspect-ratio:1"></p><p style="color:&quot;red&quot;"></p></body></html>';
const pieces = [head, styles, body, end];
const text = head + styles.shared + body + end;

describe('HTML in pieces', () => {
  it('gives the bytes of the whole text', () => {
    expect(String(encodeHtml(pieces))).toBe(text);
    expect(String(encodeHtml(pieces))).toBe(text);
    expect(String(encodeHtml(text))).toBe(text);
  });

  it('has the inline parts of the whole text', () => {
    expect(inlinePartsOfHtml(pieces)).toEqual(inlinePartsOf(text));
    expect(inlinePartsOfHtml(text)).toEqual(inlinePartsOf(text));
    const hash = createHash('sha256').update('.лыжи{color:red}').digest('base64');
    expect(inlinePartsOfHtml(pieces).elements).toContain(`'sha256-${hash}'`);
  });

  it('a script at the start of a later piece is not the page’s own', () => {
    expect(inlinePartsOfHtml([head, '<head><script>evil()</script>', head]).scripts).toHaveLength(1);
  });
});
