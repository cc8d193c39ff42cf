import { toText } from '../wire-values/wire-values.model.js';
import type { CityWire, ReceivePointsWire, ReceivePointWire } from './location.wire.js';

/** A city; `value` is its name. */
export interface City {
  readonly id: number;
  readonly value: string;
  /** Region, where the server sends it: two cities may share a name. */
  readonly region?: string;
}

/** A shop or a pickup point. `coords` are [latitude, longitude]; null when unknown. */
export interface ReceivePoint {
  readonly id: number;
  readonly address: string;
  /** Ten digits, or as the server formats it; '' when there is none. */
  readonly phone: string;
  readonly workTime: string;
  readonly coords: readonly [number, number] | null;
  readonly icon: string;
}

/**
 * Receive points of a city, all of one type. With `shops` an order may be paid by card, on delivery or on credit; with
 * `points` by card only.
 */
export interface ReceivePoints {
  readonly type: 'shops' | 'points';
  readonly items: readonly ReceivePoint[];
}

/** Number of a city's points and their type, from page data. */
export interface ReceivePointsCount {
  readonly cityId: number;
  readonly type: ReceivePoints['type'];
  readonly count: number;
}

/** Receive points of the page's city. */
export interface CityPoints extends ReceivePoints {
  readonly cityId: number;
}

/** The city used when none is known and the host sets no `defaultCity`: Tyumen. */
export const DEFAULT_CITY: City = { id: 1, value: 'Тюмень' };

/** Converts a city from the wire format. */
export const toCity = (raw: CityWire): City => ({
  id: Number(raw.id),
  value: raw.value,
  ...(raw.region && { region: raw.region }),
});

const toReceivePoint = (raw: ReceivePointWire): ReceivePoint => ({
  id: Number(raw.id),
  address: raw.address,
  phone: toText(raw.phone),
  workTime: toText(raw.workTime),
  coords: raw.coords ? [Number(raw.coords[0]), Number(raw.coords[1])] : null,
  icon: toText(raw.icon),
});

/** Converts receive points from the wire format. */
export const toReceivePoints = (raw: ReceivePointsWire): ReceivePoints => ({
  type: raw.type,
  items: raw.items.map(toReceivePoint),
});
