/**
 * `npm run release`: one version for all public packages, from the conventional commits since the last tag; changelogs,
 * a commit, a tag; then every package is built, packed as consumers get it and published. With `--dry-run` nothing is
 * written or sent. `--first-release` when there is no tag yet; a version or a bump (`1.0.0`, `minor`) overrides what
 * the commits imply.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { releaseChangelog, releaseVersion } from 'nx/release';
import { needsShell, shellWords } from '../machine/shell-words.mjs';
import { packAll } from './pack.mjs';
import { root } from './public-packages.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, 'first-release': { type: 'boolean', default: false } },
});
const dryRun = values['dry-run'];
const firstRelease = values['first-release'];
const npm = (...words) => execFileSync('npm', shellWords(words), { cwd: root, stdio: 'inherit', shell: needsShell });

process.chdir(root);
const { workspaceVersion, projectsVersionData } = await releaseVersion({
  specifier: positionals[0],
  dryRun,
  firstRelease,
});
await releaseChangelog({ version: workspaceVersion, versionData: projectsVersionData, dryRun, firstRelease });

if (!dryRun) npm('run', 'build');
const { tarballs, remove } = await packAll();
try {
  for (const [name, tarball] of Object.entries(tarballs)) {
    if (!workspaceVersion) {
      console.log(`${name}: no change since the last release, nothing to publish`);
      continue;
    }
    console.log(`${dryRun ? 'Would publish' : 'Publishing'} ${name} ${workspaceVersion}`);
    if (!dryRun) npm('publish', tarball, '--access', 'public');
  }
} finally {
  await remove();
}
