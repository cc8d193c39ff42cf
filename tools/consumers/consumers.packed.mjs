/** Consumer sites that install the packages as published, with one real shop and one Chromium. */
import { after, before, describe, test } from 'node:test';
import { fiveMinutes } from './checks/five-minutes.mjs';
import { plainHtml } from './checks/plain-html.mjs';
import { react18NoRedux } from './checks/react18-no-redux.mjs';
import { readmeExamples } from './checks/readme-examples.mjs';
import { ssrNode } from './checks/ssr-node.mjs';
import { viteReact19 } from './checks/vite-react19.mjs';
import { createWorld } from './support/world.mjs';

const limit = { timeout: 480_000 };
let world;
before(async () => {
  world = await createWorld();
}, limit);
after(() => world?.stop());

// Two at a time: an installation mostly waits for the npm registry.
describe('consumer sites', { concurrency: 2 }, () => {
  test('the README leads from an empty folder to a working search box', limit, () => fiveMinutes(world));
  test('the examples of every README compile', limit, () => readmeExamples(world));
  test('a Vite site on React 19 with its own store uses the catalogue', limit, () => viteReact19(world));
  test('a React 18 site without Redux uses a header', limit, () => react18NoRedux(world));
  test('a Node server renders a page that hydrates', limit, () => ssrNode(world));
  test('a plain page with a hostile reset uses widgets by one script and by mount', limit, () => plainHtml(world));
});
