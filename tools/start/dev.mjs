/**
 * `npm run dev`: the shop with hot module replacement. An edited component of the storefront or a lib is replaced in the open page,
 * which keeps its state; an edit of the server rebuilds and restarts it. PORT, HOST, DATA_DIR, DATABASE_URL are the
 * server's own settings.
 */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
ensureInstalled(root);

const server = { cwd: `${root}/apps/server`, stdio: 'inherit' };
const viteBuild = [`${root}/node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'];
if (spawnSync(process.execPath, viteBuild, server).status !== 0) process.exit(1);

const children = [
  // Files are replaced, not deleted first: the running server would crash while one is missing.
  spawn(process.execPath, [...viteBuild, '--watch', '--emptyOutDir', 'false'], server),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      STOREFRONT_DEVELOPMENT: `${root}/apps/storefront/scripts/development.mjs`,
    },
  }),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
