import { fileURLToPath } from 'node:url';
import { shopIsReady, spawnUntil } from '../machine/spawn-until.mjs';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

let started = 0;

/** Starts the built shop as a process of a cluster; resolves when it serves. */
export async function startShopProcess(name, env) {
  const { child, output, ended } = await spawnUntil(shopIsReady, [process.execPath, main], {
    env: { ...process.env, NODE_OPTIONS: '', HOST: '127.0.0.1', NODE_ENV: 'production', ...env },
  }).catch((error) => {
    throw new Error(`The process ${name} did not start`, { cause: error });
  });
  return {
    id: `${name}${(started += 1)}`,
    /** Lines of its log as objects. */
    log: () =>
      output()
        .split('\n')
        .flatMap((line) => {
          try {
            return line.startsWith('{') ? [JSON.parse(line)] : [];
          } catch {
            return [];
          }
        }),
    metrics: async () => readMetrics(await (await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).text()),
    kill: () => (child.kill('SIGKILL'), ended),
    terminate: () => (child.kill('SIGTERM'), ended),
  };
}

/** Values by name and labels, as Prometheus writes them. */
const readMetrics = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^(?:tropa_|process_cpu_seconds_total)/.test(line))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
