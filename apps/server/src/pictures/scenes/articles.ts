import type { Scene, SceneItem } from './scene.js';

type Tint = 'g' | 'y' | 't' | 'b' | 'r';

const tints: Record<Tint, Pick<Scene, 'ground' | 'shadow'> & { disc: string }> = {
  g: { ground: ['#F4F5F2', '#DFE4DC'], shadow: '#7E877B', disc: '#FFFFFF80' },
  y: { ground: ['#FFF8E1', '#FFE7A3'], shadow: '#B68F35', disc: '#FFFFFF73' },
  t: { ground: ['#E9F7F5', '#BFE4DF'], shadow: '#4E958C', disc: '#FFFFFF66' },
  b: { ground: ['#EDF4FC', '#C3DAF4'], shadow: '#5D80AE', disc: '#FFFFFF66' },
  r: { ground: ['#FDF1ED', '#F3D3C8'], shadow: '#B07C6B', disc: '#FFFFFF66' },
};

const still = (tint: Tint, items: readonly SceneItem[]): Scene => ({
  height: 62,
  ground: tints[tint].ground,
  shadow: tints[tint].shadow,
  discs: [[50, 31, 25, tints[tint].disc]],
  items,
});

/** Pictures above articles. */
export const articleScenes = {
  'article-skis': still('b', [
    { art: 'snowflake', colour: 'sky', x: 17, y: 16, size: 9 },
    { art: 'skis', colour: 'red', x: 47, y: 30, size: 40 },
    { art: 'poles', colour: 'blue', x: 81, y: 34, size: 28 },
  ]),
  'article-tent': still('t', [
    { art: 'evergreen-tree', colour: 'green', x: 19, y: 30, size: 30, isStanding: true },
    { art: 'tent', colour: 'green', x: 50, y: 35, size: 38, isStanding: true },
    { art: 'evergreen-tree', colour: 'green', x: 82, y: 33, size: 24, isStanding: true },
  ]),
  'article-boots': still('r', [
    { art: 'evergreen-tree', colour: 'green', x: 78, y: 31, size: 34, isStanding: true },
    { art: 'hiking-boot', colour: 'orange', x: 42, y: 34, size: 36, isStanding: true },
  ]),
  'article-backpack': still('y', [
    { art: 'backpack', colour: 'blue', x: 44, y: 31, size: 40, isStanding: true },
    { art: 'thermos', colour: 'green', x: 70, y: 38, size: 24, isStanding: true },
    { art: 'compass', colour: 'yellow', x: 20, y: 42, size: 15, isStanding: true },
  ]),
  'article-sup': still('b', [
    { art: 'sup', colour: 'orange', x: 46, y: 31, size: 50 },
    { art: 'safety-vest', colour: 'orange', x: 78, y: 38, size: 22, isStanding: true },
  ]),
  'article-bike': still('g', [
    { art: 'bicycle', colour: 'green', x: 48, y: 30, size: 46, isStanding: true },
    { art: 'wrench', colour: 'grey', x: 86, y: 44, size: 15 },
  ]),
  'article-layers': still('t', [
    { art: 'longsleeve', colour: 'grey', x: 24, y: 33, size: 26, isStanding: true },
    { art: 'jacket', colour: 'red', x: 52, y: 30, size: 36, isStanding: true },
    { art: 'beanie', colour: 'blue', x: 81, y: 38, size: 19, isStanding: true },
  ]),
  'article-fishing': still('g', [
    { art: 'fishing-pole', colour: 'brown', x: 50, y: 30, size: 42, isStanding: true },
    { art: 'toolbox', colour: 'green', x: 80, y: 41, size: 22, isStanding: true },
  ]),
  'article-skates': still('b', [
    { art: 'ice-skate', colour: 'white', x: 40, y: 31, size: 36, isStanding: true },
    { art: 'ice-skate', colour: 'black', x: 74, y: 37, size: 25, isStanding: true, isMirrored: true },
  ]),
  'article-sleep': still('y', [
    { art: 'sleeping-bag', colour: 'blue', x: 42, y: 31, size: 42 },
    { art: 'mat', colour: 'olive', x: 76, y: 41, size: 24, isStanding: true },
  ]),
  'article-snowboard': still('b', [
    { art: 'snowboard', colour: 'purple', x: 44, y: 30, size: 42 },
    { art: 'goggles', colour: 'orange', x: 78, y: 38, size: 24, isStanding: true },
  ]),
  'article-ski-route': still('g', [
    { art: 'snow-capped-mountain', colour: 'sky', x: 30, y: 29, size: 42, isStanding: true },
    { art: 'evergreen-tree', colour: 'green', x: 64, y: 33, size: 28, isStanding: true },
    { art: 'evergreen-tree', colour: 'green', x: 82, y: 36, size: 22, isStanding: true },
  ]),
  'article-light': still('y', [
    { art: 'flashlight', colour: 'orange', x: 46, y: 31, size: 38 },
    { art: 'camping', colour: 'green', x: 80, y: 38, size: 24, isStanding: true },
  ]),
  'article-autumn': still('r', [
    { art: 'mountain', colour: 'brown', x: 30, y: 31, size: 38, isStanding: true },
    { art: 'backpack', colour: 'orange', x: 66, y: 34, size: 30, isStanding: true },
  ]),
  'article-membrane': still('t', [
    { art: 'jacket', colour: 'blue', x: 44, y: 30, size: 40, isStanding: true },
    { art: 'bucket', colour: 'teal', x: 78, y: 40, size: 20, isStanding: true },
  ]),
  'article-stove': still('y', [
    { art: 'stove', colour: 'blue', x: 36, y: 33, size: 30, isStanding: true },
    { art: 'pot-of-food', colour: 'grey', x: 68, y: 35, size: 30, isStanding: true },
  ]),
  'article-water': still('b', [
    { art: 'thermos', colour: 'teal', x: 38, y: 31, size: 34, isStanding: true },
    { art: 'teapot', colour: 'grey', x: 68, y: 37, size: 26, isStanding: true },
  ]),
  'article-canoe': still('t', [
    { art: 'canoe', colour: 'red', x: 46, y: 31, size: 46 },
    { art: 'ring-buoy', colour: 'orange', x: 82, y: 41, size: 18, isStanding: true },
  ]),
  'article-helmet': still('g', [
    { art: 'helmet', colour: 'lime', x: 42, y: 30, size: 38, isStanding: true },
    { art: 'gloves', colour: 'black', x: 76, y: 39, size: 22 },
  ]),
  'article-running': still('r', [
    { art: 'running-shoe', colour: 'blue', x: 44, y: 32, size: 42 },
    { art: 'stopwatch', colour: 'red', x: 80, y: 38, size: 19, isStanding: true },
  ]),
} as const satisfies Record<string, Scene>;
