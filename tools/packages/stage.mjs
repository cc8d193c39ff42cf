/** The npm script `stage` of a public package: what it publishes, in .cache/packages, where a release takes it (nx.json). */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stagePackage } from './pack.mjs';
import { publicPackages, root } from './public-packages.mjs';

const one = publicPackages().find(({ folder }) => folder === process.cwd());
const target = resolve(root, '.cache/packages', one.name);
await rm(target, { recursive: true, force: true });
await stagePackage(one, target);
