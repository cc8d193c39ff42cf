/**
 * `npm run staff -- key add|list|revoke`: keys of the staff's API. DATA_DIR and DATABASE_URL are the server's own settings; the
 * embedded database belongs to one process, so stop the shop first.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { buildProjects } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = resolve(root, 'apps/server/dist/staff.js');

ensureInstalled(root);

if (!(await buildProjects(root, ['@tropa/server'], 'Собираем программу…'))) {
  console.error('Сборка не удалась: причина в строках выше.');
  process.exit(1);
}

// DATA_DIR defaults to the project's folder: the program runs where the shop runs.
const words = process.argv.slice(2);
const child = spawn(process.execPath, ['--enable-source-maps', program, ...words], { cwd: root, stdio: 'inherit' });
child.once('exit', (code) => process.exit(code ?? 1));
