import { articleScenes } from './articles.js';
import type { Scene } from './scene.js';
import { slideScenes } from './slides.js';
import { saleScenes, tileScenes } from './tiles.js';

/** Every picture of the shop that is not goods. */
export const scenes = { ...slideScenes, ...tileScenes, ...saleScenes, ...articleScenes } as const satisfies Record<string, Scene>;

/** Name of a banner. */
export type SceneName = keyof typeof scenes;

/** Every banner's name. */
export const sceneNames = Object.keys(scenes) as SceneName[];
