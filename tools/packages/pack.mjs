import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { needsShell, shellWords } from '../machine/shell-words.mjs';
import { publicPackages, root } from './public-packages.mjs';
import { publishedManifest } from './published-manifest.mjs';

const run = promisify(execFile);

function assertBuilt({ name, folder }) {
  if (!existsSync(resolve(folder, 'dist'))) throw new Error(`${name} is not built: npm run build`);
}

/** Copies what a package publishes, with the published package.json, into `target`. */
async function stagePackage(one, target) {
  assertBuilt(one);
  const { folder, manifest } = one;
  await mkdir(target, { recursive: true });
  const files = manifest.files.filter((file) => existsSync(resolve(folder, file)));
  await Promise.all(files.map((file) => cp(resolve(folder, file), resolve(target, file), { recursive: true })));
  await writeFile(resolve(target, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

/** Puts what a package publishes where a release takes it from (nx.json). */
export async function stageForRelease(one) {
  const target = resolve(root, '.cache/packages', one.name);
  await rm(target, { recursive: true, force: true });
  await stagePackage(one, target);
}

/**
 * Packs every built public package with one `npm pack`, without lifecycle scripts, as a release would publish it.
 * @returns {Promise<{ folder: string, version: string, tarballs: Record<string, string>, remove(): Promise<void> }>} a temporary folder, the
 *   version that all have, the tarball of each package by name (absolute paths), and a function that deletes all of it
 * @throws when a package is not built
 */
export async function packAll() {
  const packages = publicPackages();
  // Checked before the first copy: the error of one package would be hidden by the output of the others.
  packages.forEach(assertBuilt);
  const folder = await mkdtemp(resolve(tmpdir(), 'tropa-packages-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const staged = packages.map(({ name }) => resolve(folder, 'staged', name));
    // Settled before the folder may be removed: a copy still under way would hide the error of another.
    const copies = await Promise.allSettled(packages.map((one, index) => stagePackage(one, staged[index])));
    const failed = copies.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    const words = ['pack', ...staged, '--json', '--ignore-scripts', '--silent', '--pack-destination', folder];
    const { stdout } = await run('npm', shellWords(words), { cwd: folder, maxBuffer: 2 ** 26, shell: needsShell });
    await rm(resolve(folder, 'staged'), { recursive: true });
    // npm 10 and 11 print a list, npm 12 an object by name.
    const packed = Object.values(JSON.parse(stdout)).map(({ name, filename }) => [name, resolve(folder, filename)]);
    return { folder, version: packages[0].manifest.version, tarballs: Object.fromEntries(packed), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
