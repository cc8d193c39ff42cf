/** Meaning of a colour; the custom property is `--tropa-color-<name>`. */
export type ColorToken = keyof typeof lightColors;

/**
 * Resolved colours of the light theme, where a custom property cannot be read: map markers, `theme-color`, mail. A test
 * keeps them equal to tokens.css.
 */
export const lightColors = {
  bg: '#ffffff',
  'bg-subtle': '#f7f7f5',
  'bg-muted': '#efefec',
  surface: '#ffffff',
  text: '#171715',
  'text-secondary': '#54544f',
  'text-tertiary': '#6b6b65',
  'border-subtle': '#e1e1dc',
  'border-control': '#85857e',
  'border-strong': '#171715',
  primary: '#ffcc00',
  'primary-hover': '#e6b000',
  'primary-active': '#d9a600',
  'on-primary': '#171715',
  'on-primary-error': '#9e1616',
  'on-primary-success': '#005c53',
  selected: '#fffbe6',
  'selected-strong': '#fff3b8',
  inverse: '#171715',
  'inverse-hover': '#3d3d39',
  'on-inverse': '#ffffff',
  'inverse-accent': '#ffcc00',
  success: '#00756a',
  'success-hover': '#005c53',
  'on-success': '#ffffff',
  'success-subtle': '#e6f6f4',
  error: '#c42020',
  'error-hover': '#9e1616',
  'on-error': '#ffffff',
  'error-subtle': '#fdecec',
  link: '#1258a8',
  'on-link': '#ffffff',
  'info-subtle': '#e9f1fb',
  price: '#171715',
  'price-old': '#6b6b65',
  'price-sale': '#c42020',
  'badge-discount': '#c42020',
  'on-badge-discount': '#ffffff',
  'badge-new': '#00756a',
  'on-badge-new': '#ffffff',
  'badge-recommended': '#ffcc00',
  'on-badge-recommended': '#171715',
  star: '#b38600',
  plate: '#efefec',
  skeleton: '#efefec',
  focus: '#171715',
  'focus-gap': '#ffffff',
} as const;

/** Breakpoints in px, the same numbers as in the media queries; «large and up» means `lg`. */
export const breakpoints = { sm: 600, md: 1024, lg: 1440, xl: 1920 } as const;

/** `var(--tropa-color-…)` with the name checked. */
export function colorVar(name: ColorToken): string {
  return `var(--tropa-color-${name})`;
}
