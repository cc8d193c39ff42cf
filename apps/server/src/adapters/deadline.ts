/** The work was not done in time. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * Runs work that must finish within `ms` milliseconds, the body of a response included: after that the promise is
 * rejected, whatever the work is still doing, and `signal` aborts it. The timer keeps the controller alive until then.
 * Nothing references `AbortSignal.timeout`, nor what `fetch` derives from it while a body is read, so in Node 20 both
 * are garbage-collected and a body that trickles in is read forever.
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
      const error = new DeadlinePassed(`no response within ${ms} ms`);
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
