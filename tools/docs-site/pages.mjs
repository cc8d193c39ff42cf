/**
 * Which files of the repository are pages of the documentation, and at which address. The files themselves are read on
 * GitHub as well: no text is written for the site alone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { publicPackages, root } from '../packages/public-packages.mjs';

export { root };

/** Where the repository is read; links to anything that is not a page lead there. */
const repository = 'https://github.com/tropa-shop/tropa';

/** Tables of the workspace's own tests, of no use to other sites. */
const internal = /^docs\/coverage-s\d\.md$/;

const foldersOf = (parent, file) =>
  readdirSync(`${root}/${parent}`).filter((name) => existsSync(`${root}/${parent}/${name}/${file}`));
const pagesOf = (folder) => readdirSync(`${root}/${folder}`).filter((name) => name.endsWith('.md'));

/** A folder's README is the page above those in it: `docs/guides/README.md` is `guides.md`. */
const docsPage = (folder) => (name) => {
  const own = folder.slice('docs'.length + 1);
  if (name !== 'README.md') return [`${folder}/${name}`, posix.join(own, name)];
  return [`${folder}/${name}`, own === '' ? 'index.md' : `${own}.md`];
};

/** Every page: its file, from the workspace's root, and its address. */
export const pages = new Map([
  ...['docs', 'docs/guides', 'docs/decisions', 'docs/requirements'].flatMap((folder) =>
    pagesOf(folder)
      .filter((name) => !internal.test(`${folder}/${name}`))
      .map(docsPage(folder)),
  ),
  ...foldersOf('tools/consumers/sites', 'README.md').map((name) => [
    `tools/consumers/sites/${name}/README.md`,
    `guides/${name}.md`,
  ]),
  ...['libs', 'tools'].flatMap((parent) =>
    foldersOf(parent, 'CHANGELOG.md').flatMap((name) => [
      [`${parent}/${name}/README.md`, `packages/${name}.md`],
      [`${parent}/${name}/CHANGELOG.md`, `changes/${name}.md`],
    ]),
  ),
  ['CONTRIBUTING.md', 'contributing.md'],
]);

/** The reference is regenerated with each build, a page for each entry of a package. */
export const referenceFolder = 'tools/docs-site/reference';

/** What packages can be imported by: name, declaration file, address (`reference/api-client-wire`). */
export const entries = publicPackages().flatMap(({ name, folder, manifest }) =>
  Object.entries(manifest.exports ?? {})
    .filter(([, { types }]) => types !== undefined)
    .map(([path, { types }]) => {
      const title = name + path.slice(1);
      const address = `reference/${title.replace('@tropa/', '').replace('/', '-')}`;
      return { title, file: posix.join(folder, types), address };
    }),
);

/** The address of a file of the repository; null: it is not a page. */
export function addressOf(file) {
  if (file.startsWith(`${referenceFolder}/`)) return file.slice('tools/docs-site/'.length);
  const [, lib, entry] = /^libs\/([\w-]+)\/api\/([\w-]+)\.api\.md$/.exec(file) ?? [];
  if (lib !== undefined) return `reference/${entry === 'index' ? lib : `${lib}-${entry}`}.md`;
  return pages.get(file) ?? null;
}

const ofRepository = new RegExp(`^${repository}/(?:blob|tree)/main/`);

/**
 * Where a link of a file leads on the site: a page, else the file at GitHub.
 * @param file the file that contains the link, relative to the workspace's root.
 */
export function linkOnSite(file, href) {
  const isOurs = ofRepository.test(href);
  if ((!isOurs && /^[a-z]+:|^\/|^#/i.test(href)) || href === '') return href;
  const [path, anchor] = href.replace(ofRepository, '').split('#');
  const target = isOurs ? path : posix.join(posix.dirname(file), path);
  const address = addressOf(target);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  return address === null ? `${repository}/blob/main/${target}${hash}` : `/${address}${hash}`;
}
