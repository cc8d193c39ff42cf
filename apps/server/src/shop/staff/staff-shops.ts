import type { Db } from '../../db/schema.js';

/** A shop or pickup point as the staff sees it. */
export interface StaffShop {
  readonly id: number;
  readonly type: 'shops' | 'points';
  readonly city: string;
  readonly address: string;
}

/** Shops and pickup points in the order of their ids, which stock is kept under. */
export async function listShops(db: Db): Promise<readonly StaffShop[]> {
  return db
    .selectFrom('shops')
    .innerJoin('cities', 'cities.id', 'shops.city_id')
    .select(['shops.id', 'shops.type', 'cities.title as city', 'shops.address'])
    .orderBy('shops.id')
    .execute();
}
