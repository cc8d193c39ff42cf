import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../..', import.meta.url));

/** Of `/proc/<pid>/stat`: hundredths of a second on every Linux there is. */
const msPerTick = 10;

/** Starts the built shop of a tree on a free port; `memoryMB()` is the memory of its process now, `cpuMs()` the CPU time it has used. */
export async function startShop(env = {}, root = here) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tropa-bench-'));
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise((ready, fail) => {
    const read = (chunk) => {
      output += chunk;
      const found = /https?:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) ready(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => fail(new Error(`The shop did not start:\n${output}`)));
  });
  return {
    address,
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
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
