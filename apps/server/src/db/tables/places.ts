import type { Generated } from 'kysely';
import type { Defaulted, Optional } from './catalogue.js';

export interface CitiesTable {
  id: Generated<number>;
  title: string;
  region: Defaulted<string>;
  position: Defaulted<number>;
  /** Its name in the content folder. */
  key: Optional<string>;
  lat: number;
  lon: number;
}

/** A shop of ours (`shops`) or a partner's pickup point (`points`). A city has only one of the two kinds. */
export interface ShopsTable {
  id: Generated<number>;
  city_id: number;
  type: 'shops' | 'points';
  address: string;
  phone: Defaulted<string>;
  work_time: Defaulted<string>;
  lat: number;
  lon: number;
  icon: Defaulted<string>;
  position: Defaulted<number>;
  /** Its name in the content folder. */
  key: Optional<string>;
}

/** Pieces of a variant in a shop. The check `amount >= 0` prevents overselling. */
export interface StockTable {
  variant_id: number;
  shop_id: number;
  amount: number;
}
