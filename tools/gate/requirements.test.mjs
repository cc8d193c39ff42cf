/**
 * Comments and documents cite requirements by number: `S1 §4`, `decision 20a`, `decisions 21, 23`, `decisions, «Addresses»`.
 * Each number must be a heading in docs/requirements. Packages cite none: whoever installs one has no numbers to look up.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(root + file, 'utf8');

const isText = (file) => /\.(ts|mts|tsx|mjs|cjs|css|html|md|json|ya?ml)$/.test(file);
const isOther = (file) => /(^|\/)(node_modules|dist|output|storybook-static|\.[^/]+)\//.test(file);
const files = [
  ...['apps', 'docs', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true }).map((file) => posix.join(folder, file.replaceAll('\\', '/'))),
  ),
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
].filter((file) => isText(file) && !isOther(file) && file !== 'tools/gate/requirements.test.mjs');

const requirements = 'docs/requirements/';
const headingsOf = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);

/** What may be cited: sections of S1 and S2, numbers and names of readings. */
const citable = new Set([
  ...[1, 2].flatMap((number) =>
    headingsOf(read(`${requirements}s${number}.md`)).flatMap((heading) =>
      (/^§\d+/.exec(heading) ?? []).map((section) => `S${number} ${section}`),
    ),
  ),
  ...headingsOf(read(`${requirements}readings.md`)).map((heading) => {
    const [, number] = /^(\d+[a-z]?)\. /.exec(heading) ?? [];
    return number === undefined ? `decisions, «${heading}»` : `decision ${number}`;
  }),
]);

/** A number of a reading: two digits at most. Records of docs/decisions have four. */
const number = String.raw`\d{1,2}[a-z]?(?!\w|\.\d)`;
const citations = new RegExp(
  String.raw`S[12] §\d+|\bdecisions, «[^»]+»|\bdecisions? ${number}(?:(?:, | and | to |–)${number})*`,
  'gi',
);

/** What a text cites, one number each; a citation may go on in the next line of a comment. */
export const citedIn = (text) =>
  [...text.replaceAll(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ').matchAll(citations)].flatMap(([cited]) =>
    /^decisions? \d/i.test(cited)
      ? [...cited.matchAll(/\d+[a-z]?/g)].map(([one]) => `decision ${one}`)
      : [cited.replace(/^d/i, 'd')],
  );

test('citations are found in comments, strings and tables, over the end of a line too', () => {
  assert.deepEqual(
    citedIn('/** A rule (S1 §4,\n * decisions 21, 20a and 23). */ // Decision 5.\n| decision 0005 | S2\n// §7'),
    ['S1 §4', 'decision 21', 'decision 20a', 'decision 23', 'decision 5', 'S2 §7'],
  );
  assert.deepEqual(citedIn('(decisions, «Addresses»)'), ['decisions, «Addresses»']);
  assert.deepEqual(citedIn('a decision of 2 people, S1 decisions, decision 0001'), []);
});

test('every number that is cited is a heading of docs/requirements', () => {
  assert.ok(citable.size > 70, `only ${citable.size} headings`);
  const cited = files.flatMap((file) => citedIn(read(file)).map((name) => ({ file, name })));
  assert.ok(cited.length > 500, `only ${cited.length} citations`);
  const unknown = cited.filter(({ name }) => !citable.has(name)).map(({ file, name }) => `${file}: ${name}`);
  assert.deepEqual(unknown, []);
});

test('packages cite no numbers', () => {
  const isPublished = (file) =>
    /^(libs\/[^/]+|tools\/contract-check)\/(src\/|README\.md$|CHANGELOG\.md$|api\/)/.test(file) &&
    !/\.(test|stories|fixtures)\.tsx?$/.test(file) &&
    // They make docs/page-data.md, which links what it cites.
    !/\/page-data-(about|docs)\.ts$/.test(file);
  const published = files.filter(isPublished);
  assert.ok(published.length > 500, `only ${published.length} files`);
  assert.deepEqual(
    published.flatMap((file) => citedIn(read(file)).map((name) => `${file}: ${name}`)),
    [],
  );
});
