import type { CarrierId } from '../../adapters/carrier.js';
import type { Db } from '../../db/schema.js';
import type { DeliveryKind } from '../payment/allowed-payment.js';

/** A tariff: what one way of delivery costs to some places, for some weights and sums. Money is roubles. */
export interface DeliveryRule {
  readonly way: DeliveryKind;
  /** «Тюмень», or «Киров, Калужская область» where two share a name. Without cities and regions: everywhere. */
  readonly cities: readonly string[];
  readonly regions: readonly string[];
  /** Up to this weight, inclusive; null: any. */
  readonly toKg: number | null;
  /** Goods from this sum, inclusive, and below that one; null: any. */
  readonly fromSum: number | null;
  readonly belowSum: number | null;
  /** null: the manager works it out. */
  readonly price: number | null;
  /** From the day of handing over; null: nothing is promised. */
  readonly days: readonly [least: number, most: number] | null;
  /** Whose price and days it is; those of the rule stand in while the carrier does not respond. */
  readonly carrier: CarrierId | null;
}

/** `delivery.yaml` of a content folder. */
export interface DeliveryRules {
  /** Postcode that parcels leave from; '' where no carrier is asked. */
  readonly from: string;
  /** Postcodes of cities, by their names. */
  readonly postcodes: Readonly<Record<string, string>>;
  /** The weight of a piece that does not give one. */
  readonly pieceKg: number;
  readonly rules: readonly DeliveryRule[];
}

/** A shop without tariffs: its manager works each delivery out. */
export const noRules: DeliveryRules = { from: '', postcodes: {}, pieceKg: 1, rules: [] };

/** The shop's tariffs. */
export async function readDeliveryRules(db: Db): Promise<DeliveryRules> {
  const row = await db.selectFrom('delivery_rules').select('value').executeTakeFirst();
  return row === undefined ? noRules : (row.value as DeliveryRules);
}

/** A city that goods go to. */
export interface Destination {
  readonly title: string;
  readonly region: string;
}

/** What is sent. `sum` is what the goods cost now, kopecks. */
export interface Shipment {
  readonly way: DeliveryKind;
  readonly city: Destination;
  readonly grams: number;
  readonly sum: number;
}

/** The names that a city goes by in the tariffs, the more exact first. */
export const namesOf = ({ title, region }: Destination): string[] => [`${title}, ${region}`, title];

/** The first rule that fits; null: the manager works it out. */
export function ruleFor({ rules }: DeliveryRules, { way, city, grams, sum }: Shipment): DeliveryRule | null {
  const isThere = ({ cities, regions }: DeliveryRule): boolean =>
    (cities.length === 0 && regions.length === 0) ||
    namesOf(city).some((name) => cities.includes(name)) ||
    regions.includes(city.region);
  const found = rules.find(
    (rule) =>
      rule.way === way &&
      isThere(rule) &&
      (rule.toKg === null || grams <= rule.toKg * 1_000) &&
      (rule.fromSum === null || sum >= rule.fromSum * 100) &&
      (rule.belowSum === null || sum < rule.belowSum * 100),
  );
  return found ?? null;
}

/** Postcode of a city; null where the shop has not given it. */
export const postcodeOf = ({ postcodes }: DeliveryRules, city: Destination): string | null =>
  namesOf(city)
    .map((name) => postcodes[name])
    .find((code) => code !== undefined) ?? null;
