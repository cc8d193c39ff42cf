import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildSoakServer } from './build-soak-server.js';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** Whether it still runs. */
  isAlive(): boolean;
  /** Memory it holds now, megabytes; 0 where the system does not report it (`/proc` is Linux's). */
  memory(): number;
  /** Asks it to end, as a supervisor does, and gives its exit code. */
  terminate(): Promise<number | null>;
  /** Ends it at once, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts a server process on a database; rejects with what it wrote when it does not come up. */
export async function startServerProcess(place: {
  readonly DATABASE_URL?: string;
  readonly DATA_DIR: string;
  readonly DRAIN_SECONDS?: string;
}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await buildSoakServer()], {
    env: { ...process.env, NODE_OPTIONS: '', ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    address: await firstLine(child),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: () => residentMegabytes(child.pid),
    async terminate() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function residentMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let [out, errors] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.includes('\n')) resolve(out.slice(0, out.indexOf('\n')));
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once('exit', (code) => reject(new Error(`the server process ended (${code}): ${errors.slice(-2000)}`)));
  });
}
