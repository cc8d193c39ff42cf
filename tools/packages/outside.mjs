import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packAll } from './pack.mjs';
import { publicPackages, root } from './public-packages.mjs';

const run = promisify(execFile);

const declaredBy = ({ dependencies = {}, peerDependencies = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies),
];

/** A public package as installed in a consumer's node_modules. */
const readPackage = (folder) => {
  const manifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      resolve(file.parentPath, file.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  const entries = Object.entries(manifest.exports ?? {})
    .filter(([, target]) => target.types !== undefined)
    .map(([entry, target]) => ({ name: manifest.name + entry.slice(1), types: target.types, code: target.default }));
  return {
    name: manifest.name,
    folder,
    manifest,
    files,
    entries,
    declared: declaredBy(manifest),
    read: (file) => readFileSync(resolve(folder, file), 'utf8'),
  };
};

/** Where the workspace has installed a dependency of one of its packages: next to it, or at the root. */
const installedFor = (home, dependency) =>
  [resolve(home, 'node_modules', dependency), resolve(root, 'node_modules', dependency)].find((folder) =>
    existsSync(folder),
  );

/**
 * A folder like a consumer's project: our packages from their tarballs, plus only the dependencies that ours declare.
 * Ours are in `packages/` with links to them, since tools treat what is in node_modules as third-party.
 * @param only names of our packages to unpack; all by default
 * @param links which of the declared dependencies are installed; all by default
 * @param also packages of the workspace that a consumer adds, such as React's types
 */
export async function goOutside({ only = () => true, links = () => true, also = [] } = {}) {
  const { folder, tarballs, remove } = await packAll();
  const link = async (source, name) => {
    const target = resolve(folder, 'node_modules', name);
    await mkdir(dirname(target), { recursive: true });
    await symlink(source, target, 'junction');
  };
  const homes = new Map(publicPackages().map(({ name, folder: home }) => [name, home]));
  const packages = await Promise.all(
    Object.entries(tarballs)
      .filter(([name]) => only(name))
      .map(async ([name, tarball]) => {
        const target = resolve(folder, 'packages', name);
        await mkdir(target, { recursive: true });
        await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
        await link(target, name);
        return readPackage(target);
      }),
  );
  const linked = new Map(also.map((name) => [name, installedFor(root, name)]));
  for (const { name, declared } of packages) {
    for (const dependency of declared.filter((one) => tarballs[one] === undefined && links(one))) {
      linked.set(dependency, installedFor(homes.get(name), dependency));
    }
  }
  for (const [dependency, source] of linked) {
    if (source === undefined) throw new Error(`${dependency} is declared, but the workspace has not installed it`);
    await link(source, dependency);
  }
  return { folder, tarballs, packages: packages.sort((a, b) => (a.name < b.name ? -1 : 1)), remove };
}
