/** `npm run pack -- FOLDER`: builds every package and puts its tarball into FOLDER, as FOLDER/catalog.tgz. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { buildProjects } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [wanted] = process.argv.slice(2);
if (!wanted) {
  console.error('Name the folder for the packages: npm run pack -- ../my-site/tropa');
  process.exit(1);
}
ensureInstalled(root);

if (!(await buildProjects(root, ['tag:npm:public'], 'Building the packages…'))) {
  console.error('The build failed: the lines above say why.');
  process.exit(1);
}

// After the install: its dependencies are missing before.
const { packAll } = await import('../packages/pack.mjs');
const { tarballs, remove } = await packAll();
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), wanted);
mkdirSync(folder, { recursive: true });
for (const [name, file] of Object.entries(tarballs)) {
  const tarball = join(folder, `${name.replace('@tropa/', '')}.tgz`);
  copyFileSync(file, tarball);
  console.log(relative(process.cwd(), tarball));
}
await remove();
