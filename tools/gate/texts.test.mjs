import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(`${root}libs`, { recursive: true })
  .map((file) => `libs/${file}`)
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/node_modules|\.(test|stories|fixtures)\./.test(file));
const sources = files.map((file) => ({
  file,
  source: ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true),
}));

const visit = (node, look) => {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
};
const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);
/** The name of the constant of the module that a node belongs to. */
const constantOf = (node) => {
  let at = node;
  while (at.parent && !ts.isSourceFile(at.parent)) {
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText();
    at = at.parent;
  }
  return undefined;
};

/** `useTexts(name, defaults)` of all components, as names of the constants by file. */
const dictionaries = sources.flatMap(({ file, source }) => {
  const found = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'useTexts') return;
    const [name, defaults] = node.arguments;
    if (ts.isStringLiteral(name)) found.push({ file, name: name.text, defaults: defaults.getText() });
  });
  return found;
});
test('there are dictionaries to look at', () => assert.ok(dictionaries.length > 90, String(dictionaries.length)));

test('what a component says in Russian can be replaced by a dictionary', () => {
  const fixed = sources
    .filter(({ file }) => file.endsWith('.tsx') && !/\/(testing|entries)\//.test(file))
    .flatMap(({ file, source }) => {
      const known = new Set(dictionaries.filter((each) => each.file === file).map(({ defaults }) => defaults));
      const found = [];
      visit(source, (node) => {
        if (!isText(node) || !/[А-Яа-яЁё]/.test(node.text) || known.has(constantOf(node))) return;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1}: ${node.text.trim()}`);
      });
      return found;
    });
  assert.deepEqual(fixed, []);
});

test('each file of texts is the default of a dictionary', () => {
  const used = new Set(dictionaries.map(({ defaults }) => defaults));
  const unused = sources
    .filter(({ file }) => file.endsWith('.texts.ts'))
    .flatMap(({ file, source }) =>
      [...source.text.matchAll(/^export const (\w+Texts)\b/gm)]
        .filter(([, name]) => !used.has(name))
        .map(([, name]) => `${file}: ${name}`),
    );
  assert.deepEqual(unused, []);
});

test('the type of a package’s texts names its dictionaries', () => {
  const kit = sources.filter(({ file }) => /\/(kitTexts|[a-z]+-texts)\.ts$/.test(file));
  assert.equal(kit.length, 6);
  for (const { file, source } of kit) {
    const lib = file.split('/')[1];
    const typed = source.statements
      .filter(ts.isInterfaceDeclaration)
      .flatMap(({ members }) => members.map(({ name }) => name.getText()));
    const used = new Set(dictionaries.filter((each) => each.file.startsWith(`libs/${lib}/`)).map(({ name }) => name));
    assert.deepEqual(typed.sort(), [...used].sort());
  }
});

test('one name of a dictionary means one set of texts', () => {
  const byName = new Map();
  for (const { file, name, defaults } of dictionaries) {
    const own = defaults === 'russian' ? file : defaults;
    byName.set(name, (byName.get(name) ?? new Set()).add(own));
  }
  const shared = [...byName].filter(([, sets]) => sets.size > 1).map(([name, sets]) => `${name}: ${[...sets].join()}`);
  assert.deepEqual(shared, []);
});
