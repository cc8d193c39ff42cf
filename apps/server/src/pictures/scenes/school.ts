import type { ArtName } from '../art/art-list.js';
import type { ColourId } from '../palette.js';
import type { Scene, SceneItem } from './scene.js';

type Thing = readonly [art: ArtName, colour: ColourId];
type Light = keyof typeof lights;

const lights = {
  dawn: { ground: ['#FFF1DC', '#F6C9A8'], shadow: '#B0764F', sun: '#FFFFFFA6' },
  day: { ground: ['#E3F1FD', '#B4D6F4'], shadow: '#55779E', sun: '#FFFFFFA6' },
  forest: { ground: ['#E4F3E8', '#A9D6B8'], shadow: '#3F7355', sun: '#FFFFFF80' },
  lake: { ground: ['#E0F5F3', '#9ED8D2'], shadow: '#3F8480', sun: '#FFFFFF80' },
  dusk: { ground: ['#E9E2F6', '#BFAEE0'], shadow: '#6B5A94', sun: '#FFF3B8B3' },
  snow: { ground: ['#F6F9FC', '#D5E3F0'], shadow: '#7E95AD', sun: '#FFFFFF' },
} as const;

const tree: Thing = ['evergreen-tree', 'green'];
const standing = ([art, colour]: Thing, x: number, foot: number, size: number): SceneItem => ({
  art,
  colour,
  x,
  y: foot - size / 2,
  size,
  isStanding: true,
});

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

const face = '#F3C9A5';
/** An instructor: shoulders, head and a hat. */
const portrait = (ground: Scene['ground'], jacket: string, hair: string, hat: Thing, hatHeight = 28): Scene => ({
  height: 100,
  ground,
  shadow: '#00000033',
  discs: [
    [50, 46, 44, '#FFFFFF59'],
    [50, 118, 42, jacket],
    [50, 55, 21, hair],
    [50, 80, 8, '#E3B28B'],
    [50, 57, 18.5, face],
    [43, 57, 1.7, '#3D2F28'],
    [57, 57, 1.7, '#3D2F28'],
    [39, 63, 3, '#EFB39688'],
    [61, 63, 3, '#EFB39688'],
    [50, 65, 2.6, '#C98A6C'],
    [50, 63.6, 2.8, face],
  ],
  items: [{ art: hat[0], colour: hat[1], x: 50, y: hatHeight, size: 44 }],
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
  'school-sokolova': portrait(['#EDF4FC', '#A9CBEF'], '#C42020', '#6B3F22', ['beanie', 'red']),
  'school-ershov': portrait(['#E4F3E8', '#A9D6B8'], '#2E7D4B', '#3D2F28', ['beanie', 'olive']),
  'school-lukina': portrait(['#E0F5F3', '#9ED8D2'], '#00756A', '#B0793A', ['billed-cap', 'teal'], 37),
  'school-galeev': portrait(['#FFF1DC', '#F6C9A8'], '#3D3D39', '#171715', ['helmet', 'yellow'], 37),
  'school-vetrova': portrait(['#FDECEC', '#F3BFC4'], '#7B4BC9', '#5B3418', ['beanie', 'purple']),
} as const satisfies Record<string, Scene>;
