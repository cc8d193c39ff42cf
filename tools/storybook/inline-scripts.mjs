/**
 * Moves scripts written inside a page into files beside it, so that the page works under `script-src 'self'`. Order and
 * type stay: a classic script still runs at its place, a module after the page is parsed.
 * @param prefix Prefix of the file names: `index-1.js`.
 */
export function withoutInlineScripts(html, prefix) {
  const scripts = [];
  const moved = html.replace(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g, (whole, attributes, text) => {
    if (/\ssrc=/.test(attributes) || text.trim() === '') return whole;
    const name = `${prefix}-${scripts.length + 1}.js`;
    scripts.push([name, text.trim()]);
    return `<script${attributes} src="./${name}"></script>`;
  });
  return { html: moved, scripts };
}
