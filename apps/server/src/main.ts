import { endOnSignal } from './end-on-signal.js';
import { readSettings } from './settings.js';
import { startFailure } from './start-failure.js';
import { startServer } from './start-server.js';

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, process.env, tell);
  tell(`Tropa is ready: ${server.address}`);
  endOnSignal(server, { drainSeconds: settings.drainSeconds });
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
