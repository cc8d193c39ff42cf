/** npm is a script on Windows, and scripts want a shell there. */
export const needsShell = process.platform === 'win32';

/**
 * The words of a command for `execFile`. A shell splits what it gets at spaces: a word with one — a temporary folder of
 * `C:\\Users\\Anna Petrova` — has to be quoted for it.
 */
export const shellWords = (words, isShell = needsShell) =>
  isShell
    ? words.map((word) => (/^[\w@%+=:,./\\-]+$/.test(word) ? word : `"${word.replaceAll('"', '\\"')}"`))
    : [...words];
