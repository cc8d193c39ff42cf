import { run } from '../run.js';

/** What a run printed, and its exit code. */
export interface Captured {
  readonly code: number;
  readonly printed: string;
  readonly complained: string;
  /** The lines of calls that differ, each with what differs below it. */
  readonly differing: readonly string[];
}

/** Runs the command line in this process. `readLine` replaces the terminal input. */
export async function captureRun(
  argv: readonly string[],
  readLine: (question: string) => Promise<string> = async () => '',
): Promise<Captured> {
  let [printed, complained] = ['', ''];
  const code = await run(argv, {
    print: (text) => {
      printed += text;
    },
    complain: (text) => {
      complained += text;
    },
    readLine,
  });
  const differing = printed
    .split('\n')
    .filter((line) => /^ {2}differs |^ {11}/.test(line))
    .map((line) => line.trim().replace(/ {2,}/g, ' '));
  return { code, printed, complained, differing };
}
