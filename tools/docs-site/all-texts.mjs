/** Every text of the components as a page of the documentation, read from their files: `<feature>.texts.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { root } from './pages.mjs';

/** Whose texts a site can replace: the packages, and what the one script adds to them. */
const owners = [
  ...['ui-kit', 'catalog', 'checkout', 'account', 'location', 'content'].map((lib) => [`@tropa/${lib}`, `libs/${lib}`]),
  ['The one script alone', 'apps/storefront'],
];

const filesOf = (folder) =>
  readdirSync(`${root}/${folder}/src`, { recursive: true })
    .map((file) => posix.join(folder, 'src', file))
    .filter((file) => file.endsWith('.texts.ts'))
    .sort();

/** The comment of a declaration or a property on one line, as words; '' where it has none. */
const commentOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** `as const` and `satisfies` do not affect the texts. */
const bare = (node) => (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node);

/** Name, default and comment of each text; those of a group under its name: `modes.all`. */
function textsIn(object, prefix = '') {
  return object.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const name = prefix + property.name.getText().replace(/^'|'$/g, '');
    const value = bare(property.initializer);
    if (ts.isObjectLiteralExpression(value)) return textsIn(value, `${name}.`);
    const isSentence = ts.isStringLiteralLike(value);
    const text = isSentence ? value.text : value.getText().replace(/\s+/g, ' ');
    return [{ name, text, isSentence, comment: commentOf(property) }];
  });
}

/** Dictionaries of a file: `basketTexts` is `basket`. */
function dictionariesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const value = initializer && bare(initializer);
      if (!name.text.endsWith('Texts') || !value || !ts.isObjectLiteralExpression(value)) return [];
      return [{ name: name.text.replace(/Texts$/, ''), comment: commentOf(statement), texts: textsIn(value) }];
    }),
  );
}

/** Packages with their dictionaries, by name. */
export const dictionaries = owners.map(([owner, folder]) => [
  owner,
  filesOf(folder)
    .flatMap(dictionariesIn)
    .sort((one, other) => (one.name < other.name ? -1 : 1)),
]);

/** Inside a table a vertical bar ends the cell; a text with parameters is shown as the code that produces it. */
const cell = (text) => text.replaceAll('|', '\\|');
const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const row = ({ name, text, isSentence, comment }) =>
  `| \`${name}\` | ${cell(isSentence ? text : code(text))} | ${cell(comment)} |`;

/** The page's Markdown. */
export function allTexts() {
  const sections = dictionaries.map(
    ([owner, ofOwner]) => `## ${owner}

${ofOwner
  .map(
    ({ name, comment, texts }) => `### \`${name}\`

${comment}

| text | default | about it |
|---|---|---|
${texts.map(row).join('\n')}
`,
  )
  .join('\n')}`,
  );
  return `<!-- Written by UPDATE_DOCS=1 node --test tools/docs-site/all-texts.test.mjs from the files of texts: edit those. -->

# All texts

Every default, by the name of its dictionary. What is code is made of values: a function takes its place, or a template. How to say it otherwise:
[Texts and addresses](texts.md).

${sections.join('\n')}`;
}
