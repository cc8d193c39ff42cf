import type { ArtRecipe } from './art/art-list.js';
import { hexToOklch, hueDistance, oklchToHex, oklchToRgb, rgbToOklch, type Oklch } from './oklch.js';

/** Mean of the fills that may change: shades keep their distance from it. */
export type PaintMean = Oklch;

const neutralChroma = 0.075;

/** Whether a fill of a drawing changes with the colour of the goods. */
export function isMainPaint(paint: Oklch, recipe: ArtRecipe): boolean {
  if (recipe.fixed) return false;
  if (recipe.neutral && paint.c < neutralChroma) return paint.l > 0.3;
  if (recipe.hue === undefined) return false;
  return paint.c > 0.045 && Math.abs(hueDistance(paint.h, recipe.hue)) <= (recipe.reach ?? 35);
}

/** One fill shifted from the drawing's own colour to the wanted one. */
export function movePaint(paint: Oklch, mean: PaintMean, target: Oklch, isNeutral: boolean): Oklch {
  // Near black and near white there is less room for light and shade: the drawing's contrast is reduced, or it would
  // clip.
  const room = Math.min(target.l - 0.12, 1.04 - target.l);
  const contrast = Math.min(0.95, Math.max(0.42, room / 0.42));
  const l = Math.min(0.975, Math.max(0.1, target.l + (paint.l - mean.l) * contrast));
  const strength = isNeutral ? 1 : Math.min(1.35, Math.max(0.25, paint.c / Math.max(mean.c, 0.02)));
  const turn = isNeutral ? 0 : hueDistance(paint.h, mean.h) * 0.3;
  return { l, c: target.c * strength, h: (target.h + turn + 360) % 360 };
}

const hexPaint = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;
/** Inner shadows carry their colour in the fifth column of a matrix: `0 0 0 0 r 0 0 0 0 g 0 0 0 0 b 0 0 0 a 0`. */
const matrixPaint = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g;

/** Maps every fill of a drawing through `change`; null keeps it. */
export function mapPaints(body: string, change: (paint: Oklch) => Oklch | null): string {
  const known = new Map<string, string>();
  return body
    .replace(hexPaint, (hex) => {
      const key = hex.toLowerCase();
      let result = known.get(key);
      if (result === undefined) {
        const next = change(hexToOklch(key));
        result = next ? oklchToHex(next) : hex;
        known.set(key, result);
      }
      return result;
    })
    .replace(matrixPaint, (whole, r: string, g: string, b: string, alpha: string) => {
      if (Number(r) + Number(g) + Number(b) === 0) return whole;
      const next = change(rgbToOklch([Number(r), Number(g), Number(b)]));
      if (!next) return whole;
      const [red, green, blue] = oklchToRgb(next).map((v) => v.toFixed(4));
      return `values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${alpha} 0"`;
    });
}

function bleached(paint: Oklch, recipe: ArtRecipe): Oklch | null {
  if (!recipe.bleach) return null;
  const [from, to] = recipe.bleach;
  if (paint.l < 0.66 || paint.h < from || paint.h > to) return null;
  return { l: Math.min(0.97, paint.l + 0.05), c: paint.c * 0.18, h: paint.h };
}

/** A drawing in the colour of the goods. */
export function recolour(body: string, recipe: ArtRecipe, mean: PaintMean, target: Oklch): string {
  return mapPaints(body, (paint) =>
    isMainPaint(paint, recipe) ? movePaint(paint, mean, target, recipe.neutral === true) : bleached(paint, recipe),
  );
}
