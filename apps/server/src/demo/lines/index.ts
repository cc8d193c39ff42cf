import type { Line } from '../line.js';
import { campLines } from './camp.js';
import { clothesLines } from './clothes.js';
import { fishingLines } from './fishing.js';
import { fitnessLines } from './fitness.js';
import { footwearLines } from './footwear.js';
import { headwearLines } from './headwear.js';
import { hikingLines } from './hiking.js';
import { snowLines } from './snow.js';
import { teamLines } from './team.js';
import { waterLines } from './water.js';
import { wheelLines } from './wheels.js';
import { winterLines } from './winter.js';

/** Everything that the demo shop sells, by kinds. */
export const demoLines: readonly Line[] = [
  ...winterLines, ...snowLines, ...hikingLines, ...campLines, ...wheelLines, ...footwearLines,
  ...clothesLines, ...headwearLines, ...waterLines, ...fishingLines, ...fitnessLines, ...teamLines,
];
