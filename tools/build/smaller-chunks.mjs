import { createRequire } from 'node:module';
import { minify } from '@swc/core';

const { version } = createRequire(import.meta.url)('@swc/core/package.json');

/** To be raised with every change of this file: names of chunks, kept for a year, carry it. */
const mark = `1-${version}`;

/** Three passes: what one has folded the next can drop: a twentieth of our own code. */
const options = {
  module: true,
  ecma: 2022,
  compress: { passes: 3 },
  mangle: { toplevel: true },
  format: { comments: false },
};

const pairs = (list) =>
  list
    .split(',')
    .map((item) => item.trim().split(' as '))
    .map(([from, to = from]) => ({ from, to }));

/** What the bundler's runtime is called in the chunk that takes it in. */
const outside = (name) => `$${name}`;

const importsOf = (fileName) =>
  new RegExp(`^import \\{([^}]+)\\} from "\\./${fileName.replaceAll('.', '\\.')}";$`, 'm');

/** The host with the runtime's code in front. */
const withRuntime = (host, runtime, importing) => {
  const declared = [...runtime.matchAll(/^var (\w+) =/gm)].map(([, name]) => name);
  const twice = declared.filter((name) =>
    new RegExp(`\\b(var|let|const|function) ${name.replaceAll('$', '\\$')}\\b`).test(host),
  );
  if (twice.length > 0) throw new Error(`The chunk has names of the runtime: ${twice.join(', ')}`);
  const exported = pairs(/^export \{([^}]+)\};$/m.exec(runtime)[1]);
  const localOf = new Map(exported.map(({ from, to }) => [to, from]));
  const aliases = pairs(importing.exec(host)?.[1] ?? '')
    .filter(({ from, to }) => localOf.has(from) && localOf.get(from) !== to)
    .map(({ from, to }) => `const ${to} = ${localOf.get(from)};`);
  const code = runtime.replace(/^export \{[^}]+\};$/m, '');
  const door = `export { ${exported.map(({ from, to }) => `${from} as ${outside(to)}`).join(', ')} };`;
  return [code, ...aliases, host.replace(importing, ''), door].join('\n');
};

/**
 * The bundler's few helpers, moved into the chunk that every page has: it always gives them a file of their own,
 * and the answer's headers weigh more than they do.
 *
 * @param bundle chunks by file name, not minified yet.
 * @param hostName name of the chunk that takes the helpers in.
 */
export const moveRuntime = (bundle, hostName) => {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
  if (runtime === undefined) return;
  const host = chunks.find(({ name }) => name === hostName);
  if (host === undefined) throw new Error(`There is no chunk ${hostName} to take the bundler's helpers in`);
  const importing = importsOf(runtime.fileName);
  for (const chunk of chunks) {
    if (chunk === runtime) continue;
    chunk.code =
      chunk === host
        ? withRuntime(host.code, runtime.code, importing)
        : chunk.code.replace(importing, (_all, list) => {
            const names = pairs(list).map(({ from, to }) => `${outside(from)} as ${to}`);
            return `import { ${names.join(', ')} } from "./${host.fileName}";`;
          });
    if (chunk.code.includes(runtime.fileName)) throw new Error(`${chunk.fileName} asks for the runtime in another way`);
  }
  delete bundle[runtime.fileName];
};

/**
 * Minifies chunks, smaller than the bundler's own minifier does. The chunks come with their final names.
 *
 * @param hostName name of the chunk that takes in the bundler's helpers.
 */
export const smallerChunks = (hostName) => ({
  name: 'tropa:smaller-chunks',
  enforce: 'post',
  augmentChunkHash: () => mark,
  async generateBundle(_options, bundle) {
    moveRuntime(bundle, hostName);
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    await Promise.all(
      chunks.map(async (chunk) => {
        chunk.code = (await minify(chunk.code, options)).code;
      }),
    );
  },
});
