const decode = (text) => decodeURI(text.replaceAll('&amp;', '&').replaceAll('&quot;', '"'));

/**
 * Links of a built site that lead to none of its pages, or to a heading that the page does not have. Addresses outside
 * of the site are not checked here.
 * @param {Map<string, string>} pages HTML by path: `/docs/events.html`
 * @param {string} base path of the site, `/docs/`: also the address of its first page
 */
export function deadLinks(pages, base) {
  const idsOf = new Map(
    [...pages].map(([path, html]) => [
      path,
      new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id))),
    ]),
  );
  const fileOf = (path) => (path.endsWith('/') ? `${path}index.html` : path);
  return [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
      .map(([, href]) => new URL(decode(href), `http://site${page}`))
      .filter(({ host, pathname }) => host === 'site' && pathname.startsWith(base))
      .filter(({ pathname, hash }) => {
        const ids = idsOf.get(fileOf(decodeURI(pathname)));
        return ids === undefined || (hash.length > 1 && !ids.has(decodeURIComponent(hash.slice(1))));
      })
      .map(({ pathname, hash }) => `${page}: ${pathname}${decodeURIComponent(hash)}`),
  );
}
