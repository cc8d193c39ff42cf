import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;
const room = letters.length * signs.length;
const codeAt = (index) => letters[Math.floor(index / signs.length)] + signs[index % signs.length];

/**
 * A code of two signs for each path. It hangs on the path alone wherever two do not happen to meet: a new file must not
 * rename the classes of others, whose chunks browsers keep.
 */
export function shortCodes(paths) {
  if (paths.length > room / 2) throw new Error(`Too many files for codes of two signs: ${paths.length}`);
  const taken = new Set();
  return new Map(
    [...paths].sort().map((path) => {
      let index = createHash('sha256').update(path).digest().readUInt32BE() % room;
      while (taken.has(index)) index = (index + 1) % room;
      taken.add(index);
      return [path, codeAt(index)];
    }),
  );
}

/**
 * Gives a file's names short ones. The mark in front keeps them apart from the classes of a page that another server wrote.
 *
 * @param css rules with unique long names.
 * @param names the long names in them.
 * @param code the file's code.
 * @returns the rules and the short name of each long one.
 */
export function shortenNames(css, names, code) {
  const short = new Map([...names].sort().map((name, index) => [name, `t-${code}${index.toString(36)}`]));
  const known = /-?[A-Za-z_][\w-]*/g;
  return { css: css.replaceAll(known, (word) => short.get(word) ?? word), short };
}
