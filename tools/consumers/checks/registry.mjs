import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nxRelease } from '../../packages/nx-release.mjs';
import { stageForRelease } from '../../packages/pack.mjs';
import { publicPackages } from '../../packages/public-packages.mjs';
import { openRegistry } from '../support/registry.mjs';
import { serveSite } from '../support/serve-site.mjs';
import { createSite } from '../support/site.mjs';
import { searchFor } from './common.mjs';

async function walkTheBox(page) {
  await page.goto('/');
  assert.ok((await searchFor(page, 'лыжи')) > 1);
}

/**
 * What Nx would do before it publishes, except the build: that exists already, and Nx would restore it from its cache
 * while other checks that run in parallel are using it.
 */
const stageAll = (packages = publicPackages()) => Promise.all(packages.map(stageForRelease));

/** A package as `release:canary` leaves it: its own version and those of our peers are the canary's. */
const asCanary = (version) => (one) => {
  const peers = Object.entries(one.manifest.peerDependencies ?? {});
  const peerDependencies = Object.fromEntries(
    peers.map(([name, range]) => [name, name.startsWith('@tropa/') ? `^${version}` : range]),
  );
  return { ...one, manifest: { ...one.manifest, version, peerDependencies } };
};

const published = async (registry, name) => {
  const response = await fetch(registry.address + name.replace('/', '%2f'));
  assert.equal(response.status, 200, name);
  return response.json();
};
const tagsOf = async (registry, name) => (await published(registry, name))['dist-tags'];

/** What the registry has for a package is what its package.json says, in one version. */
async function checkPublished(registry, { name, manifest: { version, repository, peerDependencies } }) {
  const { versions, 'dist-tags': tags, readme } = await published(registry, name);
  assert.deepEqual(Object.keys(versions), [version]);
  assert.deepEqual(tags, { latest: version });
  assert.deepEqual(versions[version].repository, repository);
  assert.deepEqual(versions[version].peerDependencies, peerDependencies);
  assert.match(readme, /^# @tropa\//);
}

/** All packages are published by the commands of a release and of a canary; an empty site takes one of each, with its peers. */
export async function emptySite(world) {
  const [registry, site] = await Promise.all([openRegistry(), createSite('registry')]);
  try {
    await stageAll();
    const words = ['publish', `--registry=${registry.address}`, '--excludeTaskDependencies'];
    await nxRelease(words, { NPM_CONFIG_USERCONFIG: registry.publisher });
    const packages = publicPackages();
    assert.equal(packages.length, 9);
    for (const one of packages) await checkPublished(registry, one);

    await site.copy();
    await writeFile(join(site.folder, '.npmrc'), registry.siteSettings);
    await site.install(['@tropa/catalog']);
    for (const name of ['catalog', 'api-client', 'ui-kit'])
      assert.deepEqual(await site.versionsOf(`@tropa/${name}`), [world.version], name);
    assert.match(await site.run('npx', ['--yes', '@tropa/contract-check', '--version']), new RegExp(world.version));
    await site.run('npm', ['run', 'build']);
    const server = await serveSite({ folder: join(site.folder, 'dist'), shop: world.shop });
    try {
      await world.walk(server.address, walkTheBox);
    } finally {
      await server.stop();
    }

    // A canary: those who request it get all of it, everybody else still gets the release.
    const canary = '0.0.0-canary.1';
    await stageAll(packages.map(asCanary(canary)));
    await nxRelease([...words, '--tag=canary'], { NPM_CONFIG_USERCONFIG: registry.publisher });
    for (const { name } of packages) assert.deepEqual(await tagsOf(registry, name), { latest: world.version, canary });
    await site.install(['@tropa/catalog@canary']);
    for (const name of ['catalog', 'api-client', 'ui-kit'])
      assert.deepEqual(await site.versionsOf(`@tropa/${name}`), [canary], name);
  } finally {
    await registry.stop();
  }
}
