import * as v from 'valibot';
import { carrierIds } from '../adapters/carrier.js';
import { namesOf, noRules } from '../shop/delivery/delivery-rules.js';
import type { DeliveryRule, DeliveryRules, Destination } from '../shop/delivery/delivery-rules.js';
import { fault } from './content-error.js';
import type { FolderReader } from './folder-reader.js';

const file = 'delivery.yaml';

const postcode = v.pipe(
  v.string('must be text: put it in quotes'),
  v.regex(/^\d{6}$/, 'must be six digits in quotes: "625000"'),
);
const name = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(200));
const roubles = v.pipe(
  v.number('must be a number of roubles'),
  v.minValue(0, 'must not be below 0'),
  v.maxValue(1_000_000),
  v.check((sum) => Number.isInteger(Math.round(sum * 1e6) / 1e4), 'must have two decimals at most'),
);
const kilograms = v.pipe(
  v.number('must be a number of kilograms'),
  v.gtValue(0, 'must be above 0'),
  v.maxValue(100_000),
);
const count = v.pipe(
  v.number('must be a number of days'),
  v.integer('must be whole days'),
  v.minValue(0),
  v.maxValue(90),
);
const days = v.pipe(
  v.union(
    [
      v.pipe(
        count,
        v.transform((one): [number, number] => [one, one]),
      ),
      v.tuple([count, count]),
    ],
    'must be days, 3, or a span of them, [2, 5]',
  ),
  v.check(([least, most]) => least <= most, 'must begin with the smaller number'),
);

/** `delivery.yaml`: what delivery costs, by city, weight and sum. */
export const deliverySchema = v.strictObject({
  from: v.optional(postcode),
  postcodes: v.optional(v.record(name, postcode), {}),
  pieceKg: v.optional(kilograms, noRules.pieceKg),
  rules: v.array(
    v.strictObject({
      way: v.picklist(['courier', 'pickup'], 'must be courier or pickup'),
      cities: v.optional(v.array(name), []),
      regions: v.optional(v.array(name), []),
      toKg: v.optional(kilograms),
      fromSum: v.optional(roubles),
      belowSum: v.optional(roubles),
      price: v.nullish(roubles),
      days: v.optional(days),
      carrier: v.optional(v.picklist(carrierIds, `must be ${carrierIds.join(' or ')}`)),
    }),
  ),
});

const toRule = ({ toKg, fromSum, belowSum, price, days: span, carrier, ...rule }: SaidRule): DeliveryRule => ({
  ...rule,
  toKg: toKg ?? null,
  fromSum: fromSum ?? null,
  belowSum: belowSum ?? null,
  price: price ?? null,
  days: span ?? null,
  carrier: carrier ?? null,
});

type SaidRule = v.InferOutput<typeof deliverySchema>['rules'][number];

/** Reads `delivery.yaml`. Names of places that the shop does not have are faults: such a tariff would never apply. */
export async function readDelivery(reader: FolderReader): Promise<void> {
  const said = await reader.yaml(file, deliverySchema);
  if (said === null) return;
  const { from = '', postcodes, pieceKg, rules } = said;
  const value: DeliveryRules = { from, postcodes, pieceKg, rules: rules.map(toRule) };
  const places = reader.items.filter(({ kind }) => kind === 'city').map(({ value: city }) => city as Destination);
  const cities = new Set(places.flatMap(namesOf));
  const regions = new Set(places.map(({ region }) => region));
  const unknown = [
    ...[...Object.keys(postcodes), ...rules.flatMap((rule) => rule.cities)].filter((one) => !cities.has(one)),
    ...rules.flatMap((rule) => rule.regions).filter((one) => !regions.has(one)),
  ];
  for (const one of new Set(unknown))
    reader.faults.push(fault(file, null, `${one}: there is no such place in cities.yaml`));
  if (rules.some(({ carrier }) => carrier !== undefined) && from === '')
    reader.faults.push(fault(file, null, 'from: carriers want the postcode that parcels leave from'));
  reader.items.push({ kind: 'delivery', key: '', value });
}

/** The tariffs as `delivery.yaml` writes them: absent values are left out. */
export function deliveryFile({ from, postcodes, pieceKg, rules }: DeliveryRules): Record<string, unknown> {
  return {
    ...(from === '' ? {} : { from }),
    ...(Object.keys(postcodes).length === 0 ? {} : { postcodes }),
    pieceKg,
    rules: rules.map(({ cities, regions, days: span, way, ...rest }) => ({
      way,
      ...(cities.length === 0 ? {} : { cities }),
      ...(regions.length === 0 ? {} : { regions }),
      ...Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== null)),
      ...(span === null ? {} : { days: span[0] === span[1] ? span[0] : span }),
    })),
  };
}
