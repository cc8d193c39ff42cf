/**
 * `docs/coverage-*.md` say where each statement of the specification is built and which test proves it. A row must
 * point at files that exist and at a test that is really there.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = readdirSync(`${root}docs`).filter((name) => /^coverage-.*\.md$/.test(name));

/** `| S1 §9 (or: S1 decisions) | statement | \`file\`, \`file\` | \`test file\`: name of the test |` */
const rowsOf = (name) =>
  readFileSync(`${root}docs/${name}`, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, at: `${name}:${index + 1}` }))
    .filter(({ line }) => /^\| S\d (§\d|decisions) /.test(line))
    .map(({ line, at }) => {
      const [, section, statement, where, proof, ...rest] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { at, section, statement, where, proof, isWhole: rest.length === 1 };
    });

const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
const texts = new Map();
const textOf = (file) => {
  // A quote inside a quoted name is written with a backslash in the source.
  if (!texts.has(file)) texts.set(file, readFileSync(root + file, 'utf8').replaceAll(/\\(['"`])/g, '$1'));
  return texts.get(file);
};

/** Whether a file has a test called so: its title, or the first cell of a row that `test.each` makes a title of. */
const hasTest = (file, wanted) => {
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[(\\[]\\s*(['"\`])${escaped}\\1\\s*,`).test(textOf(file));
};

test('there is a table to look at', () => assert.ok(documents.length > 0));

for (const name of documents) {
  const rows = rowsOf(name);

  test(`${name}: every row is whole`, () => {
    assert.ok(rows.length > 100, `only ${rows.length} rows`);
    const broken = rows.filter(({ isWhole, statement, where, proof }) => !isWhole || !statement || !where || !proof);
    assert.deepEqual(broken.map(({ at }) => at), []);
    const known = new Set();
    const twice = rows.filter(({ section, statement }) => known.size === known.add(`${section} ${statement}`).size);
    assert.deepEqual(twice.map(({ at }) => at), []);
  });

  test(`${name}: every section of the specification has its rows`, () => {
    const counted = new Set(rows.map(({ section }) => section));
    const spec = rows[0]?.section.slice(0, 2);
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${spec} §${number}`).filter((section) => !counted.has(section));
    assert.deepEqual(missing, []);
  });

  test(`${name}: every named file exists`, () => {
    const missing = rows.flatMap(({ at, where, proof }) => {
      const files = [...codeIn(where), ...codeIn(proof)];
      if (codeIn(where).length === 0 || codeIn(proof).length === 0) return [`${at}: names no file`];
      return files.filter((file) => !existsSync(root + file)).map((file) => `${at}: ${file}`);
    });
    assert.deepEqual(missing, []);
  });

  test(`${name}: every named test is in its file`, () => {
    const missing = rows.flatMap(({ at, proof }) =>
      // Several proofs stand one after another: `file`: name; `file`: name
      proof.split(/;\s+(?=`)/).flatMap((one) => {
        const [, file, wanted] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
        if (file === undefined) return [`${at}: ${one}`];
        return existsSync(root + file) && hasTest(file, wanted) ? [] : [`${at}: ${file}: ${wanted}`];
      }),
    );
    assert.deepEqual(missing, []);
  });
}
