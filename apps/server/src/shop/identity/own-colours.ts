import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';

/** Values of colour tokens by their names: `primary`. */
export type Colours = Readonly<Record<string, string>>;

/** WCAG 2.2 §1.4.3, text of any size. */
export const leastContrast = 4.5;

/** Fills that have a text of their own, `on-…`. */
const fills = [
  'primary',
  'inverse',
  'success',
  'error',
  'link',
  'badge-discount',
  'badge-new',
  'badge-recommended',
] as const;

const asOklch = converter('oklch');

/** Whether the value is a colour that contrast can be computed of. */
export const isColour = (value: string): boolean => parse(value) !== undefined;

const contrastOf = (one: string, other: string): number => {
  const [first, second] = [parse(one), parse(other)];
  return first && second ? wcagContrast(first, second) : 1;
};

/** Black or white: one of the two is legible on any colour. */
const inkOn = (fill: string): string =>
  contrastOf('#000000', fill) > contrastOf('#ffffff', fill) ? '#000000' : '#ffffff';

/** A hovered or active fill: further from the colour of its text, so that the text is no less legible. */
function further(fill: string, ink: string, step: number): string {
  const colour = asOklch(fill);
  if (!colour) return fill;
  const isInkDark = contrastOf(ink, '#ffffff') > contrastOf(ink, '#000000');
  const l = Math.min(1, Math.max(0, colour.l + (isInkDark ? step : -step)));
  return formatHex(clampChroma({ ...colour, l, alpha: 1 }, 'oklch'));
}

/**
 * An owner's colours, completed: from `primary` alone follow the colour of its text and those of the hovered and the active
 * button; messages on it differ by their words. What the owner has named stays.
 */
function completeColours(own: Colours): Colours {
  const found: Record<string, string> = {};
  for (const name of fills) {
    const fill = own[name];
    if (fill !== undefined) found[`on-${name}`] = inkOn(fill);
  }
  const { primary } = own;
  if (primary !== undefined) {
    const ink = own['on-primary'] ?? inkOn(primary);
    found['primary-hover'] = further(primary, ink, 0.04);
    found['primary-active'] = further(primary, ink, 0.08);
    found['on-primary-error'] = ink;
    found['on-primary-success'] = ink;
  }
  return { ...found, ...own };
}

/** Colours that are the same in both themes of the kit: of the main action and of the marks on goods. */
const isInBothThemes = (name: string): boolean => /^(?:on-)?(?:primary|badge-)/.test(name);

/** The fill that a colour belongs to: `primary` for `on-primary-error`. */
const fillOf = (name: string): string | undefined =>
  fills.find((fill) => new RegExp(`^(?:on-)?${fill}(?:-|$)`).test(name));

/**
 * The colours of both themes. Those that both share need to be named only once, for the light one. The others apply to
 * their own theme alone: a light background under the light text of the dark theme could not be read.
 */
export function coloursOfThemes({ light, dark }: Record<'light' | 'dark', Colours>): Record<'light' | 'dark', Colours> {
  const shared = Object.entries(light).filter(
    ([name]) => isInBothThemes(name) && dark[fillOf(name) ?? name] === undefined,
  );
  return { light: completeColours(light), dark: completeColours({ ...Object.fromEntries(shared), ...dark }) };
}

/** Texts that could not be read on their fills, each as a sentence for the owner. */
export function illegible(own: Colours): string[] {
  return fills.flatMap((name) => {
    const [fill, ink] = [own[name], own[`on-${name}`]];
    if (fill === undefined || ink === undefined) return [];
    const contrast = contrastOf(ink, fill);
    if (contrast >= leastContrast) return [];
    return [
      `on-${name} on ${name} has a contrast of ${(Math.floor(contrast * 10) / 10).toFixed(1)}, text needs ${leastContrast}; without on-${name} it is black or white`,
    ];
  });
}
