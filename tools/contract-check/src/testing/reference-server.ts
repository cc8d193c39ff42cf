import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const server = join(__dirname, '../../../../apps/server');
/** Inside the server, so that the program finds its packages; a folder per test process. */
const folder = join(server, `.cache/contract-${process.pid}`);

const script = `
import { build } from 'vite';
const conditions = ['@tropa/source'];
await build({
  configFile: false,
  logLevel: 'error',
  root: ${JSON.stringify(server)},
  resolve: { conditions },
  ssr: { noExternal: [/^@tropa\\//], resolve: { conditions, externalConditions: ['node', 'import', 'default'] } },
  build: {
    ssr: true, target: 'node20', minify: false, outDir: ${JSON.stringify(folder)}, emptyOutDir: true,
    rolldownOptions: {
      input: { 'demo-server': ${JSON.stringify(join(server, 'src/testing/demo-server.ts'))} },
      external: (id) => !/^(?:\\.|\\/|[A-Za-z]:|@tropa\\/|\\0)/.test(id),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});`;

/** The reference server as a separate process: no code of it is loaded here, only its responses count. */
export interface ReferenceServer {
  readonly address: string;
  /** The newest SMS code to a phone, as the demo shop shows it. */
  codeFor(phone: string): Promise<string>;
  close(): Promise<void>;
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
    child.once('exit', (code) => reject(new Error(`the server ended (${code}): ${errors.slice(-2000)}`)));
  });
}

/** Builds and starts it with demo goods, on a free port. `allowedOrigin` may call it with a visitor's cookie; `account` is registered. */
export async function startReferenceServer(
  allowedOrigin: string,
  account: { readonly phone: string; readonly password: string },
): Promise<ReferenceServer> {
  mkdirSync(folder, { recursive: true });
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: server });
  const child = spawn(process.execPath, [join(folder, 'demo-server.mjs')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      ALLOWED_ORIGIN: allowedOrigin,
      ACCOUNT: `${account.phone}:${account.password}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const address = await firstLine(child);
    return {
      address,
      close,
      async codeFor(phone) {
        const page = await (await fetch(`${address}/demo/outbox?phone=${phone}`)).text();
        const [, code] = /data-code="(\d{4})"/.exec(page) ?? [];
        if (code === undefined) throw new Error('no code in the outbox');
        return code;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
