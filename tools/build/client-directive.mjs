/**
 * `'use client'` for hosts that render React Server Components. It stands on modules, not on entries: under it every export is
 * a reference that a server component can only hand on, so rules, texts and schemas must stay outside of it.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { parseAst } from 'vite';

/** What exists in a browser's graph only, or is a store: `@tropa/api-client` itself is one, its `/wire` is not. */
const CLIENT_PACKAGE =
  /^(react|react-dom|react-redux|react-hook-form|react-error-boundary|react-input-mask|swiper|@react-google-maps\/api|@reduxjs\/toolkit\/query)(\/|$)|^@tropa\/api-client$/;

const HOOK = /^use[A-Z]/;

/** The static imports of a module: from where and by which names. Dynamic ones are not evaluated with it. */
const importsOf = (code) =>
  parseAst(code)
    .body.filter(({ source }) => source)
    .map(({ source, specifiers = [] }) => ({
      from: source.value,
      names: specifiers.map(({ imported, local }) => imported?.name ?? local?.name),
    }));

/**
 * Which of these modules must not be evaluated in a server's graph.
 * @param {Map<string, string>} codes code by path from the package's dist, with `/`
 * @param {Set<string>} entries paths that only name what others export: they carry no directive
 */
export function clientModules(codes, entries) {
  const imports = new Map([...codes].map(([path, code]) => [path, importsOf(code)]));
  const client = new Set();
  const isClient = (path) =>
    imports
      .get(path)
      .some(({ from, names }) =>
        from.startsWith('.')
          ? client.has(posix.join(posix.dirname(path), from))
          : CLIENT_PACKAGE.test(from) || names.some((name) => HOOK.test(name)),
      );
  // Whoever imports such a module evaluates it: until nothing changes.
  for (let size = -1; size !== client.size;) {
    size = client.size;
    for (const path of codes.keys()) if (!entries.has(path) && isClient(path)) client.add(path);
  }
  return client;
}

/** Writes the directive over the modules of a built folder, and moves their source maps down by its line. */
export function writeClientDirectives(dist, entries) {
  const paths = readdirSync(dist, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js'));
  const codes = new Map(paths.map((path) => [path, readFileSync(resolve(dist, path), 'utf8')]));
  for (const path of clientModules(codes, entries)) {
    const file = resolve(dist, path);
    writeFileSync(file, `'use client';\n${codes.get(path)}`);
    const [, name] = /\/\/# sourceMappingURL=(\S+)/.exec(codes.get(path)) ?? [];
    if (name === undefined) continue;
    const map = JSON.parse(readFileSync(resolve(dirname(file), name), 'utf8'));
    writeFileSync(resolve(dirname(file), name), JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}
