/** `npm run storybook`: the live Storybook on a port of its own, PORT or 6006. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const child = spawn(
  process.execPath,
  [
    fileURLToPath(new URL('../../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url)),
    'dev',
    '--port',
    process.env.PORT ?? '6006',
    '--host',
    '127.0.0.1',
    '--disable-telemetry',
    '--no-open',
  ],
  { cwd: fileURLToPath(new URL('.', import.meta.url)), stdio: 'inherit' },
);
child.on('exit', (code) => process.exit(code ?? 1));
