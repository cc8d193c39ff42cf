/** Names of the tokens and the resolved light colours, as TypeScript. */
import { nameOf, resolveValue } from './read-tokens.mjs';

/** @param sources of {@link readSources} */
export function writeTs({ own, themed }) {
  const light = themed.light;
  const names = [...light.keys()].filter((path) => !path.startsWith('breakpoint.')).map(nameOf);
  const opaque = [...own.light.values()]
    .filter(({ type }) => type === 'color')
    .map(({ path, value }) => [path.slice('color.'.length), resolveValue(light, value)])
    .filter(([, { alpha = 1 }]) => alpha === 1);
  const breakpoints = [...light.values()]
    .filter(({ path }) => path.startsWith('breakpoint.'))
    .map(({ path, value }) => [path.slice('breakpoint.'.length), value.value]);
  return `/* Written by \`npm run tokens\` from libs/ui-kit/tokens: edit those. */

/** Name of a token; the custom property is \`--tropa-<name>\`. */
export type TokenName = ${names.map((name) => `'${name}'`).join(' | ')};

/** Resolved colours of the light theme, where a custom property cannot be read: map markers, \`theme-color\`, mail. */
export const lightColors = {
  ${opaque.map(([name, { hex }]) => `'${name}': '${hex}'`).join(',\n')},
} as const;

/** Breakpoints in px, the same numbers as in the media queries; «large and up» means \`lg\`. */
export const breakpoints = { ${breakpoints.map(([name, px]) => `${name}: ${px}`).join(', ')} } as const;
`;
}
