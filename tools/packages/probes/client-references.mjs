/**
 * Loads modules as a host of React Server Components does: for one that starts with 'use client' the server's module
 * graph has only references. They may be passed on; calling one or reading a property of it is an error.
 */
const exportedNames = (code) =>
  [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1)),
  );

const referencesOf = (names, url) => `
const refuse = (what) => { throw new Error(what + ' of ' + ${JSON.stringify(url)} + ' on the server'); };
const reference = (name) => new Proxy(() => refuse('a call of ' + name), {
  get: (_, key) => (key === '$$typeof' ? Symbol.for('react.client.reference') : refuse('a look at ' + name + '.' + String(key))),
});
${names.map((name) => `export const ${name} = reference('${name}');`).join('\n')}`;

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const code = loaded.source?.toString() ?? '';
  return loaded.format === 'module' && code.startsWith("'use client'")
    ? { ...loaded, source: referencesOf(exportedNames(code), url) }
    : loaded;
}
