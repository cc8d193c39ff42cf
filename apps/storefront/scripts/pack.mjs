/**
 * After the bundler: writes the script's versioned copy, then compresses the text files of the build at the highest
 * quality, next to the originals: the server only sends them.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeVersionedScript } from './versioned-script.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const folder = new URL('../dist/client/assets/', import.meta.url);

/** Version of the packages that the script is built from: a release bumps it. */
const { version } = createRequire(import.meta.url)('@tropa/api-client/package.json');
const script = await writeVersionedScript(folder, version);
console.log(
  `The script for other sites: assets/tropa.js, or ${script} with the tags of tropa.html, which check all it loads.`,
);

const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));

// Groups of vite.config.ts go by paths: one whose path has changed leaves its modules to other chunks without a word.
for (const group of ['loader', 'vendor', 'forms', 'api', 'shared']) {
  if (!names.some((name) => name.startsWith(`${group}-`) && name.endsWith('.js'))) {
    throw new Error(`The build has no chunk ${group}: do the paths in vite.config.ts still exist?`);
  }
}

await Promise.all(
  names.map(async (name) => {
    const content = await readFile(new URL(name, folder));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(new URL(`${name}.br`, folder), await brotli(content, { params }));
    await writeFile(new URL(`${name}.gz`, folder), await zip(content, { level: 9 }));
  }),
);
