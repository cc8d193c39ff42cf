import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const sites = fileURLToPath(new URL('../sites', import.meta.url));

/** Neither an enclosing npm run nor the workspace may affect a site. */
export const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS|NODE_PATH|INIT_CWD)/i.test(name)),
  );

const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];

const packageOf = async (folder) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/**
 * A site in a folder.
 * @param home where its packages are installed
 */
const siteIn = (folder, home = folder) => ({
  folder,
  run: (command, words, env = {}) => run(command, words, { cwd: folder, env: { ...environment(), ...env } }),
  /** Installed versions of a package, each once, at any depth. */
  async versionsOf(name) {
    const tree = JSON.parse(await run('npm', ['ls', name, '--all', '--json'], { cwd: home, env: environment() }));
    const found = new Set();
    const look = ({ dependencies = {} }) =>
      Object.entries(dependencies).forEach(([key, one]) => {
        if (key === name && one.version) found.add(one.version);
        look(one);
      });
    look(tree);
    return [...found];
  },
});

const folders = [];

/** A temporary folder outside the workspace: nothing resolves there by accident. */
export async function createFolder(name) {
  const folder = await mkdtemp(join(tmpdir(), `tropa-site-${name}-`));
  folders.push(folder);
  return folder;
}

/**
 * Removes the folders of all sites, when none is left to install: for a minute and more ext4 passes over the inodes of
 * deleted files for each new one, and an installation makes thousands.
 */
export const removeSites = () =>
  Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));

/** A consumer site in a folder of its own. */
export async function createSite(name) {
  const folder = await createFolder(name);
  const site = siteIn(folder);
  return {
    ...site,
    /** Copies the site's own files. */
    copy: () => cp(join(sites, name), folder, { recursive: true }),
    /** Installs what its package.json lists, and the packages: tarballs, or names where a registry has them. */
    install: (packages) => site.run('npm', ['install', ...quietly, '--no-package-lock', ...packages]),
  };
}

/**
 * Several sites with one install: what they list is installed beside them, once. They have to agree on versions.
 * @param extra what is installed besides, by name: a package under another name, say
 * @returns `site(name)` for each of them
 */
export async function createSites(names, tarballs, extra = {}) {
  const home = await createFolder('together');
  await Promise.all(names.map((name) => cp(join(sites, name), join(home, name), { recursive: true })));
  const listed = (await Promise.all(names.map((name) => packageOf(join(home, name))))).flatMap(
    ({ dependencies, devDependencies }) => [...Object.entries(dependencies), ...Object.entries(devDependencies)],
  );
  const dependencies = { ...Object.fromEntries(listed), ...extra };
  const torn = listed.filter(([name, version]) => dependencies[name] !== version).map(([name]) => name);
  if (torn.length > 0) throw new Error(`The sites list different versions of ${torn.join(', ')}`);
  await writeFile(join(home, 'package.json'), JSON.stringify({ name: 'together', private: true, dependencies }));
  // With its lock file: Next treats the folder that has one as the root, together with its node_modules.
  await siteIn(home).run('npm', ['install', ...quietly, ...tarballs]);
  return { site: (name) => siteIn(join(home, name), home) };
}
