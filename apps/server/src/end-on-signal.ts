/** Longer than closing waits for anything, requests included (`closingLimit`); whatever still hangs then is aborted. */
const patience = 10_000;

/** Exits on a signal: with 0 once everything is closed, with 1 when that fails or takes too long. */
export function endOnSignal(close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), patience).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
