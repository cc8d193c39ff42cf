/**
 * Moves scripts written inside a page into files, so that the page works under `script-src 'self'`. Order and type stay: a
 * classic script still runs at its place, a module after the page is parsed.
 * @param {(text: string, number: number) => string} move Writes a script, the first of the page being 1; returns its address.
 */
export function withoutInlineScripts(html, move) {
  let number = 0;
  return html.replace(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g, (whole, attributes, text) => {
    if (/\ssrc=/.test(attributes) || text.trim() === '') return whole;
    number += 1;
    return `<script${attributes} src="${move(text.trim(), number)}"></script>`;
  });
}
