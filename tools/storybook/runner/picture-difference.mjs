import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a colour may be off, 0…1: a neighbour step of the palette is more than this. */
const threshold = 0.06;
/** Share of pixels that may differ in the whole picture: letters drawn a little otherwise stay below it. */
const wholeShare = 0.002;
/** Side of a block, px, and the share of its pixels that may differ: a part that is moved or recoloured fills blocks. */
const block = 8;
const blockShare = 0.6;

function densestBlock(mask, width, height) {
  let densest = 0;
  for (let top = 0; top + block <= height; top += block) {
    for (let left = 0; left + block <= width; left += block) {
      let count = 0;
      for (let y = top; y < top + block; y += 1) {
        for (let x = left; x < left + block; x += 1) if (mask[(y * width + x) * 4 + 3] > 0) count += 1;
      }
      densest = Math.max(densest, count);
    }
  }
  return densest / block ** 2;
}

/**
 * Holds two PNG pictures against each other. Anti-aliased pixels do not count: another build of the browser may draw
 * them otherwise.
 * @returns what differs, in words, with a picture of it; nothing when they are the same to the eye
 */
export function differenceOf(before, after) {
  if (before.width !== after.width || before.height !== after.height) {
    return { words: `${before.width}×${before.height} became ${after.width}×${after.height}`, picture: null };
  }
  const { width, height } = before;
  const mask = new PNG({ width, height });
  const changed = pixelmatch(before.data, after.data, mask.data, width, height, {
    threshold,
    includeAA: false,
    diffMask: true,
  });
  if (changed === 0) return null;
  const share = changed / (width * height);
  const densest = densestBlock(mask.data, width, height);
  if (share <= wholeShare && densest <= blockShare) return null;
  const picture = new PNG({ width, height });
  pixelmatch(before.data, after.data, picture.data, width, height, { threshold, includeAA: false, alpha: 0.25 });
  return {
    words: `${(share * 100).toFixed(2)} % of the picture changed, ${Math.round(densest * 100)} % of its densest spot`,
    picture,
  };
}
