import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { needsShell, shellWords } from '../../machine/shell-words.mjs';

const call = promisify(execFile);

/** Runs a command to its end. @throws with all of its output when it fails. */
export async function run(command, words, options) {
  try {
    const { stdout } = await call(command, shellWords(words), { maxBuffer: 2 ** 26, shell: needsShell, ...options });
    return stdout;
  } catch (error) {
    throw new Error(`${command} ${words.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error });
  }
}
