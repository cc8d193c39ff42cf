import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shopIsReady, spawnUntil } from '../machine/spawn-until.mjs';

const here = fileURLToPath(new URL('../..', import.meta.url));

/** Clock ticks per second in `/proc/<pid>/stat`: 100 on every Linux. */
const msPerTick = 10;

/** Starts the built shop of a tree on a free port; `memoryMB()` is the memory of its process now, `cpuMs()` the CPU time it has used. */
export async function startShop(env = {}, root = here) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tropa-bench-'));
  const command = [process.execPath, join(root, 'apps/server/dist/main.js')];
  const { match, child, ended } = await spawnUntil(shopIsReady, command, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', ...env },
  });
  return {
    address: match[1],
    memoryMB() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
    cpuMs() {
      // The name of the process, in brackets, may itself have spaces.
      const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
      return (Number(user) + Number(system)) * msPerTick;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
