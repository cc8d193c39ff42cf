/**
 * `npm start`: from a fresh clone to an open shop. Needs Node and npm alone; what is already there is not done again.
 * PORT, HOST, DATA_DIR, DATABASE_URL are the server's own settings.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { isBuilt, rememberBuilt, sourcesMark } from './build-stamp.mjs';
import { runServer } from './run-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startedAt = Date.now();
const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} с`;

const fail = (line) => {
  console.error(line);
  process.exit(1);
};

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

ensureInstalled(root);

const mark = sourcesMark(root);
if (!isBuilt(root, mark)) {
  console.log('Собираем магазин…');
  const nx = [
    'node_modules/nx/dist/bin/nx.js',
    'run-many',
    '-t',
    'build',
    '-p',
    '@tropa/storefront,@tropa/server',
    '--output-style=static',
  ];
  const code = await run(process.execPath, nx, { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' });
  if (code !== 0) fail('Сборка не удалась: причина в строках выше.');
  rememberBuilt(root, mark);
  console.log(`Собрано за ${seconds()}.`);
}

const server = runServer(root, process.env, {
  onReady: (address) => console.log(`Магазин открыт: ${address}`),
  onLine: (line) => console.log(line),
});
server.once('error', (error) => fail(`Сервер не запустился: ${error.message}`));
server.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
