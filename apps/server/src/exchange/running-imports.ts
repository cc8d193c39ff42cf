/** How long a response waits for an import: accounting systems hang up sooner than most imports of theirs take. */
const usualPatienceMs = 20_000;

/** Imports of this process that take longer than a request. */
export interface RunningImports {
  /**
   * Starts an import, or finds the one under way by its name. Null: it is still running, request again.
   * @throws what the import throws
   */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result | null>;
  /** When all of them are over, however they end. */
  settled(): Promise<unknown>;
}

/** @param patienceMs How long one request waits. */
export function createRunningImports(patienceMs = usualPatienceMs): RunningImports {
  const running = new Map<string, Promise<unknown>>();
  return {
    async run<Result>(name: string, work: () => Promise<Result>) {
      const job = (running.get(name) as Promise<Result> | undefined) ?? work();
      running.set(name, job);
      // The next request gets its outcome.
      job.catch(() => undefined);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => resolve('late'), patienceMs);
      });
      try {
        const outcome = await Promise.race([job.then((result) => ({ result })), late]);
        if (outcome === 'late') return null;
        running.delete(name);
        return outcome.result;
      } catch (error) {
        running.delete(name);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    settled: () => Promise.allSettled(running.values()),
  };
}
