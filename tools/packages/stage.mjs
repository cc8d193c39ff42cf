/** The npm script `stage` of a public package: what it publishes, in .cache/packages. */
import { stageForRelease } from './pack.mjs';
import { publicPackages } from './public-packages.mjs';

await stageForRelease(publicPackages().find(({ folder }) => folder === process.cwd()));
