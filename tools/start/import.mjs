/**
 * `npm run import -- feed.yml`: makes the shop's goods match a Yandex Market feed, from a file or an http(s) address;
 * `--replace` deletes them first. See docs/import.md for the rest. DATA_DIR and DATABASE_URL are the server's own
 * settings; the embedded database belongs to one process, so stop the shop first.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { buildProjects } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = resolve(root, 'apps/server/dist/import.js');

ensureInstalled(root);

if (!(await buildProjects(root, ['@tropa/server'], 'Собираем программу загрузки…'))) {
  console.error('Сборка не удалась: причина в строках выше.');
  process.exit(1);
}

// npm runs scripts in the project's root; paths are relative to the shopkeeper's current folder.
const from = process.env.INIT_CWD ?? process.cwd();
const isPath = (word, before) => before !== '--every' && !/^(?:--|https?:\/\/)/i.test(word);
const words = process.argv
  .slice(2)
  .map((word, index, all) => (isPath(word, all[index - 1]) ? resolve(from, word) : word));
// DATA_DIR defaults to the project's folder: the program runs where the shop runs.
const child = spawn(process.execPath, ['--enable-source-maps', program, ...words], { cwd: root, stdio: 'inherit' });
child.once('exit', (code) => process.exit(code ?? 1));
