/** The documentation: the repository's Markdown as a site. Which file is which page: ../pages.mjs. */
import { slug } from 'github-slugger';
import { defineConfig } from 'vitepress';
import { addressOf, entries, root } from '../pages.mjs';
import { repositoryLinks } from './repository-links.mjs';
import { sidebar } from './sidebar.mjs';

export default defineConfig({
  lang: 'en',
  title: 'Tropa',
  description: 'A Russian online shop in packages: documentation for engineers of other sites.',
  base: '/docs/',
  srcDir: root,
  outDir: './dist',
  cacheDir: `${root}/.cache/docs-site`,
  // Folders without pages; a file that gets on the site by accident fails the build below.
  srcExclude: [
    'README.md',
    'apps/**',
    'types/**',
    'libs/*/{src,api,output,coverage}/**',
    'docs/coverage-*.md',
    'tools/!(consumers|contract-check|docs-site)/**',
    'tools/consumers/{checks,support}/**',
    'tools/contract-check/src/**',
  ],
  rewrites(file) {
    const address = addressOf(file);
    if (address === null) throw new Error(`${file} is no page of the documentation: see tools/docs-site/pages.mjs.`);
    return address;
  },
  // Scripts of a page are files, so that `script-src 'self'` is enough: ../build.mjs moves the rest.
  metaChunk: true,
  // Small fonts too: data in a style sheet would need a wider policy.
  vite: { build: { assetsInlineLimit: 0 } },
  markdown: {
    // The default colours of code have too little contrast with its background.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // Addresses of headings are those that GitHub gives them.
    anchor: { slugify: slug },
    config: (md) => repositoryLinks(md, root),
  },
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        miniSearch: { searchOptions: { boost: { title: 4, titles: 2, text: 1 } } },
        // An export of the reference is one search result, not one per «Properties» section: explanatory pages come
        // first.
        _render: (text, env, md) =>
          md.render(env.relativePath.startsWith('reference/') ? text.replaceAll(/^####+ .*$/gm, '') : text, env),
      },
    },
    sidebar: sidebar(entries.map(({ title, address }) => ({ text: title, link: `/${address}` }))),
    nav: [
      { text: 'Quick start', link: '/quick-start' },
      { text: 'Guides', link: '/guides' },
      { text: 'Reference', link: '/reference' },
      { text: 'Repository', link: 'https://github.com/tropa-shop/tropa' },
    ],
    outline: [2, 3],
    externalLinkIcon: true,
  },
});
