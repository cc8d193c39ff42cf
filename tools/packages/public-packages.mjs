import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const isPublic = (manifest) => manifest.nx?.tags?.includes('npm:public') && manifest.scripts?.build !== undefined;

/**
 * Every package that is published to a registry, by name: its folder (absolute) and its package.json in the workspace.
 */
export function publicPackages() {
  return ['libs', 'tools']
    .flatMap((parent) => readdirSync(resolve(root, parent)).map((name) => resolve(root, parent, name)))
    .filter((folder) => existsSync(resolve(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => isPublic(manifest))
    .map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }));
}
