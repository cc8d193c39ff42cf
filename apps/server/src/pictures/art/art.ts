import type { Oklch } from '../oklch.js';
import type { ArtName } from './art-list.js';
import drawings from './art.json' with { type: 'json' };

/** A drawing as `extract-art.ts` left it: 32 × 32 units, its bounding box, the mean of the fills that may change. */
export interface Drawing {
  body: string;
  box: readonly [left: number, top: number, right: number, bottom: number];
  mean: Oklch;
}

/** All drawings by name. */
export const art = drawings as unknown as Readonly<Record<ArtName, Drawing>>;
