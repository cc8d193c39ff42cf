import { hexToOklch, type Oklch } from './oklch.js';

/** A colour that goods come in. `name` agrees with «цвет»; `hex` is the dot in filters and the target of recolouring. */
export interface GoodsColour {
  name: string;
  hex: string;
}

/** Colours of the shop's goods by their id in picture keys. */
export const goodsColours = {
  black: { name: 'чёрный', hex: '#2E2E33' },
  graphite: { name: 'графитовый', hex: '#55585F' },
  grey: { name: 'серый', hex: '#9CA1A8' },
  white: { name: 'белый', hex: '#EEF0F2' },
  beige: { name: 'бежевый', hex: '#D6BE98' },
  brown: { name: 'коричневый', hex: '#8A5A3B' },
  red: { name: 'красный', hex: '#D92B2B' },
  orange: { name: 'оранжевый', hex: '#F47A1F' },
  yellow: { name: 'жёлтый', hex: '#F8C417' },
  lime: { name: 'салатовый', hex: '#9CCB2B' },
  green: { name: 'зелёный', hex: '#2E9B4B' },
  olive: { name: 'хаки', hex: '#74763A' },
  teal: { name: 'бирюзовый', hex: '#12A5A0' },
  sky: { name: 'голубой', hex: '#57B6F2' },
  blue: { name: 'синий', hex: '#2A62DA' },
  purple: { name: 'фиолетовый', hex: '#7B4BC9' },
  pink: { name: 'розовый', hex: '#F069A8' },
} as const satisfies Record<string, GoodsColour>;

/** Id of a goods colour. */
export type ColourId = keyof typeof goodsColours;

/** Every colour id, in the order filters show them. */
export const colourIds = Object.keys(goodsColours) as ColourId[];

/** Where recolouring aims at. */
export const colourTargets: Readonly<Record<ColourId, Oklch>> = Object.fromEntries(
  // White goods need a little grey to show their folds on a light ground.
  Object.entries(goodsColours).map(([id, { hex }]) => [id, hexToOklch(id === 'white' ? '#DDE1E7' : hex)]),
) as Record<ColourId, Oklch>;
