/** `npm run test:soak`: the heavy suites at their full counts (SOAK=1); `npm test` runs samples of the same files. */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { runStage } from './stage.mjs';
import { sumTallies } from './tally.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
ensureInstalled(root);
const { findPostgres } = await import('../machine/postgres.mjs');
const postgres = await findPostgres();
if (!postgres) {
  console.error('No PostgreSQL answers at TEST_DATABASE_URL or 127.0.0.1:5432: the soak needs one.');
  process.exit(1);
}

const env = { SOAK: '1', NX_DAEMON: 'false', TEST_DATABASE_URL: postgres, FORCE_COLOR: '0' };
const jest = ['node', '--experimental-vm-modules', '../../node_modules/jest/bin/jest.js'];
const tallies = [
  await runStage('server, full counts', [...jest, '--runInBand', 'soak', 'fuzz', 'import'], {
    cwd: `${root}/apps/server`,
    env,
    countsItself: true,
    limitMinutes: 180,
  }),
  await runStage('rules, full counts', jest, { cwd: `${root}/libs/validation-ru`, env, countsItself: true }),
];
const { passed, failed, skipped } = sumTallies(tallies);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
