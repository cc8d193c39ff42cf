import { offerOf } from './feed.fixtures.js';

/** Nights of one feed: the same goods twice, then with other prices, another product, one gone, in another order. */
export type Night = 'first' | 'same' | 'other';

/** A shape: what its feed looks like in a night, and what its goods must have become. */
export interface FeedShape {
  readonly name: string;
  readonly encoding?: string;
  readonly isJoiningColours?: boolean;
  feed(night: Night): string;
  /** Titles of the goods with their variants, after the first night. */
  readonly goods: Readonly<Record<string, readonly string[]>>;
  /** Titles of the top sections. */
  readonly sections: readonly string[];
  /** Reasons of what is left out. */
  readonly skipped?: Readonly<Record<string, number>>;
  /** The product that the last night's feed does not have. */
  readonly gone: string;
  /** Shops that have variants in stock, by their names. */
  readonly stock?: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

/** A param of an offer. */
export const param = (name: string, value: string, unit = ''): string =>
  `<param name="${name}"${unit && ` unit="${unit}"`}>${value}</param>`;
/** Attributes of an offer of a group. */
export const group = (id: string): { attributes: string } => ({ attributes: `group_id="${id}"` });

/** The offers of a night: `last` leaves; in the other night prices are higher, something is new, all in reverse. */
export function nightly(
  night: Night,
  offers: readonly ((price: string) => string)[],
  last: string,
  fresh: string,
): string {
  if (night !== 'other') return [...offers.map((offer) => offer('5000')), last].join('\n');
  return [fresh, ...offers.map((offer) => offer('5500')).reverse()].join('\n');
}

/** Leaves in the last night. */
export const lamp = (fields: Record<string, string> = {}) => offerOf('lamp', { name: 'Фонарь Луч', ...fields });
/** Comes in the last night. */
export const mat = (fields: Record<string, string> = {}) => offerOf('mat', { name: 'Коврик Мох', ...fields });
