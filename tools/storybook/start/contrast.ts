/** A colour of CSS as the browser understands it: red, green, blue, 0…255. */
function channelsOf(color: string): readonly number[] {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2 contrast of two colours, 1…21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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

/** An ink on its fill, and the contrast that it owes. */
export interface ColorPair {
  readonly ink: string;
  readonly fill: string;
  readonly least: number;
}

const pairsOf = (inks: readonly string[], fills: readonly string[], least: number): ColorPair[] =>
  fills.flatMap((fill) => inks.map((ink) => ({ ink, fill, least })));

/** What stands on what in the shop: texts 4.5 to 1, edges and icons 3 to 1 (WCAG AA). */
export const colorPairs = (onNames: readonly string[]): readonly ColorPair[] => [
  ...pairsOf(texts, ['bg', 'bg-subtle', 'surface'], 4.5),
  ...onNames
    .filter((name) => !name.startsWith('on-primary-'))
    .map((ink) => ({ ink, fill: ink.slice('on-'.length), least: 4.5 })),
  ...pairsOf(['on-primary-error', 'on-primary-success'], ['primary'], 4.5),
  ...pairsOf(['text'], ['selected', 'selected-strong', 'success-subtle', 'error-subtle', 'info-subtle'], 4.5),
  ...pairsOf(edges, ['bg', 'bg-subtle', 'surface'], 3),
];

/** High contrast owes more: AAA for texts, AA of texts for edges. */
export const owed = (least: number, theme: string | undefined): number =>
  theme === 'contrast' ? (least === 3 ? 4.5 : 7) : least;
