/**
 * Links between the Markdown files of the repository, as they are read on GitHub: the file exists, and so does the
 * heading.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import GithubSlugger from 'github-slugger';
import { entries, pages, root } from './pages.mjs';

const read = (file) => readFileSync(`${root}/${file}`, 'utf8');
// Pages of the demo shop link to addresses of the shop.
const isOther = (file) =>
  /(^|\/)(node_modules|dist|output|reference|storybook-static|demo-content|\.(?!nx\/version-plans|github)[^/]+)\//.test(
    file,
  );

/** Files below a folder, excluding installed packages. */
const filesIn = (folder) =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (isOther(`${path}/`)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
const files = filesIn('.').filter((file) => file.endsWith('.md'));

/** A text without its code, where brackets mean something else. */
const withoutCode = (text) =>
  text.replace(/^(```+)[^]*?^\1$/gm, '').replace(/(`+)(?!`)[^]*?\1/g, (code) => '`'.repeat(code.length));

/** The headings that links may name: the text of each line, without Markdown syntax. */
export function anchorsIn(text) {
  const slugger = new GithubSlugger();
  const headings = text.replace(/^(```+)[^]*?^\1$/gm, '').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading]) =>
      slugger.slug(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '')),
    ),
  );
}

/** Links inside a text and at its end, and those of its HTML, without addresses of other sites. */
export const linksIn = (text) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)$/gm)]
    .map(([, inline, named]) =>
      (inline ?? named).replace(/^https:\/\/github\.com\/tropa-shop\/tropa\/(?:blob|tree)\/main\//, '//'),
    )
    .filter((href) => !/^[a-z]+:/i.test(href));

test('anchors are those of GitHub, links those outside of code', () => {
  const text =
    '# One, `two`\n\n## One, two\n\n```\n# none\n[x](y.md)\n```\n\n`[a](b.md)` [c](d.md#e) [f](https://g.ru)\n\n[h]: i.md\n';
  assert.deepEqual([...anchorsIn(text)], ['one-two', 'one-two-1']);
  assert.deepEqual(linksIn(text), ['d.md#e', 'i.md']);
});

test('every link of a Markdown file leads to a file of the repository, and to its heading', () => {
  const dead = files.flatMap((file) =>
    linksIn(read(file))
      .filter((href) => {
        const [path, anchor] = decodeURI(href).split('#');
        const target = path.startsWith('//')
          ? path.slice(2)
          : path === ''
            ? file
            : posix.join(posix.dirname(file), path);
        if (!existsSync(`${root}/${target}`)) return true;
        return anchor !== undefined && target.endsWith('.md') && !anchorsIn(read(target)).has(anchor);
      })
      .map((href) => `${file}: ${href}`),
  );
  assert.ok(files.length > 60, `only ${files.length} files`);
  assert.deepEqual(dead, []);
});

test('every page of the site is in its menu', async () => {
  const { sidebar } = await import('./.vitepress/sidebar.mjs');
  const menu = sidebar(entries.map(({ title, address }) => ({ text: title, link: `/${address}` })));
  const linked = menu.flatMap(({ link, items }) => [
    ...(link === undefined ? [] : [link]),
    ...items.map((item) => item.link),
  ]);
  const all = [...pages.values(), ...entries.map(({ address }) => `${address}.md`)].map((page) =>
    page === 'index.md' ? '/' : `/${page.replace('.md', '')}`,
  );
  assert.deepEqual([...linked].sort(), all.sort());
});

test('the reference lists every entry of every package', () => {
  const listed = [...read('docs/reference.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  assert.deepEqual(listed.sort(), entries.map(({ title }) => title).sort());
});
