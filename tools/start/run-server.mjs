import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const ready = /^Tropa is ready: (\S+)/;

/**
 * Starts the built server.
 * @param onReady called with the URL once the server listens.
 * @param onLine called with every other line that it prints.
 */
export const runServer = (root, env, { onReady, onLine }) => {
  const child = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
    cwd: root,
    env: { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const address = ready.exec(line)?.[1];
    if (address === undefined) onLine(line);
    else onReady(address);
  });
  return child;
};
