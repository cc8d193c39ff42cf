import type { Scene } from './scene.js';
import { standing, tree, type Thing } from './things.js';

type Light = keyof typeof lights;

const lights = {
  dawn: { ground: ['#FFF1DC', '#F6C9A8'], shadow: '#B0764F', sun: '#FFFFFFA6' },
  day: { ground: ['#E3F1FD', '#B4D6F4'], shadow: '#55779E', sun: '#FFFFFFA6' },
  forest: { ground: ['#E4F3E8', '#A9D6B8'], shadow: '#3F7355', sun: '#FFFFFF80' },
  lake: { ground: ['#E0F5F3', '#9ED8D2'], shadow: '#3F8480', sun: '#FFFFFF80' },
  dusk: { ground: ['#E9E2F6', '#BFAEE0'], shadow: '#6B5A94', sun: '#FFF3B8B3' },
  snow: { ground: ['#F6F9FC', '#D5E3F0'], shadow: '#7E95AD', sun: '#FFFFFF' },
} as const;

/** A photo of the school: one thing in the middle, one on either side, trees farther off. Sides change places. */
const photo = (light: Light, [main, left, right]: readonly [Thing, Thing, Thing], isMirrored = false): Scene => {
  const { ground, shadow, sun } = lights[light];
  const at = (x: number) => (isMirrored ? 100 - x : x);
  return {
    height: 75,
    ground,
    shadow,
    discs: [
      [at(78), 17, 9, sun],
      [at(30), 92, 52, '#FFFFFF4D'],
      [at(88), 96, 44, '#FFFFFF59'],
    ],
    items: [standing(left, at(17), 56, 24), standing(right, at(85), 60, 22), standing(main, at(49), 66, 44)],
  };
};

interface Person {
  ground: Scene['ground'];
  jacket: string;
  hair: string;
  skin?: string;
  isLongHaired?: boolean;
  beard?: string;
  hat: Thing;
  hatHeight?: number;
  /** What they teach with, beside them. */
  gear: Thing;
}

/** An instructor: shoulders, head, hair and a hat, and their own gear. */
const portrait = ({
  ground,
  jacket,
  hair,
  skin = '#F3C9A5',
  beard,
  hat,
  hatHeight = 28,
  gear,
  ...look
}: Person): Scene => ({
  height: 100,
  ground,
  shadow: '#00000033',
  discs: [
    [50, 46, 44, '#FFFFFF59'],
    ...(look.isLongHaired
      ? ([
          [32, 72, 9, hair],
          [68, 72, 9, hair],
          [31, 62, 8, hair],
          [69, 62, 8, hair],
        ] as const)
      : []),
    [50, 118, 42, jacket],
    [50, 119, 26, '#FFFFFF2E'],
    [50, 55, 21, hair],
    [50, 80, 8, '#00000026'],
    [50, 80, 7.4, skin],
    [50, 57, 18.5, skin],
    ...(beard
      ? ([
          [50, 63, 14, beard],
          [50, 54.6, 16, skin],
        ] as const)
      : []),
    [43, 57, 1.7, '#3D2F28'],
    [57, 57, 1.7, '#3D2F28'],
    [39, 63, 3, '#E8988088'],
    [61, 63, 3, '#E8988088'],
    [50, 65, 2.6, '#C07C62'],
    [50, 63.6, 2.8, beard ? '#D9A083' : skin],
  ],
  items: [
    { art: hat[0], colour: hat[1], x: 50, y: hatHeight, size: 44 },
    { art: gear[0], colour: gear[1], x: 83, y: 79, size: 29 },
  ],
});

