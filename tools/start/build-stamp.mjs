import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the shop is built from. */
const sources = ['libs', 'apps/storefront', 'apps/server', 'types', 'package-lock.json', 'tsconfig.base.json'];
const built = [
  'apps/storefront/dist/server/server.js',
  'apps/storefront/dist/client/manifest.json',
  'apps/server/dist/main.js',
];
const ignored = new Set(['node_modules', 'dist', 'coverage', '.nx', 'README.md', 'CHANGELOG.md']);
const isTest = (name) => /\.(test|stories)\.tsx?$/.test(name);

const walk = function* (path) {
  const stat = statSync(path);
  if (stat.isFile()) {
    yield `${path} ${stat.size} ${stat.mtimeMs}`;
    return;
  }
  if (!stat.isDirectory()) return;
  for (const name of readdirSync(path).sort()) {
    if (!ignored.has(name) && !isTest(name)) yield* walk(join(path, name));
  }
};

/** A mark of the sources as they stand; names, sizes and times tell enough and cost milliseconds. */
export const sourcesMark = (root) => {
  const hash = createHash('sha256');
  for (const source of sources) for (const line of walk(join(root, source))) hash.update(line);
  return hash.digest('hex');
};

const stampOf = (root) => join(root, '.cache/start-build');

/** Whether the built files are there and were made from these sources. */
export const isBuilt = (root, mark) =>
  built.every((file) => existsSync(join(root, file))) &&
  existsSync(stampOf(root)) &&
  readFileSync(stampOf(root), 'utf8') === mark;

/** Remembers what the built files were made from. */
export const rememberBuilt = (root, mark) => {
  mkdirSync(dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), mark);
};
