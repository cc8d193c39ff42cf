import type { CarrierId, CarrierQuote, NoQuote, Parcel } from '../../adapters/carrier.js';
import type { Db } from '../../db/schema.js';

/** How long a carrier's price holds: the buyer who saw it in the morning orders at it in the evening. */
const freshMs = 12 * 3_600_000;
/** A parcel that is not carried is asked about again sooner: somebody may have corrected the contract. */
const refusedMs = 3_600_000;
/** Weights are rounded up to this, in grams: a mug more does not make another parcel. */
const step = 100;

/** A parcel as carriers are asked to quote it. */
export const roundedParcel = (parcel: Parcel): Parcel => ({ ...parcel, grams: Math.ceil(parcel.grams / step) * step });

const keyOf = (carrier: CarrierId, { way, from, to, grams }: Parcel): string =>
  [carrier, way, from, to, grams].join(' ');

/** The carrier's recent quote for such a parcel; null when it must be called. */
export async function findQuote(
  db: Db,
  carrier: CarrierId,
  parcel: Parcel,
  now: Date,
): Promise<CarrierQuote | NoQuote | null> {
  const row = await db
    .selectFrom('carrier_quotes')
    .selectAll()
    .where('key', '=', keyOf(carrier, parcel))
    .executeTakeFirst();
  if (!row) return null;
  const { price_kopecks: price, days_min: least, days_max: most, problem, quoted_at: quotedAt } = row;
  const isSaid = price !== null && least !== null && most !== null;
  if (now.getTime() - quotedAt.getTime() > (isSaid ? freshMs : refusedMs)) return null;
  return isSaid ? { price, days: [least, most] } : { problem };
}

/** Remembers what the carrier said, for all processes of the shop. */
export async function keepQuote(
  db: Db,
  carrier: CarrierId,
  parcel: Parcel,
  said: CarrierQuote | NoQuote,
  now: Date,
): Promise<void> {
  const row =
    'problem' in said
      ? { price_kopecks: null, days_min: null, days_max: null, problem: said.problem, quoted_at: now }
      : { price_kopecks: said.price, days_min: said.days[0], days_max: said.days[1], problem: '', quoted_at: now };
  await db
    .insertInto('carrier_quotes')
    .values({ key: keyOf(carrier, parcel), ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
