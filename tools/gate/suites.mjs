/** The suites that `npm test` and `npm run test:soak` share: how each is started, and where it leaves its counts. */
import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Environment of every stage. */
export const plain = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
  NODE_OPTIONS: '',
};

export const nx = (...targets) => ['node_modules/.bin/nx', 'run-many', '--output-style=static', '-t', ...targets];

/** Files below a folder of the workspace by the end of their names. */
export const filesIn = (folder, end) =>
  readdirSync(`${root}/${folder}`, { recursive: true })
    .filter((file) => file.endsWith(end) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => `${folder}/${file}`);

/** The tests of `tools` whose files are named `*.<kind>.mjs`. */
export function toolTests(kind) {
  const folder = '.cache/gate';
  mkdirSync(`${root}/${folder}`, { recursive: true });
  const results = `${folder}/${kind}.json`;
  const reporters = [
    ['--test-reporter=./tools/gate/node-results.mjs', `--test-reporter-destination=${results}`],
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
  ].flat();
  // Node leaves one processor free; these wait for installs and for browsers too.
  const atOnce = `--test-concurrency=${availableParallelism()}`;
  return {
    command: ['node', '--test', atOnce, ...reporters, ...filesIn('tools', `.${kind}.mjs`)],
    results: [`${root}/${results}`],
  };
}

const browserTests = (project, folder, script) => ({
  command: ['npm', 'run', '--silent', script, '-w', project],
  results: [`${root}/${folder}/output/results.json`],
  limitMinutes: 50,
});

/** Paths through the built shop. */
export const paths = browserTests('@tropa/storefront-e2e', 'apps/storefront-e2e', 'e2e');

/** The stories of the built Storybook. */
export const stories = browserTests('@tropa/storybook', 'tools/storybook', 'test-stories');
