import { StartError } from './db/start-error.js';
import { readSettings } from './settings.js';
import { startServer } from './start-server.js';

/** Longer than the slowest call; whoever still hangs then is cut off. */
const patience = 10_000;

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const server = await startServer(readSettings(process.env), process.env, tell);
  tell(`Tropa is ready: ${server.address}`);
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), patience).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : `Tropa could not start: ${String(error)}`}\n`);
  process.exit(1);
}
