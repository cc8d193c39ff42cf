/** What is made of the design tokens, as text by its path in the repository. */
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { readSources } from './read-tokens.mjs';
import { writeCss } from './write-css.mjs';
import { writeDocs } from './write-docs.mjs';
import { writeFigma } from './write-figma.mjs';
import { writeTs } from './write-ts.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export async function generatedFiles(sources = readSources()) {
  const formatted = async (path, text) => [
    path,
    await prettier.format(text, { ...(await prettier.resolveConfig(root + path)), filepath: root + path }),
  ];
  return Object.fromEntries([
    await formatted('libs/ui-kit/src/tokens/tokens.css', writeCss(sources)),
    await formatted('libs/ui-kit/src/tokens/token-names.ts', writeTs(sources)),
    ['libs/ui-kit/tokens/figma-variables.json', writeFigma(sources)],
    ['docs/tokens.md', writeDocs(sources)],
  ]);
}
