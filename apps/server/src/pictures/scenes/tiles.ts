import type { Scene } from './scene.js';

/** The six banners of the tile: words at the upper left, the thing at the lower right. */
export const tileScenes = {
  'tile-skates': {
    height: 50,
    ground: ['#E6F6F4', '#D3EDE9'],
    shadow: '#5B9C94',
    items: [
      { art: 'ice-skate', colour: 'pink', x: 80, y: 27, size: 31, isStanding: true },
      { art: 'ice-skate', colour: 'sky', x: 57, y: 34, size: 18, isStanding: true },
    ],
  },
  'tile-service': {
    height: 50,
    ground: ['#E9F1FB', '#D5E4F7'],
    shadow: '#6D8DB8',
    items: [{ art: 'hammer-and-wrench', colour: 'grey', x: 79, y: 28, size: 31 }],
  },
  'tile-lake': {
    height: 50,
    ground: ['#E2F1FB', '#BFE0F5'],
    shadow: '#4B89B3',
    discs: [[76, 60, 32, '#FFFFFF66']],
    items: [
      { art: 'sup', colour: 'teal', x: 82, y: 26, size: 36 },
      { art: 'ring-buoy', colour: 'red', x: 60, y: 37, size: 15, isStanding: true },
    ],
  },
  'tile-run': {
    height: 50,
    ground: ['#FDEFE9', '#F8DACC'],
    shadow: '#B98369',
    items: [
      { art: 'running-shoe', colour: 'blue', x: 80, y: 25, size: 33 },
      { art: 'stopwatch', colour: 'red', x: 57, y: 36, size: 14, isStanding: true },
    ],
  },
  'tile-fishing': {
    height: 50,
    ground: ['#EEF4E3', '#D9E8C0'],
    shadow: '#7C9553',
    items: [
      { art: 'fishing-pole', colour: 'brown', x: 83, y: 26, size: 34, isStanding: true },
      { art: 'bucket', colour: 'green', x: 60, y: 36, size: 15, isStanding: true },
    ],
  },
  'tile-team': {
    height: 50,
    ground: ['#FFF6DC', '#FFE9A8'],
    shadow: '#BF952E',
    items: [
      { art: 'soccer-ball', colour: 'black', x: 83, y: 30, size: 25, isStanding: true },
      { art: 'basketball', colour: 'orange', x: 62, y: 36, size: 16, isStanding: true },
    ],
  },
} as const satisfies Record<string, Scene>;

/** Pictures of the sales slider. */
export const saleScenes = {
  'sale-skis': {
    height: 56,
    ground: ['#FFE880', '#FFCC00'],
    shadow: '#9A6A00',
    discs: [[50, 30, 22, '#FFFFFF40']],
    items: [
      { art: 'poles', colour: 'red', x: 26, y: 30, size: 30 },
      { art: 'skis', colour: 'red', x: 58, y: 29, size: 38 },
    ],
  },
  'sale-tents': {
    height: 56,
    ground: ['#E3F3EA', '#B7DDC8'],
    shadow: '#3F7F62',
    discs: [[50, 66, 40, '#FFFFFF59']],
    items: [
      { art: 'tent', colour: 'teal', x: 42, y: 29, size: 36, isStanding: true },
      { art: 'sleeping-bag', colour: 'orange', x: 76, y: 31, size: 27 },
    ],
  },
  'sale-bikes': {
    height: 56,
    ground: ['#E9F1FB', '#B9D4F3'],
    shadow: '#4A6F9F',
    discs: [[48, 29, 23, '#FFFFFF66']],
    items: [
      { art: 'bicycle', colour: 'blue', x: 46, y: 29, size: 42, isStanding: true },
      { art: 'kick-scooter', colour: 'orange', x: 82, y: 34, size: 22, isStanding: true },
    ],
  },
  'sale-boots': {
    height: 56,
    ground: ['#F8EDE6', '#E9CDBB'],
    shadow: '#9A6C50',
    discs: [[50, 62, 36, '#FFFFFF59']],
    items: [
      { art: 'hiking-boot', colour: 'brown', x: 40, y: 29, size: 32, isStanding: true },
      { art: 'hiking-boot', colour: 'olive', x: 72, y: 34, size: 25, isStanding: true, isMirrored: true },
    ],
  },
} as const satisfies Record<string, Scene>;
