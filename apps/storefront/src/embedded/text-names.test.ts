import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const file = join(__dirname, 'text-names.ts');

/** Text files, of the packages and of the script's own widgets. */
const files = ['libs', 'apps/storefront/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(root, folder, String(name)))
    .filter((name) => /[\\/]src[\\/].*\.texts\.ts$/.test(name) && !name.includes('node_modules')),
);

/** Dictionaries by name, with the names of their texts. */
const dictionaries = files
  .flatMap((name) => Object.entries(jest.requireActual<Record<string, object>>(name)))
  .filter(([name]) => name.endsWith('Texts'))
  .map(([name, texts]) => [name.replace(/Texts$/, ''), Object.keys(texts).sort().join(' ')] as const)
  .sort(([one], [other]) => (one < other ? -1 : 1));

/** Prettier breaks long lines: only spaces may differ. */
const words = (source: string) => source.replace(/\s+/g, ' ');

test('text-names.ts is current (UPDATE_DOCS=1 writes it)', () => {
  const source = `// Generated from the files of texts: UPDATE_DOCS=1 with the test text-names.test.ts. Do not edit.

/** Names of all texts, by the component that dictionaries have them under. */
export const textNames: Readonly<Record<string, string>> = {
${dictionaries.map(([name, texts]) => `  ${name}: '${texts}',`).join('\n')}
};
`;
  if (process.env.UPDATE_DOCS) writeFileSync(file, source);
  expect(dictionaries.length).toBeGreaterThan(90);
  expect(words(readFileSync(file, 'utf8'))).toBe(words(source));
});
