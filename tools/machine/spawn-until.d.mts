import type { ChildProcess, SpawnOptions } from 'node:child_process';

export interface StartedProgram {
  readonly match: RegExpExecArray;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

export function spawnUntil(
  expected: RegExp,
  command: readonly string[],
  options: SpawnOptions,
): Promise<StartedProgram>;

export const localAddress: RegExp;
export const shopIsReady: RegExp;
