import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variables } from './settings/variables.js';

const source = dirname(fileURLToPath(import.meta.url));

/**
 * Variables that the program reads: those of the schema and the few read elsewhere. Those of tests, the soak and test
 * doubles do not count.
 */
function variablesRead(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/^(?:soak|testing)[\\/]/.test(name),
  );
  const found = files.flatMap((name) => [
    ...readFileSync(join(source, name), 'utf8').matchAll(/\benv\.([A-Z][A-Z0-9_]*)/g),
  ]);
  return [...new Set([...Object.keys(variables.entries), ...found.map(([, name = '']) => name)])].sort();
}

describe('docs/settings.md', () => {
  it('names every variable that the server reads, and no other', () => {
    const text = readFileSync(join(source, '../../../docs/settings.md'), 'utf8');
    const documented = [...text.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map(([, name]) => name);
    expect(variablesRead().length).toBeGreaterThan(25);
    expect([...documented].sort()).toEqual(variablesRead());
  });
});
