/** `npm run test:soak`: the heavy suites at their full counts (SOAK=1); `npm test` runs samples of the same files. */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { reportStages } from './report.mjs';
import { runStage } from './stage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
ensureInstalled(root);
const started = Date.now();
const { findPostgres } = await import('../machine/postgres.mjs');
const postgres = await findPostgres();
if (!postgres) {
  console.error('No PostgreSQL answers at TEST_DATABASE_URL or 127.0.0.1:5432: the soak needs one.');
  process.exit(1);
}

const env = { SOAK: '1', NX_DAEMON: 'false', TEST_DATABASE_URL: postgres, FORCE_COLOR: '0' };
const jest = ['node', '--experimental-vm-modules', '../../node_modules/jest/bin/jest.js'];
const full = (name, folder, ...files) =>
  runStage(`${name}, full counts`, [...jest, ...files], {
    cwd: `${root}/${folder}`,
    env,
    results: [`${root}/${folder}/output/results.json`],
    limitMinutes: 180,
  });

const stages = [
  await full('server', 'apps/server', '--runInBand'),
  await full('rules', 'libs/validation-ru'),
  await full('intents in lists', 'libs/catalog', 'intent'),
  await full('intents in the basket', 'libs/checkout', 'intent'),
];
process.exit(reportStages(stages, (Date.now() - started) / 1000));
