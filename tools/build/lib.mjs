/**
 * Builds the lib in the current folder: ES modules one to one with the sources, types of what its entries reach, and
 * one style sheet in two forms — layered (a host's own CSS wins) and plain (survives a hostile reset).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { bundle } from 'lightningcss';
import { build } from 'vite';
import { writeClientDirectives } from './client-directive.mjs';
import { embeddedStyles, libParts } from './embedded-styles.mjs';
import { classNamePattern } from './styles.mjs';

const root = process.cwd();
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const dist = resolve(root, 'dist');
const hasStyles = './styles.css' in manifest.exports;

const entries = Object.fromEntries(
  Object.values(manifest.exports)
    .map((target) => target['@tropa/source'])
    .filter((source) => /\.tsx?$/.test(source ?? ''))
    .map((source) => [source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), resolve(root, source)]),
);

rmSync(dist, { recursive: true, force: true });

const own = new RegExp(`^(\\.|/|${root.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')})`);

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: classNamePattern(manifest.name) } } },
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    cssMinify: false,
    outDir: dist,
    lib: { entry: entries, formats: ['es'], cssFileName: 'styles.layer' },
    rolldownOptions: {
      // Everything but this lib's own files is external: the consumer resolves it.
      external: (id) => !own.test(id),
      output: { preserveModules: true, preserveModulesRoot: resolve(root, 'src'), entryFileNames: '[name].js' },
    },
  },
});

writeClientDirectives(dist, new Set(Object.keys(entries).map((name) => `${name}.js`)));

if (hasStyles) {
  const layered = resolve(dist, 'styles.layer.css');
  // The style sheet that no component imports: tokens and reset come first.
  const base = manifest.exports['./styles.css']['@tropa/source'];
  const first = base ? `${bundle({ filename: resolve(root, base) }).code}\n` : '';
  const css = first + (existsSync(layered) ? readFileSync(layered, 'utf8') : '');
  const sheet = (isPlain) => embeddedStyles(css, { parts: libParts, isPlain });
  // Each style sheet declares the order of the layers: a host may link them in any order.
  writeFileSync(layered, `@layer tropa.reset, tropa.tokens, tropa.kit, tropa.domain;\n${sheet(false)}`);
  writeFileSync(resolve(dist, 'styles.css'), sheet(true));
}

// Types of what the entries reach, and of nothing beside it: no tests, no stories, no fixtures.
const settings = resolve(dist, 'tsconfig.json');
writeFileSync(
  settings,
  JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: { noEmit: false, emitDeclarationOnly: true, declaration: true, rootDir: '../src', outDir: '.' },
    files: Object.values(entries),
    include: ['../../../types'],
  }),
);
// Native TypeScript; the package `typescript` is the older compiler, for tools that need its API.
const manifestOfTypeScript = createRequire(import.meta.url).resolve('@typescript/native/package.json');
const tsc = resolve(dirname(manifestOfTypeScript), 'bin/tsc');
execFileSync(process.execPath, [tsc, '-p', settings], { cwd: root, stdio: 'inherit' });
rmSync(settings);
