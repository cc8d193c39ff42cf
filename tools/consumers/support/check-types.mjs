import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** How sites resolve packages: as Node does, or as bundlers do. */
export const resolutions = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
};

/** Declarations of other packages may have errors; ours and the site's may not. */
const isOurs = (line) => /error TS/.test(line) && !/^node_modules\/(?!@tropa\/)/.test(line.replaceAll('\\', '/'));

/**
 * Type-checks a site with `strict` and without `skipLibCheck`.
 * @returns the diagnostics about it and about our packages.
 * @throws when the compiler failed without a diagnostic: that must not count as success.
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
  const output = await new Promise((done, fail) => {
    execFile(
      process.execPath,
      [tsc, '-p', config, '--pretty', 'false'],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (failed, stdout, stderr) => {
        if (failed && !/error TS/.test(stdout)) fail(new Error(`tsc ended with ${failed.code}:\n${stdout}${stderr}`));
        else done(stdout);
      },
    );
  });
  return output.split('\n').filter(isOurs);
}
