/**
 * `npm start`: from a fresh clone to a running shop. Needs only Node and npm; skips what is already done.
 * PORT, HOST, DATA_DIR, DATABASE_URL are the server's own settings.
 */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { buildProjects } from './build.mjs';
import { runServer } from './run-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const fail = (line) => {
  console.error(line);
  process.exit(1);
};

ensureInstalled(root);
if (!(await buildProjects(root, ['@tropa/storefront', '@tropa/server'], 'Собираем магазин…'))) {
  fail('Сборка не удалась: причина в строках выше.');
}

const server = runServer(root, process.env, {
  onReady: (address) => console.log(`Магазин открыт: ${address}`),
  onLine: (line) => console.log(line),
});
server.once('error', (error) => fail(`Сервер не запустился: ${error.message}`));
server.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
