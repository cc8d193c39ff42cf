/**
 * `docs/coverage-*.md` say where each statement of the specification is built and which test proves it, and
 * `docs/expectations.md` does so for what people expect beyond it. A row must point at files that exist and at a test
 * that is really there.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const specifications = readdirSync(`${root}docs`).filter((name) => /^coverage-.*\.md$/.test(name));
const documents = [...specifications, 'expectations.md'];

/** `| S1 §9 (or: S1 decisions, Law) | statement | \`file\`, \`file\` | \`test file\`: name of the test |` */
const rowsOf = (name) =>
  readFileSync(`${root}docs/${name}`, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, at: `${name}:${index + 1}` }))
    .filter(({ line }) => /^\| (S\d (§\d|decisions)|[A-Z][A-Za-z ]+) \|/.test(line))
    .map(({ line, at }) => {
      const [, section, statement, where, proof, ...rest] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { at, section, statement, where, proof, isWhole: rest.length === 1 };
    });

const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** What makes a test: `it` and `test` of Jest, `test` of Playwright. */
const makers = ['it', 'test'];
const groups = ['describe'];
const skipped = ['describe.skip', 'xdescribe'];

/**
 * Titles of the tests that run: of `it('title', …)`, of `it.each(…)('title', …)`, first cells of a table that `it.each`
 * takes, and groups that hold any of these.
 */
const titlesIn = (name, text) => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const nameOf = (node) => node.getText(source);
  const titleOf = (node) => {
    if (node && ts.isStringLiteralLike(node)) return [node.text];
    // One test of each value: the row names it as the source does, `${…}` and all.
    return node && ts.isTemplateExpression(node) ? [nameOf(node).slice(1, -1)] : [];
  };
  const firstCells = (table) =>
    ts.isArrayLiteralExpression(table)
      ? table.elements.filter(ts.isArrayLiteralExpression).flatMap(({ elements }) => titleOf(elements[0]))
      : [];
  const within = (node) => {
    const found = [];
    ts.forEachChild(node, (child) => void found.push(...look(child)));
    return found;
  };
  const look = (node) => {
    if (!ts.isCallExpression(node)) return within(node);
    const {
      expression: called,
      arguments: [title],
    } = node;
    const isEach = ts.isCallExpression(called) && nameOf(called.expression).endsWith('.each');
    const maker = isEach ? nameOf(called.expression).slice(0, -'.each'.length) : nameOf(called);
    if (skipped.includes(maker)) return [];
    if (makers.includes(maker)) return [...titleOf(title), ...(isEach ? called.arguments.flatMap(firstCells) : [])];
    const inside = within(node);
    return groups.includes(maker) && inside.length > 0 ? [...titleOf(title), ...inside] : inside;
  };
  return new Set(look(source));
};

const known = new Map();
const hasTest = (file, wanted) => {
  if (!known.has(file)) known.set(file, titlesIn(file, readFileSync(root + file, 'utf8')));
  return known.get(file).has(wanted);
};

test('only what runs is a test: no other call, no skipped one, no cell of another table', () => {
  const titles = titlesIn(
    'some.test.ts',
    `
    describe('group', () => {
      it('one', () => log('no test', 1));
      it.each([['row', 1], ['other row', 2]])('many %s', () => {});
      it.each<[string]>([['typed row']])('typed %s', () => {});
      test("it's \\"quoted\\"", () => {});
      test(\`plain template\`, () => {});
      test(\`template of \${place}\`, () => {});
      it.skip('skipped', () => {});
      it.todo('to do');
      it.skip.each([['skipped row']])('skipped %s', () => {});
      const table = [['no row', 1]];
    });
    describe('no tests yet', () => {});
    describe.each([1, 2])('group of %i', () => { it('in it', () => {}); });
    describe.skip('away', () => { it('in a skipped group', () => {}); });
  `,
  );
  assert.deepEqual([...titles].sort(), [
    'group',
    'group of %i',
    'in it',
    'it\'s "quoted"',
    'many %s',
    'one',
    'other row',
    'plain template',
    'row',
    'template of ${place}',
    'typed %s',
    'typed row',
  ]);
});

test('there is a table to look at', () => assert.ok(specifications.length > 0));

for (const name of documents) {
  const rows = rowsOf(name);

  test(`${name}: every row is whole`, () => {
    assert.ok(rows.length > (specifications.includes(name) ? 100 : 30), `only ${rows.length} rows`);
    const broken = rows.filter(({ isWhole, statement, where, proof }) => !isWhole || !statement || !where || !proof);
    assert.deepEqual(
      broken.map(({ at }) => at),
      [],
    );
    const known = new Set();
    const twice = rows.filter(({ section, statement }) => known.size === known.add(`${section} ${statement}`).size);
    assert.deepEqual(
      twice.map(({ at }) => at),
      [],
    );
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

for (const name of specifications) {
  const rows = rowsOf(name);

  test(`${name}: every section of the specification has its rows`, () => {
    const counted = new Set(rows.map(({ section }) => section));
    const spec = rows[0]?.section.slice(0, 2);
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((number) => `${spec} §${number}`)
      .filter((section) => !counted.has(section));
    assert.deepEqual(missing, []);
  });
}
