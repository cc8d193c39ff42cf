import type { Scene, SceneBox, SceneItem } from './scene.js';
import { hanging, standing, tree } from './things.js';

/** A room: a wall, a floor, shelves. */
const room = (wall: string, floor: string, boxes: readonly SceneBox[], items: readonly SceneItem[]): Scene => ({
  height: 62,
  ground: [wall, wall],
  shadow: '#00000055',
  boxes: [[0, 47, 100, 15, floor], [0, 46, 100, 1.2, '#00000022'], ...boxes],
  items,
});

/** How the shop grew: from a cellar with skis to a warehouse. */
export const historyScenes = {
  'history-rental': room(
    '#D9C3A5',
    '#A98258',
    [
      [8, 6, 22, 12, '#3D3D39', 1],
      [9, 7, 20, 10, '#BFE4EE', 0.6],
      [36, 16, 58, 1.6, '#84552F'],
      [36, 42, 58, 1.6, '#84552F'],
    ],
    [
      ...(
        [
          ['xc-skis', 'red'],
          ['skate-skis', 'blue'],
          ['walk-skis', 'green'],
          ['xc-skis', 'orange'],
          ['walk-skis', 'teal'],
        ] as const
      ).map((thing, index) => hanging(thing, 43 + index * 11, 30, 25, -14)),
      standing(['stove', 'red'], 20, 50, 17),
      standing(['teapot', 'blue'], 32, 54, 9),
    ],
  ),
  'history-workshop': room(
    '#C8D3D6',
    '#8D9499',
    [
      [16, 8, 68, 20, '#AEBBC0', 1],
      [12, 40, 76, 4, '#B07B4C', 0.8],
      [16, 44, 4, 14, '#84552F'],
      [80, 44, 4, 14, '#84552F'],
    ],
    [
      hanging(['hammer-and-wrench', 'grey'], 30, 18, 14),
      hanging(['wrench', 'grey'], 48, 18, 12),
      hanging(['axe', 'red'], 68, 18, 13),
      standing(['hockey-skate', 'black'], 34, 40.4, 15),
      standing(['ice-skate', 'white'], 52, 40.4, 15),
      standing(['toolbox', 'red'], 72, 40.4, 14),
    ],
  ),
  'history-shop': room(
    '#F4E7C6',
    '#C79D63',
    [
      [8, 10, 36, 1.6, '#84552F'],
      [8, 24, 36, 1.6, '#84552F'],
      [8, 38, 36, 1.6, '#84552F'],
      [54, 48, 12, 6, '#8D9499', 3],
      [66, 46, 11, 8, '#B9BDB8', 4],
      [77, 49, 14, 5, '#D8C7A0', 2],
    ],
    [
      ...(
        [
          ['boot-tall', 'brown'],
          ['boot-low', 'olive'],
          ['boot-winter', 'red'],
        ] as const
      ).map((thing, index) => standing(thing, 14 + index * 12, 24.4, 10)),
      ...(
        [
          ['shoe-trail', 'orange'],
          ['running-shoe', 'blue'],
          ['shoe-gym', 'black'],
        ] as const
      ).map((thing, index) => standing(thing, 14 + index * 12, 38.4, 10)),
      standing(['hiking-boot', 'orange'], 72, 46.6, 22),
      standing(['compass', 'yellow'], 90, 58, 9),
    ],
  ),
  'history-school': {
    height: 62,
    ground: ['#DDEFE3', '#94C7A7'],
    shadow: '#2F6B5C',
    discs: [
      [80, 13, 7, '#FFF3B8'],
      [24, 92, 48, '#FFFFFF40'],
      [84, 96, 50, '#FFFFFF40'],
    ],
    items: [
      standing(tree, 10, 46, 24),
      standing(tree, 24, 43, 19),
      standing(tree, 92, 46, 26),
      standing(['tent-tunnel', 'orange'], 36, 54, 25),
      standing(['tent-dome', 'teal'], 66, 52, 22),
      standing(['fire', 'orange'], 51, 58, 9),
      standing(['pack-trek', 'red'], 82, 57, 13),
    ],
  },
  'history-cities': {
    height: 62,
    ground: ['#E9F1FB', '#B9D4F3'],
    shadow: '#4A6F9F',
    discs: [[18, 12, 6, '#FFFFFF']],
    boxes: [
      [0, 50, 100, 12, '#D9DDDC'],
      ...(
        [
          [30, 24, 10, 27, '#E9C9A4'],
          [41, 18, 12, 33, '#B9C6CF'],
          [54, 28, 9, 23, '#D98E73'],
          [64, 21, 11, 30, '#8FB3C9'],
          [76, 30, 10, 21, '#F2E2B8'],
        ] as const
      ).flatMap(([x, y, width, height, colour]): SceneBox[] => [
        [x, y, width, height, colour, 0.8],
        ...[0, 1, 2].map((row): SceneBox => [x + 1.6, y + 3 + row * 5.4, width - 3.2, 2.2, '#FFFFFFB3', 0.5]),
        [x, y + height - 5, width, 2, '#FFCC00'],
      ]),
    ],
    items: [
      hanging(['snow-capped-mountain', 'sky'], 16, 36, 30),
      standing(tree, 92, 54, 20),
      standing(['package', 'brown'], 24, 57, 10),
    ],
  },
  'history-today': room(
    '#EDEFEA',
    '#C2C6BF',
    [
      [6, 16, 62, 1.8, '#6B6B65'],
      [6, 31, 62, 1.8, '#6B6B65'],
      [6, 10, 1.8, 38, '#6B6B65'],
      [36, 10, 1.8, 38, '#6B6B65'],
      [66.2, 10, 1.8, 38, '#6B6B65'],
    ],
    [
      ...[13, 22, 31, 43, 52, 61].map((x) => standing(['package', 'brown'], x, 31.4, 8)),
      ...[14, 24, 45, 60].map((x) => standing(['package', 'brown'], x, 16.4, 8)),
      ...[16, 27, 46, 57].map((x) => standing(['package', 'brown'], x, 47, 9)),
      standing(['trophy', 'yellow'], 82, 55, 22),
    ],
  ),
} as const satisfies Record<string, Scene>;
