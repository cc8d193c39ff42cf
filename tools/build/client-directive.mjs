/**
 * `'use client'` for hosts that render React Server Components. It is added to modules, not to entries: with it every
 * export is a reference that a server component can only pass on, so rules, texts and schemas must not have it.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { parseAst } from 'vite';

/**
 * Packages that work in a browser's module graph only, or contain a store: `@tropa/api-client` itself does, its `/wire`
 * does not.
 */
const CLIENT_PACKAGE =
  /^(react|react-dom|react-redux|react-hook-form|react-error-boundary|react-input-mask|swiper|@react-google-maps\/api|@reduxjs\/toolkit\/query)(\/|$)|^@tropa\/api-client$/;

const HOOK = /^use[A-Z]/;

/** The static imports of a module: from where and under which names. Dynamic imports are not evaluated with it. */
const importsOf = (code) =>
  parseAst(code)
    .body.filter(({ source }) => source)
    .map(({ source, specifiers = [] }) => ({
      from: source.value,
      names: specifiers.map(({ imported, local }) => imported?.name ?? local?.name),
    }));

/**
 * Which of these modules must not be evaluated in a server's module graph.
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
  // A module that imports such a module evaluates it: repeat until nothing changes.
  for (let size = -1; size !== client.size;) {
    size = client.size;
    for (const path of codes.keys()) if (!entries.has(path) && isClient(path)) client.add(path);
  }
  return client;
}

/** Prepends the directive to the modules of a built folder, and shifts their source maps by one line. */
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
