/**
 * `npm test`: everything that must hold before a change lands, in one command.
 * `CI=true` turns every missing helper (PostgreSQL, Chromium) from a skip into a failure.
 */
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { chromiumHint, ensureChromium } from '../machine/chromium.mjs';
import { reportStages } from './report.mjs';
import { none } from './results.mjs';
import { runStage } from './stage.mjs';
import { filesIn, nx, paths, plain, root, stories, toolTests } from './suites.mjs';
import { checkedAlone } from './types.mjs';

const isStrict = process.env.CI === 'true';
const started = Date.now();
ensureInstalled(root);

// After the install: its packages are not there before it.
const { findPostgres } = await import('../machine/postgres.mjs');

const stages = [];
const stage = async (name, command, { env = {}, ...options } = {}) => {
  stages.push(await runStage(name, command, { cwd: root, ...options, env: { ...plain, ...env } }));
};
const suite = (name, { command, ...options }, env) => stage(name, command, { ...options, env });
const missing = (name, line) => {
  console.error(line);
  stages.push({ name, seconds: 0, ...none, ...(isStrict ? { failed: 1 } : { skipped: 1 }) });
};

const resultsOf = (file) => `${root}/${file.replace('jest.config.mjs', 'output/results.json')}`;
const jestResults = ['libs', 'apps', 'tools'].flatMap((folder) => filesIn(folder, 'jest.config.mjs')).map(resultsOf);
const serverResults = resultsOf('apps/server/jest.config.mjs');

const postgres = await findPostgres();
if (!postgres)
  missing('PostgreSQL', 'No PostgreSQL answers at TEST_DATABASE_URL or 127.0.0.1:5432: its tests do not run.');

const chromium = ensureChromium();
const env = chromium ? { CHROMIUM_PATH: chromium } : {};
const onDatabases = postgres ? { TEST_DATABASE_URL: postgres } : {};
await stage('format', ['node_modules/.bin/oxfmt', '--check']);
await stage('lint and layers', ['npm', 'run', '--silent', 'lint']);
await stage('types', ['node_modules/.bin/tsc', '-p', 'tsconfig.all.json']);
await stage('types of projects with settings of their own', nx('typecheck', '-p', checkedAlone.join()));
await suite('tools', toolTests('test'), env);
// Beside one another: tests wait for debounces and timers, and builds for one another.
await Promise.all([
  stage('unit tests', [...nx('test'), '--exclude', '@tropa/server'], {
    results: jestResults.filter((file) => file !== serverResults),
    env: onDatabases,
  }),
  stage('build', nx('build')),
]);

// From the outside: what is built is packed, and looked at and used as others would.
const packages = () => suite('packages', toolTests('packed'), env);
if (chromium) {
  // Beside one another: installs of the packages' sites wait, and Storybook is built by one process.
  await Promise.all([packages(), stage('storybook build', nx('build-storybook'))]);
  await suite('shop in the browser', paths, env);
  await suite('stories in the browser', stories, env);
} else {
  await packages();
  missing('browser', chromiumHint);
}
// Last: the databases that it drops at its end would make every new file of another stage dearer for minutes.
await stage('server tests', nx('test', '-p', '@tropa/server'), { results: [serverResults], env: onDatabases });

process.exit(reportStages(stages, (Date.now() - started) / 1000));
