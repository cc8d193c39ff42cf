import { breakpoints, lightColors, type TokenName } from './token-names.js';

export { breakpoints, lightColors, type TokenName };

/** Meaning of a colour; the custom property is `--tropa-color-<name>`. */
export type ColorToken = keyof typeof lightColors;

/** `var(--tropa-…)` with the name checked: `tokenVar('space-3')`. */
export function tokenVar(name: TokenName): string {
  return `var(--tropa-${name})`;
}

/** `var(--tropa-color-…)` with the name checked. */
export function colorVar(name: ColorToken): string {
  return tokenVar(`color-${name}`);
}
