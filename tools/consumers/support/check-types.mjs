import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const call = promisify(execFile);

/** A process of its own: the compiler would hold up the browser and the servers of the other sites. */
const program = fileURLToPath(new URL('site-diagnostics.mjs', import.meta.url));

/** How sites resolve packages: as Node does, or as bundlers do. */
export const resolutions = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

/**
 * Type-checks a site with `strict` and without `skipLibCheck`.
 * @returns the diagnostics about it and about our packages.
 * @throws when the compiler fails: that must not count as success.
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
  const config = join(folder, `tsconfig.${resolution}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions, include }));
  const { stdout } = await call(process.execPath, [program, config], { cwd: folder, maxBuffer: 2 ** 26 });
  return stdout.split('\n').filter(Boolean);
}