/** The school of hiking: its title picture, photos and instructors. */
export const schoolScenes = {
  'school-hero': {
    height: 70,
    ground: ['#DFF2F0', '#8FCFC4'],
    shadow: '#2F6B5C',
    discs: [
      [82, 15, 8, '#FFF3B8'],
      [28, 98, 56, '#FFFFFF4D'],
      [86, 100, 52, '#FFFFFF4D'],
    ],
    items: [
      { art: 'snow-capped-mountain', colour: 'sky', x: 64, y: 26, size: 42 },
      { art: 'mountain', colour: 'grey', x: 32, y: 30, size: 36 },
      standing(tree, 12, 52, 26),
      standing(tree, 90, 54, 28),
      standing(['tent', 'orange'], 42, 62, 34),
      standing(['backpack', 'red'], 67, 64, 20),
      standing(['fire', 'orange'], 80, 66, 10),
      standing(['hiking-boot', 'brown'], 18, 66, 12),
    ],
  },
  'school-01': photo('dawn', [['tent', 'orange'], tree, ['fire', 'orange']]),
  'school-02': photo('forest', [['backpack', 'green'], tree, ['hiking-boot', 'brown']]),
  'school-03': photo('day', [['canoe', 'red'], tree, ['ring-buoy', 'orange']], true),
  'school-04': photo('snow', [['skis', 'sky'], tree, ['thermos', 'red']]),
  'school-05': photo('forest', [
    ['hiking-boot', 'orange'],
    ['poles', 'lime'],
    ['compass', 'yellow'],
  ]),
  'school-06': photo('dusk', [['fire', 'orange'], ['tent', 'teal'], tree]),
  'school-07': photo('lake', [['sup', 'teal'], tree, ['beanie', 'yellow']], true),
  'school-08': photo('dawn', [
    ['pot-of-food', 'grey'],
    ['stove', 'blue'],
    ['thermos', 'green'],
  ]),
  'school-09': photo('day', [['bicycle', 'blue'], tree, ['helmet', 'white']]),
  'school-10': photo('forest', [['tent', 'green'], tree, ['backpack', 'orange']], true),
  'school-11': photo('lake', [
    ['inflatable', 'green'],
    ['fishing-pole', 'brown'],
    ['bucket', 'blue'],
  ]),
  'school-12': photo('snow', [['sled', 'red'], tree, ['gloves', 'black']], true),
  'school-13': photo('dawn', [['compass', 'yellow'], ['backpack', 'blue'], tree]),
  'school-14': photo('dusk', [
    ['flashlight', 'orange'],
    ['tent', 'red'],
    ['sleeping-bag', 'blue'],
  ]),
  'school-15': photo('day', [['chair', 'orange'], tree, ['thermos', 'blue']]),
  'school-16': photo('lake', [['canoe', 'teal'], ['tent', 'yellow'], tree]),
  'school-17': photo('snow', [['snowboard', 'purple'], tree, ['goggles', 'orange']]),
  'school-18': photo('forest', [['axe', 'red'], ['fire', 'orange'], tree], true),
  'school-19': photo('dawn', [['sleeping-bag', 'orange'], tree, ['mat', 'lime']]),
  'school-20': photo(
    'dusk',
    [
      ['teapot', 'teal'],
      ['fire', 'orange'],
      ['thermos', 'red'],
    ],
    true,
  ),
  'school-21': photo('day', [
    ['jacket', 'yellow'],
    ['beanie', 'red'],
    ['gloves', 'black'],
  ]),
  'school-22': photo('snow', [['tent', 'blue'], tree, ['skis', 'red']], true),
  'school-sokolova': portrait({
    ground: ['#EDF4FC', '#A9CBEF'],
    jacket: '#C42020',
    hair: '#6B3F22',
    isLongHaired: true,
    hat: ['beanie', 'red'],
    gear: ['xc-skis', 'blue'],
  }),
  'school-ershov': portrait({
    ground: ['#E4F3E8', '#A9D6B8'],
    jacket: '#2E7D4B',
    hair: '#3D2F28',
    skin: '#E9B48A',
    beard: '#5B4636',
    hat: ['billed-cap', 'olive'],
    hatHeight: 37,
    gear: ['pack-expedition', 'orange'],
  }),
  'school-lukina': portrait({
    ground: ['#E0F5F3', '#9ED8D2'],
    jacket: '#00756A',
    hair: '#D9A648',
    skin: '#F8D6B6',
    isLongHaired: true,
    hat: ['billed-cap', 'teal'],
    hatHeight: 37,
    gear: ['sup', 'orange'],
  }),
  'school-galeev': portrait({
    ground: ['#FFF1DC', '#F6C9A8'],
    jacket: '#3D3D39',
    hair: '#171715',
    skin: '#DDA877',
    hat: ['helmet', 'yellow'],
    hatHeight: 33,
    gear: ['mtb', 'red'],
  }),
  'school-vetrova': portrait({
    ground: ['#FDECEC', '#F3BFC4'],
    jacket: '#7B4BC9',
    hair: '#A34A28',
    skin: '#F6CFAE',
    isLongHaired: true,
    hat: ['beanie', 'purple'],
    gear: ['tent-dome', 'teal'],
  }),
} as const satisfies Record<string, Scene>;
