import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

export interface RunningShop {
  /** Address without a trailing slash: `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly pid: number;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** A PostgreSQL address; without it the shop keeps its own embedded database in a temporary folder. */
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built shop on a free port and waits for its ready line. */
export async function startShop({ databaseUrl, env = {} }: ShopOptions = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tropa-e2e-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise<string>((ready, fail) => {
    const timer = setTimeout(() => fail(new Error(`The shop did not start in 300 s:\n${output}`)), 300_000);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /https?:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (!found) return;
      clearTimeout(timer);
      ready(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`The shop ended with ${code}:\n${output}`));
    });
  });
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode === null) {
        const gone = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await gone;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
