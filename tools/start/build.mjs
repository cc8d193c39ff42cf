import { spawn } from 'node:child_process';

/** Longer than Nx takes to find everything in its cache. */
const patience = 3000;

/**
 * Builds the projects whose sources have changed, by Nx's cache. Prints nothing when everything is up to date.
 * @returns whether it succeeded; errors are printed.
 */
export function buildProjects(root, projects, message) {
  const nx = [
    'node_modules/nx/dist/bin/nx.js',
    'run-many',
    '-t',
    'build',
    '-p',
    projects.join(','),
    '--output-style=static',
  ];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
  const told = setTimeout(() => console.log(message), patience);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, nx, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const finish = (isOk) => {
      clearTimeout(told);
      if (!isOk) process.stderr.write(Buffer.concat(output));
      resolve(isOk);
    };
    child.once('error', () => finish(false));
    child.once('close', (code) => finish(code === 0));
  });
}
