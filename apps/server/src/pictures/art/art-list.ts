/**
 * Which fills of a drawing change with the colour of the goods: a window of OKLCH hues, or the greys
 * (`neutral`, for drawings whose body is white or silver). Everything else keeps its colour: soles, metal, straps.
 */
export interface ArtRecipe {
  /** Name in the vector set when it differs from ours. */
  source?: string;
  /** Middle of the hue window, degrees. */
  hue?: number;
  /** Half width of the hue window. @default 35 */
  reach?: number;
  /** Paints with next to no chroma change, beside those of the hue window if there is one. */
  neutral?: boolean;
  /** Light tinted paints between these hues become nearly white: a lilac sole under any upper. */
  bleach?: readonly [from: number, to: number];
  /** Nothing changes: the drawing has one colour only. */
  fixed?: boolean;
  /** Elements to leave out: any whose path data starts with one of these. */
  without?: readonly string[];
}

/** Drawings from the vector set. */
export const fluentArt = {
  skis: { hue: 235, reach: 60 },
  'ice-skate': { neutral: true, bleach: [270, 340] },
  sled: { hue: 8, reach: 40 },
  goggles: { hue: 240, reach: 35 },
  gloves: { hue: 305, reach: 60 },
  scarf: { hue: 10, reach: 70 },
  socks: { hue: 255, reach: 45 },
  'billed-cap': { hue: 265, reach: 55 },
  'hiking-boot': { hue: 65, reach: 35 },
  'running-shoe': { neutral: true, bleach: [270, 340] },
  'mans-shoe': { hue: 30, reach: 60 },
  'womans-boot': { hue: 10, reach: 35 },
  'thong-sandal': { hue: 255, reach: 50 },
  backpack: { hue: 0, reach: 40 },
  tent: { hue: 143, reach: 40, without: ['M28.662 12.995'] },
  flashlight: { neutral: true },
  compass: { hue: 75, reach: 40 },
  canoe: { hue: 45, reach: 40 },
  speedboat: { hue: 30, reach: 40 },
  'motor-boat': { hue: 15, reach: 40 },
  'ring-buoy': { hue: 10, reach: 40 },
  'fishing-pole': { hue: 30, reach: 50 },
  hook: { hue: 75, reach: 45 },
  bicycle: { hue: 15, reach: 40 },
  'kick-scooter': { hue: 235, reach: 60 },
  skateboard: { hue: 300, reach: 70 },
  'roller-skate': { hue: 15, reach: 45 },
  'soccer-ball': { hue: 255, reach: 40 },
  basketball: { hue: 45, reach: 35 },
  volleyball: { neutral: true, hue: 305, reach: 45 },
  'rugby-football': { hue: 45, reach: 75 },
  tennis: { hue: 5, reach: 45 },
  badminton: { hue: 255, reach: 45 },
  'ping-pong': { hue: 355, reach: 45 },
  'ice-hockey': { hue: 40, reach: 45 },
  'boxing-glove': { hue: 10, reach: 45 },
  'martial-arts-uniform': { neutral: true },
  'goal-net': { hue: 10, reach: 45 },
  'flying-disc': { hue: 230, reach: 45 },
  't-shirt': { hue: 140, reach: 45 },
  'running-shirt': { hue: 170, reach: 55 },
  shorts: { hue: 145, reach: 45 },
  jeans: { hue: 250, reach: 50 },
  'one-piece-swimsuit': { hue: 350, reach: 45 },
  briefs: { hue: 235, reach: 50 },
  'diving-mask': { hue: 8, reach: 45 },
  'safety-vest': { hue: 45, reach: 40 },
  sunglasses: { hue: 295, reach: 60 },
  watch: { hue: 255, reach: 40 },
  stopwatch: { hue: 300, reach: 60 },
  toolbox: { hue: 12, reach: 40 },
  bucket: { hue: 240, reach: 45 },
  'pot-of-food': { neutral: true },
  axe: { hue: 15, reach: 25 },
  teapot: { hue: 15, reach: 40 },
  chair: { hue: 25, reach: 50 },
  bullseye: { hue: 5, reach: 45 },
  fish: { hue: 245, reach: 50 },
  'hammer-and-wrench': { fixed: true },
  wrench: { fixed: true },
  camping: { fixed: true },
  mountain: { fixed: true },
  'evergreen-tree': { fixed: true },
  snowflake: { fixed: true },
  fire: { fixed: true },
  package: { fixed: true },
  trophy: { fixed: true },
  'snow-capped-mountain': { fixed: true },
} as const satisfies Record<string, ArtRecipe>;

/** Drawings of our own: `own-art.ts` uses blues for whatever may change. */
export const ownArtNames = [
  'jacket',
  'longsleeve',
  'beanie',
  'sleeping-bag',
  'mat',
  'dumbbell',
  'kettlebell',
  'sup',
  'snowboard',
  'thermos',
  'poles',
  'helmet',
  'inflatable',
  'reel',
  'stove',
] as const;

/** Name of a drawing, as in picture keys. */
export type ArtName = keyof typeof fluentArt | (typeof ownArtNames)[number];

/** Every drawing. */
export const artNames = [...Object.keys(fluentArt), ...ownArtNames] as ArtName[];

/** How a drawing is recoloured. */
export function artRecipe(name: ArtName): ArtRecipe {
  return name in fluentArt ? fluentArt[name as keyof typeof fluentArt] : { hue: 252, reach: 40 };
}
