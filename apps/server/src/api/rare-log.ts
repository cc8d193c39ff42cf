/** Logs how often each reason occurred, at intervals: a flood of rejected requests must not become a flood of lines. */
export interface RareLog {
  /** Counts one occurrence. Reasons must be few and constant: each is remembered for a while. */
  note(reason: string): void;
  /** Logs the counts that are not logged yet. */
  stop(): void;
}

/**
 * The first occurrence is logged at once, those that follow as one count per `everyMs` while they last.
 * @param tell Receives the reason, and the count since it was last logged.
 */
export function createRareLog(tell: (reason: string, count: number) => void, everyMs = 10_000): RareLog {
  const waiting = new Map<string, { count: number; timer: NodeJS.Timeout }>();

  const tellWaiting = (reason: string): void => {
    const entry = waiting.get(reason);
    if (!entry) return;
    if (entry.count === 0) {
      clearInterval(entry.timer);
      waiting.delete(reason);
      return;
    }
    tell(reason, entry.count);
    entry.count = 0;
  };

  return {
    note(reason) {
      const entry = waiting.get(reason);
      if (entry) {
        entry.count += 1;
        return;
      }
      const timer = setInterval(() => tellWaiting(reason), everyMs);
      timer.unref();
      waiting.set(reason, { count: 0, timer });
      tell(reason, 1);
    },
    stop() {
      for (const [reason, { timer }] of waiting) {
        tellWaiting(reason);
        clearInterval(timer);
      }
      waiting.clear();
    },
  };
}
