import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const call = promisify(execFile);

/** The native compiler; the site `ssr-node` is built with the previous one. */
const tsc = join(dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')), 'bin/tsc');

/** How sites resolve packages: as Node does, or as bundlers do. */
export const resolutions = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

/**
 * A file with a known error. The compiler stops before checking any types when it cannot parse a third-party
 * declaration, and we ignore such errors; only a compiler that has reported this one has checked ours.
 */
const canary = { name: 'canary.ts', text: 'export const caged: never = 0;\n', found: 'canary.ts(1,14): error TS2322' };

/** Declarations of other packages are read and checked, too; their errors are not ours. */
const isOfOthers = (diagnostic) => /^[^(]*node_modules\/(?!@tropa\/)[^(]*\(\d+,\d+\): /.test(diagnostic);

const isOfCanary = (diagnostic) => diagnostic.startsWith(canary.found);

/** Diagnostics of a compiler that has failed on them. @throws the error of one that has failed in any other way */
function diagnosticsOf(error) {
  // An indented line continues the previous one.
  const lines = (error.stdout ?? '').replaceAll(/\n\s+/g, ' ').split('\n').filter(Boolean);
  if (lines.length === 0 || !lines.every((line) => /(^|: )error TS\d+: /.test(line))) throw error;
  return lines;
}

/**
 * Type-checks a site with `strict` and without `skipLibCheck`.
 * @returns the diagnostics about it and about our packages.
 * @throws when the compiler fails, has nothing to check or stops early: that must not count as success.
 */
export async function checkTypes(folder, resolution, { types = [], include = ['src'] } = {}) {
  const compilerOptions = {
    ...resolutions[resolution],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types,
  };
  // With a file named explicitly, the compiler would not report that there are no others.
  const listed = await Promise.all(
    include.map((name) => readdir(join(folder, name), { recursive: true }).catch(() => [])),
  );
  if (!listed.flat().some((file) => /\.tsx?$/.test(file)))
    throw new Error(`Nothing to check in ${folder}: ${include.join(', ')}.`);
  const config = join(folder, `tsconfig.${resolution}.json`);
  await writeFile(join(folder, canary.name), canary.text);
  await writeFile(config, JSON.stringify({ compilerOptions, include, files: [canary.name] }));
  // A separate process: the compiler would block the browser and the servers of the other sites.
  const words = [tsc, '--pretty', 'false', '-p', config];
  const found = await call(process.execPath, words, { cwd: folder, maxBuffer: 2 ** 26 })
    .then(() => [], diagnosticsOf)
    // The site's own build must not see it.
    .finally(() => rm(join(folder, canary.name)));
  if (!found.some(isOfCanary))
    throw new Error(`The compiler has not looked at types in ${folder}:\n${found.join('\n')}`);
  return found.filter((diagnostic) => !isOfOthers(diagnostic) && !isOfCanary(diagnostic));
}
