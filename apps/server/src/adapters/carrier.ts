/** The carriers that a tariff may name. */
export const carrierIds = ['cdek', 'pochta'] as const;
export type CarrierId = (typeof carrierIds)[number];

/** Names of the carriers for visitors and the staff. */
export const carrierNames: Readonly<Record<CarrierId, string>> = { cdek: 'СДЭК', pochta: 'Почта России' };

/** A parcel that a carrier is asked to quote. */
export interface Parcel {
  /** To the buyer's door, or to a point where the buyer collects it. */
  readonly way: 'courier' | 'pickup';
  /** Postcodes, six digits. */
  readonly from: string;
  readonly to: string;
  readonly grams: number;
}

/** A carrier's quote for a parcel: its price in kopecks, and how many days it takes from the day it is handed over. */
export interface CarrierQuote {
  readonly price: number;
  readonly days: readonly [least: number, most: number];
}

/** The carrier does not deliver this parcel there, and asking again does not help; `problem` is for the staff. */
export interface NoQuote {
  readonly problem: string;
}

/**
 * Carries parcels for the shop. A call settles within a few seconds: a buyer waits for it. It rejects with a
 * `ServiceFailure` when the carrier cannot quote now.
 */
export interface Carrier {
  readonly id: CarrierId;
  quote(parcel: Parcel): Promise<CarrierQuote | NoQuote>;
}
