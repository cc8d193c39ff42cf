/**
 * Consumer sites that install the packages as published, with one real shop and one Chromium. Those of the
 * guides with a framework are in `consumers.soak.mjs`, one that takes them from a registry in `registry.soak.mjs`.
 */
import { before, describe, test } from 'node:test';
import { anotherOrigin } from './checks/another-origin.mjs';
import { plainHtml } from './checks/plain-html.mjs';
import { react18NoRedux } from './checks/react18-no-redux.mjs';
import { readmeExamples } from './checks/readme-examples.mjs';
import { ssrNode } from './checks/ssr-node.mjs';
import { viteReact19 } from './checks/vite-react19.mjs';
import { createSites } from './support/site.mjs';
import { limit, openWorld } from './support/world.mjs';

const world = openWorld();

// Three at a time: an installation mostly waits for the npm registry.
describe('consumer sites', { concurrency: 3 }, () => {
  test('the examples of every README and of the documentation compile', limit, () => readmeExamples(world()));
  test('a dark page of another origin, without a server, sells by one script', limit, () => anotherOrigin(world()));
  test('a React 18 site without Redux uses a header', limit, () => react18NoRedux(world()));

  describe('sites that use only the catalogue, with one install', { concurrency: 2 }, () => {
    let together;
    before(async () => {
      const names = ['vite-react19', 'ssr-node', 'plain-html'];
      together = await createSites(names, world().tarballs('catalog', 'api-client', 'ui-kit'));
    }, limit);

    test('a Vite site on React 19 with its own store', limit, () =>
      viteReact19(world(), together.site('vite-react19')),
    );
    test('a Node server renders a page that hydrates', limit, () => ssrNode(world(), together.site('ssr-node')));
    test('a plain page with a hostile reset uses widgets by one script and by mount', limit, () =>
      plainHtml(world(), together.site('plain-html')),
    );
  });
});
