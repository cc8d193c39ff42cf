import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Code blocks of a Markdown text, in order.
 * @returns {{ language: string, code: string, file: string | undefined, heading: string }[]} `file` is what the
 * previous line names in `backticks`
 */
export function codeBlocks(markdown) {
  let heading = '';
  const blocks = [];
  for (const [, title, before = '', language, code] of markdown.matchAll(
    /^#+ (.+)$|(?:^(.+)\n\n)?^```(\w+)\n([^]*?)^```$/gm,
  )) {
    if (title) heading = title;
    else blocks.push({ language, code, heading, file: /`([\w./[\]-]+\.\w+)`/.exec(before)?.[1] });
  }
  return blocks;
}

const pageOf = async (name, file) => ({ name, blocks: codeBlocks(await readFile(join(root, file), 'utf8')) });

/** The README of the workspace and those of the packages: name and blocks. */
export async function readmes() {
  const libs = (await readdir(join(root, 'libs'))).map((name) => pageOf(name, `libs/${name}/README.md`));
  return Promise.all([pageOf('readme', 'README.md'), ...libs]);
}

/** The pages of the documentation: name and blocks. */
export async function pages() {
  const names = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md'));
  return Promise.all(names.map((name) => pageOf(`docs-${name.replace('.md', '')}`, `docs/${name}`)));
}
