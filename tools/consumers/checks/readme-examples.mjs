import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages, readmes } from '../support/readme.mjs';
import { createSite } from '../support/site.mjs';
import { checkTypesOf } from './common.mjs';

/** Every example of every README and of the documentation, as a file of a site that has installed all packages. */
export async function readmeExamples(world) {
  const site = await createSite('readme');
  await site.copy();
  await site.install(world.allTarballs());
  await mkdir(join(site.folder, 'src'));
  let written = 0;
  for (const { name, blocks } of [...(await readmes()), ...(await pages())]) {
    for (const [index, { language, code }] of blocks.entries()) {
      if (!/^tsx?$/.test(language)) continue;
      // Each is a module, even where it exports nothing.
      await writeFile(join(site.folder, 'src', `${name}-${index}.${language}`), `${code}\nexport {};\n`);
      written += 1;
    }
  }
  assert.ok(written >= 40, `${written} examples`);
  for (const resolution of ['nodenext', 'bundler']) await checkTypesOf(site, resolution, { types: ['vite/client'] });
}
