/**
 * Builds the shop: the browser's files (hashed, packed ahead of time), the server's one file that draws pages,
 * and the map of which rules and chunks each page needs.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build } from 'vite';
import { embeddedStyles, layerEach, widgetParts } from '../../../tools/build/embedded-styles.mjs';
import { leanTokens } from '../../../tools/build/lean-tokens.mjs';
import { pageBlocks } from '../../../tools/build/page-layers.mjs';
import { smallerChunks } from '../../../tools/build/smaller-chunks.mjs';
import { chunkGroups, everywhere } from './chunk-groups.mjs';
import { conditions, root, shared, target } from '../vite-shared.mjs';
import { packFolder } from './pack.mjs';
import { widgetModules, screenModules } from './entries.mjs';
import { latePartsPlugin } from './late-parts-plugin.mjs';
import { assetsFolder, collectStyles, hashedName } from './styles-plugin.mjs';

const isPacked = !process.argv.includes('--fast');
const dist = resolve(root, 'dist');
const assetsDir = resolve(dist, 'client/assets');
const styles = collectStyles(root, { isMinified: true });
/** What the browser loads by itself: the start and each widget. */
const parts = { start: resolve(root, 'src/start.tsx'), ...widgetModules(root) };

rmSync(dist, { recursive: true, force: true });
mkdirSync(assetsDir, { recursive: true });

/**
 * Vite wraps every `import()` to preload styles and chunks. Our pages do both themselves: the wrapper is replaced by
 * the plain import.
 */
const plainImports = {
  name: 'tropa:plain-imports',
  enforce: 'pre',
  resolveId: (id) => (id.includes('vite/preload-helper') ? '\0tropa-plain-import.js' : null),
  load: (id) => (id === '\0tropa-plain-import.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** The one module whose imports are widgets: their pages carry their styles. */
const isWidgetImport = (id) => id.endsWith('widget-registry.ts');

/** Chunks of the static closure of a chunk, itself first. */
const closure = (chunks, fileName, seen = new Set()) => {
  if (seen.has(fileName)) return seen;
  const chunk = chunks.get(fileName);
  if (chunk === undefined) return seen;
  seen.add(fileName);
  for (const imported of chunk.imports) closure(chunks, imported, seen);
  return seen;
};

const chunksOnly = (result) =>
  new Map(
    [result]
      .flat()
      .flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'))
      .map((c) => [c.fileName, c]),
  );

const buildAnalysis = async () => {
  const entries = { ...parts, ...screenModules(root) };
  const result = await build({
    ...shared(styles),
    resolve: { conditions: conditions.server },
    ssr: { noExternal: true, resolve: { conditions: conditions.server } },
    build: { ssr: true, write: false, minify: false, target: 'node20', rolldownOptions: { input: entries } },
  });
  const chunks = chunksOnly(result);
  const order = styles.order();
  const cssOf = {};
  const modulesOf = {};
  const modulesIn = ({ fileName }) =>
    [...closure(chunks, fileName)].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}));
  for (const chunk of chunks.values()) {
    if (!chunk.isEntry) continue;
    const modules = modulesIn(chunk);
    if (chunk.name in parts) modulesOf[chunk.name] = modules;
    const files = [...new Set(styles.filesOf(modules))];
    cssOf[chunk.name] = files.map((file) => order.indexOf(file)).sort((one, other) => one - other);
  }
  const always = new Set([...everywhere, 'layout'].flatMap((name) => cssOf[name] ?? []));
  const partFiles = new Set(Object.values(parts));
  const late = new Set(
    [...chunks.values()]
      .filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && !partFiles.has(facadeModuleId))
      .flatMap((chunk) => styles.filesOf(modulesIn(chunk)))
      .map((file) => order.indexOf(file))
      .filter((index) => !always.has(index)),
  );
  return { order, cssOf, modulesOf, late: [...late].sort((one, other) => one - other) };
};

