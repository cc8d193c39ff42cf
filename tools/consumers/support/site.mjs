import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const sites = fileURLToPath(new URL('../sites', import.meta.url));

/** Neither an outer npm run nor the workspace may affect a site. */
export const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS|NODE_PATH|INIT_CWD)/i.test(name)),
  );

const quietly = [
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-package-lock',
  '--loglevel=error',
];

/** A consumer site in a folder of its own, outside the workspace: nothing resolves there by accident. */
export async function createSite(name) {
  const folder = await mkdtemp(join(tmpdir(), `tropa-site-${name}-`));
  const inFolder = { cwd: folder, env: environment() };
  return {
    folder,
    /** Copies the site's own files. */
    copy: () => cp(join(sites, name), folder, { recursive: true }),
    run: (command, words, env = {}) => run(command, words, { ...inFolder, env: { ...inFolder.env, ...env } }),
    /** Installs what its package.json lists, and the tarballs. */
    install: (tarballs) => run('npm', ['install', ...quietly, ...tarballs], inFolder),
    /** Installed versions of a package, each once, at any depth. */
    async versionsOf(name) {
      const tree = JSON.parse(await run('npm', ['ls', name, '--all', '--json'], inFolder));
      const found = new Set();
      const look = ({ dependencies = {} }) =>
        Object.entries(dependencies).forEach(([key, one]) => {
          if (key === name && one.version) found.add(one.version);
          look(one);
        });
      look(tree);
      return [...found];
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
