import { setTimeout as pause } from 'node:timers/promises';

/** Longer than closing waits for anything, requests included (`closingLimit`); whatever still hangs then is aborted. */
const patience = 10_000;

/** A server that can be asked to shut down. */
export interface EndingServer {
  /** Announces that it is about to end, and serves on. */
  drain(): void;
  close(): Promise<unknown>;
}

/**
 * Ends on a signal: drains, serves on for `drainSeconds` so that a balancer notices, closes. Exits with 0 once
 * everything is closed, with 1 when that fails or takes too long. A second signal ends the waiting.
 */
export function endOnSignal(server: EndingServer, { drainSeconds = 0 }: { drainSeconds?: number } = {}): void {
  const hurry = new AbortController();
  let isEnding = false;
  const close = async (): Promise<unknown> => {
    server.drain();
    if (drainSeconds > 0) await pause(drainSeconds * 1_000, undefined, { signal: hurry.signal }).catch(() => undefined);
    setTimeout(() => process.exit(1), patience).unref();
    return server.close();
  };
  const end = (): void => {
    if (isEnding) {
      hurry.abort();
      return;
    }
    isEnding = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
