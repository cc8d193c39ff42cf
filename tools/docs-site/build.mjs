/** `build-docs`: the documentation as a static site in ./dist, ready for a server with a strict Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';
import { withoutInlineScripts } from '../build/inline-scripts.mjs';
import { deadLinks } from './dead-links.mjs';
import { makeReference } from './reference.mjs';

const here = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');
const base = '/docs/';

await makeReference();
await build(here);

/** Pages have the same scripts: each is one file, named by its content. */
function moveScript(text) {
  const name = `assets/page.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  writeFileSync(`${here}/dist/${name}`, text);
  return base + name;
}

const pages = new Map();
for (const file of readdirSync(`${here}/dist`, { recursive: true }).filter((name) => name.endsWith('.html'))) {
  const html = withoutInlineScripts(readFileSync(`${here}/dist/${file}`, 'utf8'), moveScript);
  writeFileSync(`${here}/dist/${file}`, html);
  pages.set(base + file.replaceAll('\\', '/'), html);
}

const dead = deadLinks(pages, base);
if (dead.length > 0) {
  console.error(`Links that lead nowhere:\n${dead.join('\n')}`);
  process.exit(1);
}
console.log(`Documentation: ${pages.size} pages`);
process.exit(0);
