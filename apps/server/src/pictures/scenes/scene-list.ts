import { filmScenes } from '../films/film-list.js';
import { articleScenes } from './articles.js';
import { historyScenes } from './history.js';
import type { Scene } from './scene.js';
import { schoolScenes } from './school.js';
import { shopScenes } from './shop-fronts.js';
import { slideScenes } from './slides.js';
import { saleScenes, tileScenes } from './tiles.js';

/** Every picture of the shop that is not goods. */
export const scenes = {
  ...slideScenes,
  ...tileScenes,
  ...saleScenes,
  ...articleScenes,
  ...filmScenes,
  ...schoolScenes,
  ...shopScenes,
  ...historyScenes,
} as const satisfies Record<string, Scene>;

/** Name of a banner. */
export type SceneName = keyof typeof scenes;

/** Every banner's name. */
export const sceneNames = Object.keys(scenes) as SceneName[];
