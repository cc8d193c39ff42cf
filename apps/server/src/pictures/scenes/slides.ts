import type { Scene } from './scene.js';

const winter = { ground: ['#FFE066', '#F2B800'], shadow: '#9A6A00' } as const;
const camp = { ground: ['#D9F0E6', '#8CCFB4'], shadow: '#2F6B55' } as const;
const wheels = { ground: ['#DCEBFB', '#9CC4EF'], shadow: '#33598A' } as const;

/** The main slider: things on the right (or below, on phones), room for the words on the left (above). */
export const slideScenes = {
  'slide-winter': {
    ...winter,
    height: 48,
    discs: [
      [78, 27, 24, '#FFFFFF26'],
      [94, 6, 10, '#FFFFFF1F'],
    ],
    items: [
      { art: 'snowflake', colour: 'white', x: 61, y: 9, size: 6, angle: 12 },
      { art: 'snowflake', colour: 'white', x: 95, y: 40, size: 5, angle: 30 },
      { art: 'skis', colour: 'sky', x: 77, y: 26, size: 40, angle: -4 },
    ],
  },
  'slide-winter-tall': {
    ...winter,
    height: 110,
    discs: [[58, 78, 38, '#FFFFFF26']],
    items: [
      { art: 'snowflake', colour: 'white', x: 16, y: 60, size: 11, angle: 12 },
      { art: 'skis', colour: 'sky', x: 56, y: 78, size: 62, angle: -4 },
    ],
  },
  'slide-camp': {
    ...camp,
    height: 48,
    discs: [
      [76, 58, 34, '#FFFFFF38'],
      [88, 10, 5, '#FFF3B8'],
    ],
    items: [
      { art: 'evergreen-tree', colour: 'green', x: 93, y: 25, size: 22, isStanding: true },
      { art: 'evergreen-tree', colour: 'green', x: 58, y: 27, size: 17, isStanding: true },
      { art: 'tent', colour: 'orange', x: 75, y: 29, size: 30, isStanding: true },
      { art: 'backpack', colour: 'red', x: 91, y: 38, size: 13, isStanding: true },
      { art: 'fire', colour: 'orange', x: 60, y: 40, size: 7, isStanding: true },
    ],
  },
  'slide-camp-tall': {
    ...camp,
    height: 110,
    discs: [
      [50, 122, 62, '#FFFFFF38'],
      [80, 50, 8, '#FFF3B8'],
    ],
    items: [
      { art: 'evergreen-tree', colour: 'green', x: 84, y: 71, size: 36, isStanding: true },
      { art: 'tent', colour: 'orange', x: 47, y: 80, size: 56, isStanding: true },
      { art: 'backpack', colour: 'red', x: 80, y: 94, size: 22, isStanding: true },
    ],
  },
  'slide-wheels': {
    ...wheels,
    height: 48,
    discs: [[77, 26, 25, '#FFFFFF4D']],
    items: [
      { art: 'bicycle', colour: 'red', x: 76, y: 25, size: 38, isStanding: true },
      { art: 'helmet', colour: 'yellow', x: 94, y: 39, size: 9, isStanding: true },
    ],
  },
  'slide-wheels-tall': {
    ...wheels,
    height: 110,
    discs: [[50, 78, 42, '#FFFFFF4D']],
    items: [
      { art: 'bicycle', colour: 'red', x: 50, y: 77, size: 70, isStanding: true },
      { art: 'helmet', colour: 'yellow', x: 84, y: 100, size: 18, isStanding: true },
    ],
  },
} as const satisfies Record<string, Scene>;
