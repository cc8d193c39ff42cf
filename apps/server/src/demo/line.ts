import type { ArtName } from '../pictures/art/art-list.js';
import type { ColourId } from '../pictures/palette.js';
import type { BrandSlug } from './brands.js';
import type { ReviewTopic } from './texts/review-texts.js';
import type { SectionSlug } from './sections.js';

/** A maker's series: brand, name, and how good it is (1 plain, 2 good, 3 best): price and properties follow. */
export type Series = readonly [brand: BrandSlug, name: string, grade: 1 | 2 | 3];

/** What the functions of a line know about the product in the making. */
export interface LineContext {
  grade: 1 | 2 | 3;
  /** Value of the series' grade: plain, good, best. */
  byGrade<T>(plain: T, good: T, best: T): T;
  pick<T>(list: readonly T[]): T;
  /** A number between the ends in steps, written in Russian: `1,25`. */
  number(from: number, to: number, step?: number): string;
}

/** The drawing of a model, or several that the models take turns with. */
export type LineArt = ArtName | readonly ArtName[];

/** A model of every series of a line: what is written after the series' name, a base price in roubles, properties. */
export interface Tier {
  title?: string;
  price: number;
  props?: Readonly<Record<string, string>>;
  /** Written after a comma; agrees with the line's head. */
  tails?: readonly string[];
  sizes?: readonly string[];
  art?: LineArt;
}

/** Goods of one kind: every series in every tier, `count` of them. */
export interface Line {
  section: SectionSlug;
  /** Words before the brand: «Палатка туристическая». */
  head: string;
  /** Kind of goods above the title: «Туристические палатки». */
  category: string;
  art: LineArt;
  series: readonly Series[];
  tiers: readonly Tier[];
  count: number;
  props: (context: LineContext) => Record<string, string>;
  colours: readonly ColourId[];
  /** How many colours a product comes in, at least and at most. */
  colourCount: readonly [number, number];
  /** Title of the property that sizes belong to; the sizes themselves here or in the tier. */
  sizeOf?: string;
  sizes?: readonly string[];
  /** Price of a size, as a share of the first one's. */
  sizePrice?: (index: number) => number;
  /** First paragraph, one of these. */
  intro: readonly string[];
  /** Lines of the list, some of these; `{Вес}` is the property's value. */
  points: readonly string[];
  /** Last paragraph, one of these. */
  advice: readonly string[];
  reviews: ReviewTopic;
  /** Words that people search for and the title does not have. */
  searchExtra?: string;
}

/** Keeps a line's literal types checked where it is written. */
export function line(spec: Line): Line {
  return spec;
}

/** Shoe sizes from one to another. */
export function sizeRange(from: number, to: number, step = 1): string[] {
  const sizes = [];
  for (let size = from; size <= to; size += step) sizes.push(String(size).replace('.', ','));
  return sizes;
}
