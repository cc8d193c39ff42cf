/** What a release and a canary would do: dry runs of versions, peers and changelogs. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { git, skip } from './git.mjs';
import { nxRelease } from './nx-release.mjs';
import { publicPackages, root } from './public-packages.mjs';

const packages = publicPackages();
const peersOfOurs = packages.flatMap(({ manifest }) =>
  Object.keys(manifest.peerDependencies ?? {}).filter((peer) => peer.startsWith('@tropa/')),
);
const plans = resolve(root, '.nx/version-plans');
const hasPlans = existsSync(plans) && readdirSync(plans).length > 0;

describe('a release', { skip }, () => {
  test('every package, its peers among ours and its changelog get one version; a dry run leaves no trace', async () => {
    const before = await git('status', '--porcelain');
    // Right after a release there is no plan, and a version has to be named.
    const said = await nxRelease([...(hasPlans ? [] : ['patch']), '--dry-run', '--skip-publish']);

    const version = /New version (\S+) written to manifest/.exec(said)?.[1];
    assert.ok(version, said);
    for (const { name, folder } of packages) {
      const place = relative(root, folder).replaceAll('\\', '/');
      assert.ok(said.includes(`New version ${version} written to manifest: ${place}/package.json`), `${name}: version`);
      assert.ok(said.includes(`UPDATE ${place}/CHANGELOG.md`), `${name}: changelog`);
    }
    const renewed = said.match(new RegExp(`^\\+ .*"@tropa/[^"]+": "\\^${version.replaceAll('.', '\\.')}"`, 'gm')) ?? [];
    assert.ok(peersOfOurs.length > 10);
    assert.equal(renewed.length, peersOfOurs.length, 'peers follow');
    assert.equal(await git('status', '--porcelain'), before);
  });

  test('a canary has one version everywhere, and leaves no commit behind', async () => {
    const { scripts } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8'));
    const [nx, release, ...words] = scripts['release:canary'].split(' ');
    assert.deepEqual([nx, release], ['nx', 'release']);
    const [head, before] = [await git('rev-parse', 'HEAD'), await git('status', '--porcelain')];
    const said = await nxRelease([...words, '0.0.0-canary.7', '--dry-run']);
    for (const { name, folder } of packages) {
      const place = relative(root, folder).replaceAll('\\', '/');
      assert.ok(said.includes(`New version 0.0.0-canary.7 written to manifest: ${place}/package.json`), name);
    }
    const peers = said.match(/^\+ .*"@tropa\/[^"]+": "\^0\.0\.0-canary\.7"/gm) ?? [];
    assert.equal(peers.length, peersOfOurs.length, 'peers follow');
    assert.deepEqual([await git('rev-parse', 'HEAD'), await git('status', '--porcelain')], [head, before]);
  });
});
