import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = ['libs', 'apps/storefront']
  .flatMap((folder) => readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${file}`))
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
/** `useTexts(name, defaults, own)` of all components, as names of the constants by file. */
const dictionaries = sources.flatMap(({ file, source }) => {
  const found = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'useTexts') return;
    const [name, defaults, own] = node.arguments;
    if (ts.isStringLiteral(name)) found.push({ file, name: name.text, defaults: defaults.getText(), own });
  });
  return found;
});
test('there are dictionaries to look at', () => assert.ok(dictionaries.length > 90, String(dictionaries.length)));

/** Whose words no dictionary has, and why. */
const notAComponents = [
  // What a server refuses with, and messages of rules, which are arguments of theirs.
  /^libs\/(api-client|validation-ru)\//,
  // Pages of the shop's own site: another site takes widgets, and has pages of its own.
  /^apps\/storefront\/src\/pages\//,
  // The requirements give the words to the console.
  /\/page-data\.reader\.ts$/,
  // Grammar, spelling and units of the language.
  /\/(to-city|use-pickup-choice|file-size|size-order|plan)\.ts$/,
  // A property has the addresses; the message of a rule stands with the rule.
  /\/(service-addresses|order\.schema)\.ts$/,
  /\.texts\.ts$|\/(testing|entries)\//,
];
/** A sentence for developers may quote a Russian word. */
const isRussian = (text) => {
  const count = (letters) => text.match(letters)?.length ?? 0;
  return count(/[А-Яа-яЁё]/g) > count(/[A-Za-z]/g);
};

test('what a component says in Russian can be replaced by a dictionary', () => {
  const fixed = sources
    .filter(({ file }) => !notAComponents.some((path) => path.test(file)))
    .flatMap(({ file, source }) => {
      const found = [];
      visit(source, (node) => {
        if (!isText(node) || !isRussian(node.text)) return;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1}: ${node.text.trim()}`);
      });
      return found;
    });
  assert.deepEqual(fixed, []);
});

/** Files by the components that their packages export. */
const exported = sources
  .filter(({ file }) => /^libs\/[^/]+\/src\/(index|entries\/[^/]+)\.ts$/.test(file))
  .flatMap(({ file, source }) =>
    source.statements
      .filter((node) => ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      .flatMap((node) =>
        (node.exportClause?.elements ?? [])
          .filter((each) => !each.isTypeOnly)
          .map((each) => ({
            name: each.name.text,
            file: posix.join(posix.dirname(file), node.moduleSpecifier.text.replace(/\.js$/, '')),
          })),
      ),
  );

test('each component that a package exports takes texts of its own', () => {
  const components = exported.filter(({ name, file }) => /^[A-Z]/.test(name) && file.endsWith(`/${name}`));
  const speaking = components.filter(({ file }) => dictionaries.some((each) => each.file === `${file}.tsx`));
  assert.ok(speaking.length > 70, String(speaking.length));
  const deaf = speaking.filter(({ file }) => dictionaries.some((each) => each.file === `${file}.tsx` && !each.own));
  assert.deepEqual(
    deaf.map(({ file }) => file),
    [],
  );
});

test('each dictionary of a package is a constant that the package exports', () => {
  const names = new Set(exported.map(({ name }) => name));
  const missing = dictionaries
    .filter(({ file, defaults }) => file.startsWith('libs/') && !names.has(defaults))
    .map(({ file, defaults }) => `${file}: ${defaults}`);
  assert.deepEqual(missing, []);
});

test('each dictionary is named as its constant, in a file of texts', () => {
  const constants = new Set(
    sources
      .filter(({ file }) => file.endsWith('.texts.ts'))
      .flatMap(({ source }) => [...source.text.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name)),
  );
  const odd = dictionaries
    .filter(({ name, defaults }) => defaults !== `${name}Texts` || !constants.has(defaults))
    .map(({ file, name, defaults }) => `${file}: ${name}, ${defaults}`);
  assert.deepEqual(odd, []);
});

test('what a file of texts exports in Russian is in a dictionary', () => {
  const loose = sources
    .filter(({ file }) => file.endsWith('.texts.ts'))
    .flatMap(({ file, source }) =>
      source.statements
        .filter(
          (node) =>
            ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
        )
        .flatMap(({ declarationList }) => declarationList.declarations)
        .filter((node) => {
          let speaks = false;
          visit(node, (each) => (speaks ||= isText(each) && isRussian(each.text)));
          return speaks && !/Texts$/.test(node.name.getText());
        })
        .map((node) => `${file}: ${node.name.getText()}`),
    );
  assert.deepEqual(loose, []);
});

test('the page «Все тексты» of Storybook reads each file of texts', () => {
  const story = readFileSync(`${root}tools/storybook/start/texts.stories.tsx`, 'utf8');
  const [, globs] = /import\.meta\.glob<\w+>\(\s*\[([^\]]*)\]/.exec(story) ?? [];
  const patterns = [...globs.matchAll(/'\.\.\/\.\.\/\.\.\/([^']+)'/g)].map(
    ([, glob]) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
  );
  const texts = sources.map(({ file }) => file).filter((file) => file.endsWith('.texts.ts'));
  assert.deepEqual(
    texts.filter((file) => !patterns.some((pattern) => pattern.test(file))),
    [],
  );
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
  const kit = sources.filter(({ file }) => /^libs\/.*\/(kitTexts|[a-z]+-texts)\.ts$/.test(file));
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

test('the page on widgets names the dictionaries that no package has', () => {
  const page = readFileSync(`${root}docs/widgets.md`, 'utf8');
  const ofPackages = new Set(dictionaries.filter(({ file }) => file.startsWith('libs/')).map(({ name }) => name));
  const own = new Set(dictionaries.map(({ name }) => name).filter((name) => !ofPackages.has(name)));
  assert.ok(own.size > 5);
  const [said] = /The script has some of its own: .*$/m.exec(page) ?? [''];
  const named = [...said.matchAll(/`(\w+)` \(/g)].map(([, name]) => name);
  assert.deepEqual(named, [...own].sort());
});

test('one name of a dictionary means one set of texts', () => {
  const byName = new Map();
  for (const { name, defaults } of dictionaries) {
    byName.set(name, (byName.get(name) ?? new Set()).add(defaults));
  }
  const shared = [...byName].filter(([, sets]) => sets.size > 1).map(([name, sets]) => `${name}: ${[...sets].join()}`);
  assert.deepEqual(shared, []);
});
