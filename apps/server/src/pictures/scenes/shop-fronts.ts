import type { Scene, SceneBox } from './scene.js';
import { hanging, standing, tree, type Thing } from './things.js';

interface Front {
  sky: Scene['ground'];
  wall: string;
  awning: string;
  /** In the left window, in the right one, by the door. */
  goods: readonly [left: readonly Thing[], right: readonly Thing[], outside: Thing];
  /** Snow lies on the roof and the pavement. */
  isWinter?: boolean;
}

/** The front of a shop: a sign, an awning, two windows with goods, a door between them. */
const shopFront = ({ sky, wall, awning, goods: [left, right, outside], isWinter = false }: Front): Scene => ({
  height: 62,
  ground: sky,
  shadow: '#00000055',
  discs: [[86, 12, 7, '#FFFFFF99']],
  boxes: [
    [0, 53, 100, 9, isWinter ? '#F4F8FC' : '#C9CCCB'],
    [12, 9, 76, 46, wall, 1.5],
    [10, 7, 80, 4, isWinter ? '#FFFFFF' : '#3D3D39', 2],
    [16, 12.5, 68, 6.5, '#272724', 1],
    ...Array.from({ length: 12 }, (_, index): SceneBox => {
      return [14 + index * 6, 20, 6, 5.5, index % 2 ? '#FFFFFF' : awning, 1.4];
    }),
    [17, 28, 25, 24, '#3D3D39', 1],
    [18, 29, 23, 22, '#FFF6DC', 0.6],
    [58, 28, 25, 24, '#3D3D39', 1],
    [59, 29, 23, 22, '#FFF6DC', 0.6],
    [44.5, 28, 11, 27, '#3D3D39', 1],
    [46, 29.5, 8, 24, '#BFE4EE', 0.6],
    [52.2, 41, 0.9, 4, '#FFCC00', 0.4],
  ],
  items: [
    hanging(['mountain', 'grey'], 50, 15.7, 7),
    ...left.map((thing, index) => standing(thing, 24 + index * 11, 50.5, 14)),
    ...right.map((thing, index) => standing(thing, 65 + index * 11, 50.5, 14)),
    standing(tree, 6, 57, 22),
    standing(outside, 92, 59, 15),
  ],
});

/** The shops of the gallery, one in each city. */
export const shopScenes = {
  'shop-tyumen': shopFront({
    sky: ['#E3F1FD', '#B4D6F4'],
    wall: '#E9C9A4',
    awning: '#FFCC00',
    goods: [
      [
        ['tent-dome', 'green'],
        ['backpack', 'red'],
      ],
      [
        ['jacket', 'blue'],
        ['boot-tall', 'brown'],
      ],
      ['mtb', 'red'],
    ],
  }),
  'shop-yekaterinburg': shopFront({
    sky: ['#F1EDF8', '#CFC2EA'],
    wall: '#B9C6CF',
    awning: '#C42020',
    goods: [
      [
        ['carve-skis', 'red'],
        ['ski-helmet', 'white'],
      ],
      [
        ['snowboard', 'purple'],
        ['parka', 'teal'],
      ],
      ['walk-skis', 'blue'],
    ],
    isWinter: true,
  }),
  'shop-chelyabinsk': shopFront({
    sky: ['#FFF1DC', '#F6C9A8'],
    wall: '#D98E73',
    awning: '#00756A',
    goods: [
      [
        ['dumbbell', 'red'],
        ['kettlebell', 'black'],
      ],
      [
        ['shoe-racer', 'lime'],
        ['tee', 'sky'],
      ],
      ['scooter-city', 'teal'],
    ],
  }),
  'shop-surgut': shopFront({
    sky: ['#F6F9FC', '#CBDDEE'],
    wall: '#8FB3C9',
    awning: '#1258A8',
    goods: [
      [
        ['puffer', 'orange'],
        ['beanie', 'red'],
      ],
      [
        ['boot-winter', 'brown'],
        ['gloves', 'black'],
      ],
      ['snow-racer', 'red'],
    ],
    isWinter: true,
  }),
  'shop-perm': shopFront({
    sky: ['#E4F3E8', '#A9D6B8'],
    wall: '#F2E2B8',
    awning: '#2E7D4B',
    goods: [
      [
        ['inflatable', 'green'],
        ['bucket', 'blue'],
      ],
      [
        ['rod-spinning', 'brown'],
        ['toolbox', 'red'],
      ],
      ['canoe', 'orange'],
    ],
  }),
  'shop-omsk': shopFront({
    sky: ['#E0F5F3', '#9ED8D2'],
    wall: '#E7DED4',
    awning: '#7B4BC9',
    goods: [
      [
        ['soccer-ball', 'black'],
        ['basketball', 'orange'],
      ],
      [
        ['tennis', 'yellow'],
        ['inline-skate', 'teal'],
      ],
      ['city-bike', 'green'],
    ],
  }),
} as const satisfies Record<string, Scene>;
