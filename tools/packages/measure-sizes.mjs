import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import presetSmallLib from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

const OURS = '@tropa/';

/** What is loaded later is not part of the first download. */
const lazyChunksStayOut = {
  name: 'lazy-chunks-stay-out',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

const asModule = (config) => ({
  ...config,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'error',
  plugins: [lazyChunksStayOut],
});

/** Bytes of one module after bundling, minification and brotli. */
const measure = async (file, ignore) => {
  const check = { files: [file], path: [file], ignore, modifyEsbuildConfig: asModule };
  const [{ size }] = await sizeLimit(presetSmallLib, { checks: [check] });
  return size;
};

/** The packages' peers and their subpaths: `react/jsx-runtime` belongs to `react`. */
const withPaths = (names) => names.flatMap((name) => [name, `${name}/*`]);

/**
 * Measures as a host's bundler would see it, from the unpacked packages.
 * @returns bytes in the shape of size-budgets.json
 */
export async function measureSizes({ folder, packages }, { entries, imports, styles }) {
  const peers = [...new Set(packages.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})))];
  const foreign = withPaths(peers.filter((name) => !name.startsWith(OURS)));
  const write = async (name, code) => {
    const file = resolve(folder, `${name.replaceAll(/\W+/g, '-')}.mjs`);
    await writeFile(file, code);
    return file;
  };
  const all = (record, measureOne) => Promise.all(Object.keys(record).map(async (key) => [key, await measureOne(key)]));

  return {
    entries: Object.fromEntries(
      await all(entries, async (entry) => {
        const others = packages.map(({ name }) => name).filter((name) => !`${entry}/`.startsWith(`${name}/`));
        return measure(await write(`entry ${entry}`, `export * from '${entry}';`), [...foreign, ...withPaths(others)]);
      }),
    ),
    imports: Object.fromEntries(
      await all(imports, async (line) => {
        const [, name, entry] = /^(\w+) from (\S+)$/.exec(line);
        return measure(await write(line, `export { ${name} } from '${entry}';`), foreign);
      }),
    ),
    styles: Object.fromEntries(
      await all(styles, (name) => measure(resolve(folder, 'packages', name, 'dist/styles.layer.css'), foreign)),
    ),
  };
}
