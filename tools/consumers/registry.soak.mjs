/** Publishes the packages to a registry of this machine's own, from which a site takes them. Also run before each publication. */
import { test } from 'node:test';
import { emptySite } from './checks/registry.mjs';
import { limit, openWorld } from './support/world.mjs';

const world = openWorld();

test('all packages are published, and an empty site takes one from the registry', limit, () => emptySite(world()));
