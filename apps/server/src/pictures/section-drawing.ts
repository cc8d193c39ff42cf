import type { ArtName } from './art/art-list.js';
import type { ColourId } from './palette.js';
import { cutoutPictureKey } from './picture-key.js';

/** What a section is about, by the beginnings of the words in its name; the first that fits. */
const drawings: readonly (readonly [words: RegExp, art: ArtName, colour: ColourId])[] = [
  [/сноуборд/, 'snowboard', 'purple'],
  [/горн\S* лыж|горнолыж/, 'carve-skis', 'red'],
  [/лыж/, 'xc-skis', 'blue'],
  [/ролик/, 'inline-skate', 'teal'],
  [/хокке|клюш/, 'stick-puck', 'orange'],
  [/коньк/, 'ice-skate', 'sky'],
  [/санк|тюбинг|снегокат/, 'snow-racer', 'red'],
  [/палат|тент|шат[её]р/, 'tent-dome', 'green'],
  [/рюкзак|сумк/, 'pack-trek', 'red'],
  [/спальн/, 'sleeping-bag', 'blue'],
  [/йог|растяж/, 'yoga-strap', 'purple'],
  [/коврик|мебел|кресл/, 'camp-chair', 'green'],
  [/фонар|свет/, 'headlamp', 'yellow'],
  [/термос|посуд|горелк|кухн/, 'thermos-wide', 'green'],
  [/самокат/, 'scooter-city', 'teal'],
  [/скейт|лонгборд/, 'skateboard', 'purple'],
  [/вело/, 'mtb', 'blue'],
  [/кроссов|бег/, 'running-shoe', 'blue'],
  [/сандал|шл[её]п|сланц/, 'slide', 'blue'],
  [/обув|ботин|сапог/, 'hiking-boot', 'brown'],
  [/брюк|штан|шорт/, 'trousers', 'olive'],
  [/футбол(?:к|ок)|бель[её]|рубаш/, 'tee', 'teal'],
  [/шапк|перчат|носк|голов/, 'beanie', 'red'],
  [/одежд|куртк|костюм/, 'jacket', 'red'],
  [/sup|сап|весл/, 'sup', 'teal'],
  [/лодк|байдар|каяк|вод/, 'inflatable', 'green'],
  [/плав|бассейн|купаль/, 'swim-goggles', 'blue'],
  [/приман|воблер|снаст/, 'wobbler', 'orange'],
  [/рыб|спиннинг|удоч|удили/, 'rod-spinning', 'brown'],
  [/бокс|единоборств/, 'boxing-glove', 'red'],
  [/фитнес|гантел|гир|тренаж|силов/, 'dumbbell', 'blue'],
  [/теннис|бадминтон|ракет/, 'tennis', 'yellow'],
  [/мяч|футбол|командн|игр/, 'soccer-ball', 'black'],
  [/час|очк|аксессуар/, 'watch-square', 'blue'],
  [/сервис|инструмент|запчаст|ремонт/, 'toolbox', 'red'],
  [/тур|поход|кемпинг/, 'pack-expedition', 'orange'],
  [/зим/, 'snowflake', 'sky'],
];

/**
 * Key of a drawing for a section whose goods have no pictures. An unknown name gets a parcel: a tile
 * without a picture among others looks broken.
 */
export function sectionDrawing(title: string): string {
  const words = title.toLowerCase();
  const [, art, colour] = drawings.find(([about]) => about.test(words)) ?? ([null, 'package', 'brown'] as const);
  return cutoutPictureKey(art, colour);
}
