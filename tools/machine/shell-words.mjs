/** npm is a script on Windows, and scripts need a shell there. */
export const needsShell = process.platform === 'win32';

/**
 * The arguments of a command for `execFile`. A shell splits its input at spaces: an argument with one — a temporary
 * folder of `C:\\Users\\Anna Petrova` — has to be quoted for it.
 */
export const shellWords = (words, isShell = needsShell) =>
  isShell
    ? words.map((word) => (/^[\w@%+=:,./\\-]+$/.test(word) ? word : `"${word.replaceAll('"', '\\"')}"`))
    : [...words];
