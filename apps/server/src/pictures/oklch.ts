/** A colour by lightness 0…1, chroma 0…~0.37 and hue in degrees: equal steps look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Red, green and blue, 0…1 each, gamma encoded. */
export type Rgb = readonly [r: number, g: number, b: number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Björn Ottosson's OKLab, in polar form. */
export function rgbToOklch([red, green, blue]: Rgb): Oklch {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearRgb({ l: lightness, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (rgb: Rgb) => rgb.every((v) => v >= -0.001 && v <= 1.001);

/** Back to sRGB; what the screen cannot show loses chroma, never hue or lightness. */
export function oklchToRgb(colour: Oklch): Rgb {
  let low = 0;
  let high = colour.c;
  let rgb = linearRgb(colour);
  if (!isInGamut(rgb)) {
    for (let step = 0; step < 12; step += 1) {
      const c = (low + high) / 2;
      rgb = linearRgb({ ...colour, c });
      if (isInGamut(rgb)) low = c;
      else high = c;
    }
    rgb = linearRgb({ ...colour, c: low });
  }
  const clamp = (v: number) => Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, v)))));
  return [clamp(rgb[0]), clamp(rgb[1]), clamp(rgb[2])];
}

/** `#rgb` or `#rrggbb` → channels. */
export function hexToRgb(hex: string): Rgb {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const value = Number.parseInt(full, 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Channels → `#rrggbb`. */
export function rgbToHex(rgb: Rgb): string {
  return `#${rgb
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Shortest way from hue `to` to hue `from`, −180…180. */
export function hueDistance(from: number, to: number): number {
  return ((from - to + 540) % 360) - 180;
}
