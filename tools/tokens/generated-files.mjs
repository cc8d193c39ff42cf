/** What is generated from the design tokens, as text by its path in the repository. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readSources } from './read-tokens.mjs';
import { writeCss } from './write-css.mjs';
import { writeDocs } from './write-docs.mjs';
import { writeFigma } from './write-figma.mjs';
import { writeTs } from './write-ts.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const formatter = fileURLToPath(new URL('../bin/oxfmt', import.meta.resolve('oxfmt')));

/** By the command, because only it reads the settings of the workspace. */
const formatted = (path, text) => [
  path,
  execFileSync(process.execPath, [formatter, `--stdin-filepath=${path}`], { cwd: root, input: text, encoding: 'utf8' }),
];

export function generatedFiles(sources = readSources()) {
  return Object.fromEntries([
    formatted('libs/ui-kit/src/tokens/tokens.css', writeCss(sources)),
    formatted('libs/ui-kit/src/tokens/token-names.ts', writeTs(sources)),
    ['libs/ui-kit/tokens/figma-variables.json', writeFigma(sources)],
    ['docs/tokens.md', writeDocs(sources)],
  ]);
}
