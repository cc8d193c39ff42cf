/** The kit's token sheet, generated from the design tokens. */
import { cssValue } from './css-values.mjs';
import { nameOf } from './read-tokens.mjs';

const declaration = (token, value = token.value) => `--tropa-${nameOf(token.path)}: ${cssValue({ ...token, value })};`;

/** Breakpoints are for TypeScript and Figma: a media query cannot read a custom property. */
const isInCss = ({ path }) => !path.startsWith('breakpoint.');

/** Values under a media query: `tropa.media` of a token names them. */
function mediaBlocks(tokens) {
  const blocks = new Map();
  for (const token of tokens) {
    for (const [query, value] of Object.entries(token.extensions['tropa.media'] ?? {})) {
      blocks.set(query, [...(blocks.get(query) ?? []), declaration(token, value)]);
    }
  }
  return [...blocks].map(([query, lines]) => `@media ${query} { :root { ${lines.join('\n')} } }`);
}

const rule = (selector, lines) => `${selector} {\n${lines.join('\n')}\n}`;

const dark = `[data-theme='dark']`;
const light = `[data-theme='light']`;
const system = `[data-theme='system']`;
const more = `[data-contrast='more']`;

/** Also as a token: parts in a page of another site use the scheme of their own theme, whatever the page's is. */
const colorScheme = (scheme) => [`color-scheme: ${scheme};`, `--tropa-scheme: ${scheme};`, ''];

/** Requested by the part itself or by an ancestor. */
const withMore = `:is(${more}, ${more} *)`;

/** @param sources of {@link readSources} */
export function writeCss({ primitive, own, themed }) {
  const made = [...primitive.values()].filter(isInCss);
  /*
   * The dark theme repeats what only high contrast changes. So it can be laid over light high contrast, and dark high
   * contrast over both: the last rule for a part wins, whatever requested it.
   */
  const darkPaths = [...own.light.keys()].filter(
    (path) => own.dark.has(path) || own.contrast.has(path) || own['contrast-dark'].has(path),
  );
  const lines = {
    light: [...own.light.values()].map((token) => declaration(token)),
    dark: darkPaths.map((path) => declaration(themed.dark.get(path))),
    contrast: [...own.contrast.values()].map((token) => declaration(token)),
    contrastDark: [...own['contrast-dark'].values()].map((token) => declaration(token)),
  };
  const darkLines = [...colorScheme('dark'), ...lines.dark];
  return `/* Written by \`npm run tokens\` from libs/ui-kit/tokens: edit those. */
@layer tropa.reset, tropa.tokens, tropa.kit, tropa.domain;

/*
 * Palette first, meaning second: components read only the semantic names, so a site re-themes by overriding those.
 * \`:where\`: of two themes that reach a part the later one wins, and a site's own rule wins over all.
 */
@layer tropa.tokens {
  /* The text size that the reader has chosen: 1.6rem on a page with html { font-size: 62.5% }. */
  ${rule(':root', ['--tropa-rem: 1rem;', '', ...made.map((token) => declaration(token))])}

  ${mediaBlocks(made).join('\n\n')}

  ${rule(`:where(:root, ${light}, ${system})`, [...colorScheme('light'), ...lines.light])}

  ${rule(`:where(${dark})`, darkLines)}

  ${rule(`:where(${more}:not(${dark}), ${more} :is(${light}, ${system}))`, lines.contrast)}

  ${rule(`:where(${dark}${withMore})`, lines.contrastDark)}

  @media (prefers-contrast: more) {
    ${rule(`:where(:root:not(${dark}), ${light}, ${system})`, lines.contrast)}

    ${rule(`:where(${dark})`, lines.contrastDark)}
  }

  @media (prefers-color-scheme: dark) {
    ${rule(`:where(${system})`, darkLines)}

    ${rule(`:where(${system}${withMore})`, lines.contrastDark)}
  }

  @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
    ${rule(`:where(${system})`, lines.contrastDark)}
  }
}
`;
}
