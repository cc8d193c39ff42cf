import type { Generated } from 'kysely';
import type { Defaulted, Json, Optional } from './catalogue.js';

/** The shop's tariffs, `DeliveryRules`; empty where the manager works out each delivery. */
export interface DeliveryRulesTable {
  id: Generated<number>;
  value: Json<unknown>;
}

/** A carrier's quote for a parcel. Without a price it does not carry the parcel: `problem` says why. */
export interface CarrierQuotesTable {
  key: string;
  price_kopecks: Optional<number>;
  days_min: Optional<number>;
  days_max: Optional<number>;
  problem: Defaulted<string>;
  quoted_at: Date;
}
