/** The carriers that a tariff may name. */
export const carrierIds = ['cdek', 'pochta'] as const;
export type CarrierId = (typeof carrierIds)[number];

/** As visitors and the staff read them. */
export const carrierNames: Readonly<Record<CarrierId, string>> = { cdek: 'СДЭК', pochta: 'Почта России' };

/** A parcel that a carrier is asked about. */
export interface Parcel {
  /** To the buyer's door, or to a point where the buyer collects it. */
  readonly way: 'courier' | 'pickup';
  /** Postcodes, six digits. */
  readonly from: string;
  readonly to: string;
  readonly grams: number;
}

/** What a carrier says of a parcel: what it costs, in kopecks, and from the day it is handed over how many days it takes. */
export interface CarrierQuote {
  readonly price: number;
  readonly days: readonly [least: number, most: number];
}

/** What a carrier does not carry there, whoever asks again; the reason is for the staff. */
export interface NoQuote {
  readonly problem: string;
}

/**
 * Carries parcels for the shop. A call settles within a few seconds: a buyer waits for it. It rejects with a
 * `ServiceFailure` when the carrier cannot say now.
 */
export interface Carrier {
  readonly id: CarrierId;
  quote(parcel: Parcel): Promise<CarrierQuote | NoQuote>;
}
