import type { Scene, SceneItem } from '../scenes/scene.js';
import { tileScenes } from '../scenes/tiles.js';

/** A film: a scene at a moment of its turn, from 0 to 1; a turn ends where it began, so that the film may loop. */
export interface Film {
  seconds: number;
  at: (turn: number) => Scene;
}

/** Back and forth between −1 and 1, `times` per loop; 0 at its start. */
const sway = (turn: number, times: number, phase = 0) =>
  Math.sin(2 * Math.PI * (times * turn + phase)) - Math.sin(2 * Math.PI * phase);

/** Moves across the picture and re-enters, `times` per loop. */
const passing = (start: number, turn: number, times: number, from = -15, to = 115) => {
  const way = to - from;
  return from + ((((start - from + way * times * turn) % way) + way) % way);
};

const snow = (
  turn: number,
  flakes: readonly (readonly [x: number, y: number, size: number, times: number])[],
): SceneItem[] =>
  flakes.map(([x, y, size, times]) => ({
    art: 'snowflake',
    colour: 'white',
    x: x + 2 * sway(turn, times),
    y: passing(y, turn, times, -8, 64),
    size,
    // It has six rays: a sixth of a round brings it back.
    angle: 60 * turn * times,
  }));

const lake = (turn: number): Scene => {
  const still = tileScenes['tile-lake'];
  const [sup, buoy] = still.items;
  const wave = sway(turn, 2);
  return {
    ...still,
    discs: [[76, 60 + 1.2 * wave, 32, '#FFFFFF66']],
    items: [
      { ...sup, x: sup.x + 1.5 * sway(turn, 1), y: sup.y + 1.6 * wave, angle: 3 * sway(turn, 1) },
      { ...buoy, x: buoy.x - 2 * sway(turn, 1), y: buoy.y + 1.3 * sway(turn, 2, 0.2), angle: 6 * sway(turn, 2, 0.2) },
    ],
  };
};

const camp = (turn: number): Scene => ({
  height: 56.25,
  ground: ['#D9F0E6', '#7FC4A8'],
  shadow: '#2F6B55',
  discs: [
    [50, 74, 46, '#FFFFFF38'],
    [14 + 3 * sway(turn, 1), 12, 6, '#FFF3B8'],
    [passing(60, turn, 1, -20, 120), 10, 5, '#FFFFFF80'],
    [passing(66, turn, 1, -20, 120), 11, 4, '#FFFFFF80'],
  ],
  items: [
    { art: 'evergreen-tree', colour: 'green', x: 16, y: 31, size: 26, angle: 1.6 * sway(turn, 2), isStanding: true },
    {
      art: 'evergreen-tree',
      colour: 'green',
      x: 84,
      y: 28,
      size: 30,
      angle: -1.4 * sway(turn, 2, 0.1),
      isStanding: true,
    },
    { art: 'tent', colour: 'orange', x: 48, y: 33, size: 36, isStanding: true },
    {
      art: 'fire',
      colour: 'orange',
      x: 72,
      y: 45,
      size: 9 + 0.9 * sway(turn, 9),
      angle: 4 * sway(turn, 6),
      isStanding: true,
    },
    { art: 'backpack', colour: 'red', x: 30, y: 45, size: 12, isStanding: true },
  ],
});

const ride = (turn: number): Scene => ({
  height: 56.25,
  ground: ['#E9F1FB', '#A9CBF0'],
  shadow: '#4A6F9F',
  discs: [
    [50, 30, 24, '#FFFFFF66'],
    [passing(20, turn, 1, -20, 120), 9, 5, '#FFFFFFA6'],
    [passing(27, turn, 1, -20, 120), 10, 4, '#FFFFFFA6'],
  ],
  items: [
    // The bicycle faces left, so the background scrolls right.
    ...[10, 75].map((x): SceneItem => ({
      art: 'evergreen-tree',
      colour: 'green',
      x: passing(x, turn, 2),
      y: 26,
      size: 20,
      isStanding: true,
    })),
    {
      art: 'bicycle',
      colour: 'red',
      x: 50,
      y: 32 + 0.5 * sway(turn, 16),
      size: 42,
      angle: 0.8 * sway(turn, 8),
      isStanding: true,
    },
    { art: 'evergreen-tree', colour: 'green', x: passing(48, turn, 3), y: 50, size: 9, isStanding: true },
  ],
});

const winter = (turn: number): Scene => ({
  height: 56.25,
  ground: ['#EDF4FC', '#B4D0F0'],
  shadow: '#5D80AE',
  discs: [[50, 30, 25, '#FFFFFF80']],
  items: [
    ...snow(turn, [
      [14, 8, 6, 1],
      [34, 40, 4, 1],
      [66, 52, 4, 1],
      [92, 34, 6, 1],
    ]),
    {
      art: 'skis',
      colour: 'red',
      x: 47 + 1.5 * sway(turn, 2),
      y: 29 + 1.2 * sway(turn, 2),
      size: 42,
      angle: 2 * sway(turn, 1),
    },
    { art: 'poles', colour: 'blue', x: 80, y: 32 + sway(turn, 2, 0.15), size: 28, angle: -3 * sway(turn, 1, 0.1) },
    ...snow(turn, [
      [6, 46, 8, 1],
      [76, 4, 7, 1],
    ]),
  ],
});

/** Every film of the shop by its name. */
export const films = {
  lake: { seconds: 6, at: lake },
  camp: { seconds: 8, at: camp },
  ride: { seconds: 8, at: ride },
  winter: { seconds: 8, at: winter },
} as const satisfies Record<string, Film>;

/** Name of a film. */
export type FilmName = keyof typeof films;

/** Every film's name. */
export const filmNames = Object.keys(films) as FilmName[];

/** The first pictures of the films, as scenes: shown in place of a film until it plays. */
export const filmScenes = {
  'film-lake': lake(0),
  'film-camp': camp(0),
  'film-ride': ride(0),
  'film-winter': winter(0),
} as const satisfies Record<`film-${FilmName}`, Scene>;
