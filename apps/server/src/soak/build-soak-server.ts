import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const appFolder = fileURLToPath(new URL('../..', import.meta.url));
/** Inside the server, so that the program finds its packages; a folder per test process. */
const folder = fileURLToPath(new URL(`../../.cache/soak-${process.pid}`, import.meta.url));

const script = `
import { build } from 'vite';
const conditions = ['@tropa/source'];
await build({
  configFile: false,
  logLevel: 'error',
  root: ${JSON.stringify(appFolder)},
  resolve: { conditions },
  ssr: { noExternal: [/^@tropa\\//], resolve: { conditions, externalConditions: ['node', 'import', 'default'] } },
  build: {
    ssr: true, target: 'node20', minify: false, outDir: ${JSON.stringify(folder)}, emptyOutDir: true,
    rolldownOptions: {
      input: { 'soak-server': ${JSON.stringify(join(appFolder, 'src/soak/soak-server.ts'))} },
      external: (id) => !/^(?:\\.|\\/|[A-Za-z]:|@tropa\\/|\\0)/.test(id),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});`;

let built: Promise<string> | undefined;

/** The server program as one bundle, made once: hundreds of starts then cost database time, not compiling. */
export function buildSoakServer(): Promise<string> {
  built ??= (async () => {
    mkdirSync(folder, { recursive: true });
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: appFolder });
    return join(folder, 'soak-server.mjs');
  })();
  return built;
}
