import { endOnSignal } from './end-on-signal.js';
import { readSettings } from './settings.js';
import { startFailure } from './start-failure.js';
import { startServer } from './start-server.js';

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const server = await startServer(readSettings(process.env), process.env, tell);
  tell(`Tropa is ready: ${server.address}`);
  endOnSignal(() => server.close());
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
