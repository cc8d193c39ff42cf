import { parse, wcagContrast, type Color } from 'culori';

function parsed(color: string): Color {
  const found = parse(color);
  if (!found) throw new Error(`Not a colour of CSS: ${color}`);
  return found;
}

/** WCAG 2 contrast of two opaque colours, 1…21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(parsed(one), parsed(other));

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
const edges = ['border-control', 'border-strong', 'star', 'focus'];

/** A foreground on its background, and the contrast that it must have. */
export interface ColorPair {
  readonly ink: string;
  readonly fill: string;
  readonly least: number;
}

const pairsOf = (inks: readonly string[], fills: readonly string[], least: number): ColorPair[] =>
  fills.flatMap((fill) => inks.map((ink) => ({ ink, fill, least })));

/** The colour pairs used in the shop: texts 4.5 to 1, edges and icons 3 to 1 (WCAG AA). */
export const colorPairs = (onNames: readonly string[]): readonly ColorPair[] => [
  ...pairsOf(texts, ['bg', 'bg-subtle', 'surface'], 4.5),
  ...onNames
    .filter((name) => !name.startsWith('on-primary-'))
    .map((ink) => ({ ink, fill: ink.slice('on-'.length), least: 4.5 })),
  ...pairsOf(['on-primary-error', 'on-primary-success'], ['primary'], 4.5),
  ...pairsOf(['text'], ['selected', 'selected-strong', 'success-subtle', 'error-subtle', 'info-subtle'], 4.5),
  ...pairsOf(edges, ['bg', 'bg-subtle', 'surface'], 3),
];

/** High contrast requires more: AAA for texts; for edges what AA requires for texts. */
export const owed = (least: number, contrast: string | undefined): number =>
  contrast === 'more' ? (least === 3 ? 4.5 : 7) : least;
