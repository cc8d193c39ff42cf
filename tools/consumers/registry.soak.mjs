/** Publishes the packages to a registry of this machine's own, from which a site takes them. Also run before each publication. */
import { after, before, test } from 'node:test';
import { emptySite } from './checks/registry.mjs';
import { closeWorld, createWorld } from './support/world.mjs';

const limit = { timeout: 480_000 };
let world;
before(async () => {
  world = await createWorld();
}, limit);
after(() => closeWorld(world));

test('all packages are published, and an empty site takes one from the registry', limit, () => emptySite(world));
