/** The quick start and the sites of the guides, with one real shop and one Chromium. */
import { before, describe, test } from 'node:test';
import { fiveMinutes } from './checks/five-minutes.mjs';
import { renderedGuide, renderedGuides, zodGuide } from './checks/guides.mjs';
import { mswGuide, nextMsw, nextMswGuide } from './checks/msw-guide.mjs';
import { createSites } from './support/site.mjs';
import { limit, openWorld } from './support/world.mjs';

const world = openWorld();

test('the quick start leads from an empty folder to a working search box', limit, () => fiveMinutes(world()));

describe('sites of the guides, with one install', { concurrency: 2 }, () => {
  let together;
  before(async () => {
    together = await createSites([...renderedGuides, 'zod-beside-valibot', 'msw'], world().allTarballs(), nextMsw);
  }, limit);

  for (const name of renderedGuides)
    test(`${name}: its server renders, the browser hydrates`, limit, () =>
      renderedGuide(world(), together.site(name), name),
    );
  test('zod-beside-valibot: forms of both', limit, () => zodGuide(world(), together.site('zod-beside-valibot')));
  test('msw: a page and its tests without a shop, on both majors', limit, async () => {
    await mswGuide(world(), together.site('msw'));
    await nextMswGuide(world(), together.site('msw'), together.site('msw-next'));
  });
});
