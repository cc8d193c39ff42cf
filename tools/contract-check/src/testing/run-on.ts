import { captureRun } from './captured-run.js';
import type { Captured } from './captured-run.js';
import { startStandIn } from './stand-in.js';
import type { Tamper } from './stand-in.js';

/** Runs the command line on a faulty backend; `called` are the calls that it received. */
export async function runOn(
  tamper: Tamper | undefined,
  ...options: string[]
): Promise<Captured & { readonly called: readonly string[] }> {
  const standIn = await startStandIn(tamper);
  try {
    return { ...(await captureRun([standIn.address, ...options])), called: standIn.called };
  } finally {
    await standIn.close();
  }
}
