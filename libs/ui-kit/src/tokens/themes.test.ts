/** @jest-environment jest-fixed-jsdom */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, readTokens, resolveToken } from './readTokens.fixtures.js';
import { colorVar, lightColors, tokenVar } from './tokens.js';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const dark = '(prefers-color-scheme: dark)';
const more = '(prefers-contrast: more)';

/** Tokens of an element with the given attributes, inside a page with the given ones. */
function tokensOf(page: Record<string, string>, media: readonly string[] = [], part?: Record<string, string>) {
  const root = document.implementation.createHTMLDocument().documentElement;
  const within = part ? root.appendChild(root.ownerDocument.createElement('div')) : root;
  for (const [name, value] of Object.entries(page)) root.setAttribute(name, value);
  for (const [name, value] of Object.entries(part ?? {})) within.setAttribute(name, value);
  return readTokens(css, within, media);
}

const darkPage = { 'data-theme': 'dark' };
const systemPage = { 'data-theme': 'system' };
const contrastPage = { 'data-contrast': 'more' };
const themes = {
  light: tokensOf({}),
  dark: tokensOf(darkPage),
  contrast: tokensOf(contrastPage),
  'contrast-dark': tokensOf({ ...darkPage, ...contrastPage }),
};
type Theme = keyof typeof themes;
const themeNames = Object.keys(themes) as Theme[];
const color = (theme: Theme, name: string) => resolveToken(themes[theme], `--tropa-color-${name}`);

/** What high contrast requires: AAA for texts, and for graphics what AA requires of texts. */
const owed = (theme: Theme, least: number) => (theme.startsWith('contrast') ? (least === 3 ? 4.5 : 7) : least);

describe('which theme applies', () => {
  it.each<[string, Theme, ReturnType<typeof tokensOf>]>([
    ['a page that asks for nothing, on a dark system', 'light', tokensOf({}, [dark])],
    ['a light page on a dark system', 'light', tokensOf({ 'data-theme': 'light' }, [dark])],
    ['a page like the system, which is light', 'light', tokensOf(systemPage)],
    ['a page like the system, which is dark', 'dark', tokensOf(systemPage, [dark])],
    ['a dark page', 'dark', tokensOf(darkPage)],
    ['a page that asks for nothing, with more contrast', 'contrast', tokensOf({}, [more])],
    ['a light page with more contrast on a dark system', 'contrast', tokensOf({ 'data-theme': 'light' }, [more, dark])],
    ['a page like the system, with more contrast', 'contrast', tokensOf(systemPage, [more])],
    ['a page like the system, dark with more contrast', 'contrast-dark', tokensOf(systemPage, [dark, more])],
    ['a dark page with more contrast', 'contrast-dark', tokensOf(darkPage, [more])],
    [
      'a page of more contrast like the dark system',
      'contrast-dark',
      tokensOf({ ...systemPage, ...contrastPage }, [dark]),
    ],
    ['a dark part of a light page', 'dark', tokensOf({}, [], darkPage)],
    ['a light part of a dark page', 'light', tokensOf(darkPage, [dark], { 'data-theme': 'light' })],
    ['a part of a dark page, like the system', 'light', tokensOf(darkPage, [], systemPage)],
    ['a dark part of a page of more contrast', 'contrast-dark', tokensOf(contrastPage, [], darkPage)],
    [
      'a light part of a dark page of more contrast',
      'contrast',
      tokensOf({ ...darkPage, ...contrastPage }, [], { 'data-theme': 'light' }),
    ],
    [
      'a part like the dark system of a page of more contrast',
      'contrast-dark',
      tokensOf(contrastPage, [dark], systemPage),
    ],
    ['a dark part, with more contrast', 'contrast-dark', tokensOf({}, [more], darkPage)],
  ])('%s gets %s', (_who, theme, tokens) => {
    const names = [...themes.light.keys()].filter((name) => /^--tropa-(?:color|shadow)-/u.test(name));
    const valuesOf = (table: typeof tokens) =>
      Object.fromEntries(names.map((name) => [name, resolveToken(table, name)]));
    expect(valuesOf(tokens)).toEqual(valuesOf(themes[theme]));
    expect(tokens.get('color-scheme')).toBe(theme.endsWith('dark') ? 'dark' : 'light');
  });
});

const backgrounds = ['bg', 'bg-subtle', 'surface'];
const texts = [
  'text',
  'text-secondary',
  'text-tertiary',
  'link',
  'success',
  'error',
  'price',
  'price-old',
  'price-sale',
];

