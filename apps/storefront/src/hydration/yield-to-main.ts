interface Scheduler {
  yield?: () => Promise<void>;
}

/** Ends the current task: the browser responds to input and paints before what follows. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
