/**
 * `npm run dev`: the shop with hot reload. A change of the storefront, a lib or the server rebuilds what depends on
 * it, restarts the server and reloads the open pages.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { createDevProxy } from './dev-proxy.mjs';
import { runServer } from './run-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 4200);
ensureInstalled(root);

const run = (args, cwd) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: `${root}/${cwd}`, stdio: 'inherit' });
    child.once('exit', (code) => resolve(code === 0));
  });
const build = {
  storefront: () => run(['scripts/build.mjs', '--fast'], 'apps/storefront'),
  server: () => run(['../../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], 'apps/server'),
};

/** What a changed file asks to be built again. */
const dependents = (file) => {
  if (!/^(libs\/[^/]+\/src|apps\/(storefront|server)\/(src|scripts))\//.test(file)) return [];
  if (/\.(test|stories)\.tsx?$/.test(file)) return [];
  if (file.startsWith('apps/server/')) return ['server'];
  if (file.startsWith('apps/storefront/')) return ['storefront'];
  return /^libs\/(api-client|validation-ru)\//.test(file) ? ['storefront', 'server'] : ['storefront'];
};

const proxy = createDevProxy();
await proxy.listen(port, host).catch((error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} on ${host} is taken: set PORT.` : error.message);
  process.exit(1);
});

let server = null;
const stop = () =>
  new Promise((resolve) => {
    if (server === null || server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
const serve = () =>
  new Promise((resolve) => {
    server = runServer(
      root,
      { ...process.env, HOST: '127.0.0.1', PORT: '0' },
      {
        onReady: (address) => {
          proxy.open(address);
          resolve();
        },
        onLine: (line) => console.log(line),
      },
    );
    server.once('exit', () => resolve());
  });

const dirty = new Set(['storefront', 'server']);
let isWorking = false;
const work = async () => {
  if (isWorking) return;
  isWorking = true;
  while (dirty.size > 0) {
    const parts = [...dirty];
    dirty.clear();
    const since = Date.now();
    const results = await Promise.all(parts.map((part) => build[part]()));
    if (results.includes(false)) {
      console.error('Waiting for a change that mends it…');
      continue;
    }
    proxy.hold();
    await stop();
    await serve();
    console.log(`http://${host}:${port} · ${parts.join(', ')} · ${((Date.now() - since) / 1000).toFixed(1)} s`);
  }
  isWorking = false;
};

let pause;
const onChange = (folder) => (_event, name) => {
  dependents(`${folder}/${String(name).replaceAll('\\', '/')}`).forEach((part) => dirty.add(part));
  clearTimeout(pause);
  // Editors write a file in several steps.
  pause = setTimeout(work, 120);
};
for (const folder of ['libs', 'apps/storefront', 'apps/server']) {
  watch(`${root}/${folder}`, { recursive: true }, onChange(folder));
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().then(() => process.exit(0)));
await work();
