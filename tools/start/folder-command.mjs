import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../machine/ensure-installed.mjs';
import { buildProjects } from './build.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program of the server that takes a folder: built first, in the folder where the shop runs. */
export async function runFolderCommand(name) {
  ensureInstalled(root);
  if (!(await buildProjects(root, ['@tropa/server'], 'Building the program…'))) {
    console.error('The build failed: the lines above say why.');
    process.exit(1);
  }
  // npm runs scripts in the project's root; paths are relative to the shopkeeper's current folder.
  const from = process.env.INIT_CWD ?? process.cwd();
  const words = process.argv.slice(2).map((word) => (word.startsWith('--') ? word : resolve(from, word)));
  const program = resolve(root, `apps/server/dist/${name}.js`);
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...words], { cwd: root, stdio: 'inherit' });
  child.once('exit', (code) => process.exit(code ?? 1));
}
