/** The work was not done in time. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * Runs work that must be over after `ms` milliseconds, an answer's body included: after that the promise is rejected,
 * whatever the work still does, and `signal` tells it to stop. The timer holds the controller until then:
 * `AbortSignal.timeout` is held by nobody, and neither is what `fetch` makes of it while a body is read, so in Node 20
 * the garbage collector takes both and a body that drips is read for ever.
 * @throws DeadlinePassed, or what the work throws
 */
export async function withDeadline<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlinePassed(`no answer in ${ms} ms`);
      reject(error);
      controller.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}
