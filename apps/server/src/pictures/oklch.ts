import { clampChroma, converter, formatHex } from 'culori';

/** A colour by lightness 0…1, chroma 0…~0.37 and hue in degrees: equal steps look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Red, green and blue, 0…1 each, gamma encoded. */
export type Rgb = readonly [r: number, g: number, b: number];

const asOklch = converter('oklch');
const asRgb = converter('rgb');

/** A grey has no hue: it counts as 0. */
const hueOf = ({ l, c, h = 0 }: { l: number; c: number; h?: number | undefined }): Oklch => ({ l, c, h });

/** Channels → lightness, chroma, hue. */
export const rgbToOklch = ([r, g, b]: Rgb): Oklch => hueOf(asOklch({ mode: 'rgb', r, g, b }));

/** `#rgb` or `#rrggbb` → lightness, chroma, hue. @throws for another text */
export function hexToOklch(hex: string): Oklch {
  const colour = asOklch(hex);
  if (!colour) throw new Error(`not a colour: ${hex}`);
  return hueOf(colour);
}

/** Out-of-gamut colours lose chroma, never hue or lightness. */
const shown = (colour: Oklch) => clampChroma({ mode: 'oklch', ...colour }, 'oklch');

/** Back to sRGB, as channels. */
export function oklchToRgb(colour: Oklch): Rgb {
  const { r, g, b } = asRgb(shown(colour));
  return [r, g, b];
}

/** Back to sRGB, as `#rrggbb`. */
export const oklchToHex = (colour: Oklch): string => formatHex(shown(colour));

/** Shortest way from hue `to` to hue `from`, −180…180. */
export function hueDistance(from: number, to: number): number {
  return ((from - to + 540) % 360) - 180;
}
