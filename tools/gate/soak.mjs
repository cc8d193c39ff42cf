/**
 * `npm run test:soak`: what `npm test` runs samples of, in full (SOAK=1): random and racing suites at all their counts,
 * on both databases; paths and stories at every width and in every theme; sites of the guides, a registry, dry runs of
 * releases.
 */
import { chromiumHint, ensureChromium } from '../machine/chromium.mjs';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { reportStages } from './report.mjs';
import { runStage } from './stage.mjs';
import { nx, paths, plain, root, stories, toolTests } from './suites.mjs';

ensureInstalled(root);
const started = Date.now();
const { findPostgres } = await import('../machine/postgres.mjs');
const postgres = await findPostgres();
if (!postgres) {
  console.error('No PostgreSQL answers at TEST_DATABASE_URL or 127.0.0.1:5432: the soak needs one.');
  process.exit(1);
}
const chromium = ensureChromium();
if (!chromium) {
  console.error(chromiumHint);
  process.exit(1);
}

const env = { ...plain, SOAK: '1', TEST_DATABASE_URL: postgres, CHROMIUM_PATH: chromium };
const stages = [];
const full = async (name, { command, ...options }) => {
  stages.push(await runStage(`${name}, in full`, command, { cwd: root, ...options, limitMinutes: 180, env }));
};

const jest = ['node', '--experimental-vm-modules', '../../node_modules/jest/bin/jest.js'];
const unit = (folder, ...files) => ({
  command: [...jest, ...files],
  cwd: `${root}/${folder}`,
  results: [`${root}/${folder}/output/results.json`],
});

await full('build', { command: nx('build', 'build-docs', 'build-storybook') });
await full('paths', paths);
await full('stories', stories);
await full('guides, registry and releases', toolTests('soak'));
await full('rules', unit('libs/validation-ru'));
await full('intents in lists', unit('libs/catalog', 'intent'));
await full('intents in the basket', unit('libs/checkout', 'intent'));
await full('server', unit('apps/server', '--runInBand'));
process.exit(reportStages(stages, (Date.now() - started) / 1000));
