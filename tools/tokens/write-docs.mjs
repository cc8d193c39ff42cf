/** The tokens as a page of the documentation: what each is for, and its value in every theme. */
import { cssValue } from './css-values.mjs';
import { nameOf, resolveValue, themeNames } from './read-tokens.mjs';

const titles = { light: 'light', dark: 'dark', contrast: 'high contrast', 'contrast-dark': 'dark, high contrast' };

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const code = (text) => (text === '' ? '' : `\`${text}\``);
const property = (path) => code(`--tropa-${nameOf(path)}`);

/** @param sources of `readSources` */
export function writeDocs({ primitive, own, themed }) {
  const valueIn = (theme, { path }) => {
    const token = themed[theme].get(path);
    return cssValue({ ...token, value: resolveValue(themed[theme], token.value) });
  };
  const themes = (tokens) =>
    table(
      ['property', 'what for', ...themeNames.map((theme) => titles[theme])],
      tokens.map((token) => [
        property(token.path),
        token.description,
        // A value that a theme shares with the light one is written once.
        ...themeNames.map((theme) => {
          const value = valueIn(theme, token);
          return theme !== 'light' && value === valueIn('light', token) ? '' : code(value);
        }),
      ]),
    );
  const plain = (tokens) =>
    table(
      ['property', 'value', 'what for'],
      tokens.map((token) => [property(token.path), code(cssValue(token)), token.description]),
    );
  const meanings = [...own.light.values()];
  const ofGroup = (name) => meanings.filter(({ path }) => path.startsWith(`${name}.`));
  const material = [...primitive.values()];
  return `<!-- Written by \`npm run tokens\` from libs/ui-kit/tokens: edit those. -->

# All tokens

What components read, with its value in each theme; an empty cell is the light one's. How to set them, and the themes: [Themes and tokens](theming.md). Descriptions are in
Russian, as designers read them in Storybook and Figma.

## Colours

${themes(ofGroup('color'))}

## Shadows

${themes(ofGroup('shadow'))}

## Sizes, texts and movement

${plain(material.filter(({ type, path }) => type !== 'color' && !path.startsWith('breakpoint.')))}

The layout of a page changes at ${material
    .filter(({ path }) => path.startsWith('breakpoint.'))
    .map(({ value }) => `${value.value}`)
    .join(', ')} px (\`breakpoints\` in TypeScript: media queries read no properties).

## The palette

Colours that the themes are made of. Components do not read them: a change of one changes every meaning that names it.

${table(
  ['property', 'value'],
  material.filter(({ type }) => type === 'color').map((token) => [property(token.path), code(valueIn('light', token))]),
)}
`;
}