const buildClient = async (sheets) => {
  const result = await build({
    ...shared(styles),
    base: './',
    resolve: { conditions: conditions.browser },
    plugins: [
      styles.plugin,
      plainImports,
      latePartsPlugin(resolve(root, 'src/hydration/late-styles.ts'), isWidgetImport),
      smallerChunks('vendor'),
    ],
    define: { ...shared(styles).define, __STYLES__: JSON.stringify(sheets) },
    build: {
      target,
      outDir: assetsDir,
      assetsDir: '.',
      emptyOutDir: false,
      modulePreload: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { start: parts.start },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: chunkGroups(modulesOf) },
        },
      },
    },
  });
  const chunks = chunksOnly(result);
  const byModule = new Map([...chunks.values()].map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
  const chunksOf = {};
  for (const [name, file] of Object.entries(parts)) {
    const fileName = byModule.get(file);
    if (fileName !== undefined) chunksOf[name] = [...closure(chunks, fileName)].map((chunk) => `/assets/${chunk}`);
  }
  return { chunksOf, start: byModule.get(parts.start) };
};

/** The loader stands alone, without Vite's helper for imports: it must stay smaller than that helper. */
const buildLoader = async (start) => {
  const [{ output }] = [
    await build({
      ...shared(styles),
      build: {
        target,
        write: false,
        lib: { entry: resolve(root, 'src/client.tsx'), formats: ['es'] },
        minify: 'oxc',
        rolldownOptions: { external: (id) => id.endsWith('/start.js') },
      },
    }),
  ].flat();
  const code = output[0].code.replace(/\.\/start\.js/, `./${start}`);
  if (!code.includes(start)) throw new Error('The loader does not name the start');
  const name = hashedName('loader.js', code);
  writeFileSync(resolve(assetsDir, name), code);
  return `/assets/${name}`;
};

const buildServer = () =>
  build({
    ...shared(styles),
    resolve: { conditions: conditions.server },
    ssr: { noExternal: true, resolve: { conditions: conditions.server } },
    build: {
      ssr: resolve(root, 'src/server.tsx'),
      outDir: resolve(dist, 'server'),
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
    },
  });

const { order, cssOf, modulesOf, late } = await buildAnalysis();
const writeSheet = (name, css) => {
  const sheet = css.replaceAll(assetsFolder, './');
  const fileName = hashedName(name, sheet);
  writeFileSync(resolve(assetsDir, fileName), sheet);
  return `./${fileName}`;
};
const rules = order.map((file) => styles.rules.get(file));
const forOthers = layerEach(rules);
// On pages of our own nobody says a token anew.
const blocks = pageBlocks(leanTokens(rules), late);
const sheets = {
  all: writeSheet('styles.css', embeddedStyles(forOthers, { parts: widgetParts, isPlain: false })),
  plain: writeSheet('plain.css', embeddedStyles(forOthers, { parts: widgetParts, isPlain: true })),
  late: writeSheet('late.css', blocks.map(([, name, css]) => (name === '' ? '' : `@layer ${name}{${css}}`)).join('')),
};

const iconFile = resolve(root, 'src/pages/layout/icon.svg');
const iconName = hashedName(iconFile, readFileSync(iconFile));
writeFileSync(resolve(assetsDir, iconName), readFileSync(iconFile));
for (const [name, content] of styles.assets) writeFileSync(resolve(assetsDir, name), content);

const { chunksOf, start } = await buildClient(sheets);
const loader = await buildLoader(start);
// The address that pages of other servers print: it stays when the shop changes.
writeFileSync(resolve(assetsDir, 'tropa.js'), `import './${basename(loader)}';\n`);
await buildServer();

const fonts = [...styles.assets.keys()].filter((name) => name.startsWith('manrope-')).map((name) => `/assets/${name}`);
const css = blocks.map(([file, name, text]) => [file, name, text.replaceAll(assetsFolder, '/assets/')]);
const map = { loader, chunksOf, icon: `/assets/${iconName}`, fonts, css, cssOf };
const serverFile = resolve(dist, 'server/server.js');
const server = readFileSync(serverFile, 'utf8');
if (!server.includes('"__TROPA_ASSETS__"')) throw new Error('The server build has no place for the map of assets');
writeFileSync(
  serverFile,
  server.replace('"__TROPA_ASSETS__"', () => JSON.stringify(JSON.stringify(map))),
);
writeFileSync(resolve(dist, 'client/manifest.json'), JSON.stringify(map, null, 2));
if (isPacked) await packFolder(assetsDir);