/** Text on its fill: 4.5 to 1 (WCAG AA 1.4.3). */
const textPairs: [ink: string, fill: string][] = [
  ...backgrounds.flatMap((fill) => texts.map((ink): [string, string] => [ink, fill])),
  ...['text', 'text-secondary', 'link', 'success', 'error'].map((ink): [string, string] => [ink, 'bg-muted']),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-primary-error', 'primary'],
  ['on-primary-success', 'primary'],
  ['text', 'selected'],
  ['text', 'selected-strong'],
  ['text-secondary', 'selected'],
  ['on-inverse', 'inverse'],
  ['on-inverse', 'inverse-hover'],
  ['on-success', 'success'],
  ['on-success', 'success-hover'],
  ['on-error', 'error'],
  ['on-error', 'error-hover'],
  ['on-link', 'link'],
  ['text', 'success-subtle'],
  ['text', 'error-subtle'],
  ['text', 'info-subtle'],
  ['success', 'success-subtle'],
  ['error', 'error-subtle'],
  ['link', 'info-subtle'],
  ['on-badge-discount', 'badge-discount'],
  ['on-badge-new', 'badge-new'],
  ['on-badge-recommended', 'badge-recommended'],
];

/** Edges of controls, icons and the focus ring: 3 to 1 (WCAG AA 1.4.11). */
const graphicPairs: [ink: string, fill: string][] = [
  ...backgrounds.flatMap((fill) =>
    ['border-control', 'border-strong', 'star', 'focus'].map((ink): [string, string] => [ink, fill]),
  ),
  ['inverse-accent', 'inverse'],
  ['focus', 'focus-gap'],
];

/** Hue of a colour, in degrees. */
function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sixth =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return (sixth * 60 + 360) % 360;
}

describe.each(['light', 'dark'] as const)('colours of the %s theme (S1 §9)', (theme) => {
  it.each([
    ['primary', 'yellow', 45, 60],
    ['success', 'teal', 160, 185],
    ['error', 'red', 0, 10],
  ])('%s is %s', (name, _colour, from, to) => {
    const hue = hueOf(color(theme, name));
    expect(hue).toBeGreaterThanOrEqual(from);
    expect(hue).toBeLessThanOrEqual(to);
  });
});

describe.each(themeNames)('contrast of the %s theme', (theme) => {
  it.each(textPairs)('text %s on %s can be read', (ink, fill) => {
    expect(contrast(color(theme, ink), color(theme, fill))).toBeGreaterThanOrEqual(owed(theme, 4.5));
  });

  it.each(graphicPairs)('graphic %s on %s can be seen', (ink, fill) => {
    expect(contrast(color(theme, ink), color(theme, fill))).toBeGreaterThanOrEqual(owed(theme, 3));
  });

  it('shows the focus ring on yellow and on ink: one of its two lines stands out on any fill', () => {
    for (const fill of ['primary', 'inverse', 'badge-discount', 'badge-new', 'plate']) {
      const best = Math.max(...['focus', 'focus-gap'].map((line) => contrast(color(theme, line), color(theme, fill))));
      expect(best).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the yellow rule', () => {
  const yellows = ['400', '500', '600'].map((step) => resolveToken(themes.light, `--tropa-yellow-${step}`));

  it('yellow on white cannot be read, so it is only ever a fill', () => {
    for (const yellow of yellows) expect(contrast(yellow, '#ffffff')).toBeLessThan(3);
    expect(contrast('#FFCC00', '#171715')).toBeGreaterThan(11.8);
  });

  it('no colour of text, line or icon on white is a yellow fill', () => {
    const inks = ['text', 'link', 'success', 'error', 'price', 'border-control', 'border-strong', 'star', 'focus'];
    for (const ink of inks) expect(yellows).not.toContain(color('light', ink));
  });

  it('no component writes or draws lines in the primary colour', () => {
    const source = join(__dirname, '..');
    // A drawn shape is a fill like any other as long as it has an ink outline.
    const inked = /fill:\s*var\(--tropa-color-primary\);\s*stroke:\s*var\(--tropa-color-on-primary\);/gu;
    const offenders = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .filter((file) =>
        /(?<![a-z-])(?:color|text-decoration[a-z-]*|border[a-z-]*|outline[a-z-]*|fill|stroke)\s*:[^;]*--tropa-(?:color-primary|yellow-[3-6]00)\b/u.test(
          readFileSync(join(source, file), 'utf8').replaceAll(inked, ''),
        ),
      );
    expect(offenders).toEqual([]);
  });
});

describe('TypeScript names', () => {
  it('refer to a custom property that exists', () => {
    expect(themes.light.has(/var\((.*)\)/u.exec(colorVar('price-sale'))?.[1] ?? '')).toBe(true);
    expect(tokenVar('space-3')).toBe('var(--tropa-space-3)');
  });

  it('hold the light colours, resolved', () => {
    for (const [name, value] of Object.entries(lightColors)) expect(value).toBe(color('light', name));
  });
});

describe('stylesheets of the kit', () => {
  const source = join(__dirname, '..');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );

  it.each(sheets)('%s names only tokens that exist', (file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const used = [...text.matchAll(/var\((--tropa-[a-z0-9-]+)/gu)].map(([, name = '']) => name);
    expect(used.filter((name) => !themes.light.has(name))).toEqual([]);
  });

  it.each(sheets)('%s keeps everything in its layer', (file) => {
    const text = readFileSync(join(source, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//gu, '')
      .trim();
    expect(text.startsWith('@layer tropa.kit {') && text.endsWith('}')).toBe(true);
  });
});
