import type { Db } from '../../db/schema.js';
import type { ShopIdentity } from '../../shop/identity/identity.js';
import type { Thing } from './json-ld.js';
import { openingHours } from './opening-hours.js';

/** A shop of ours, as the page of shops shows it. */
export interface StorePlace {
  readonly id: number;
  readonly city: string;
  readonly address: string;
  readonly phone: string;
  readonly workTime: string;
  readonly lat: number;
  readonly lon: number;
}

/** https://schema.org/SportingGoodsStore, or the kind of shop that the owner names. */
export interface Store extends Thing<string> {
  readonly name: string;
}

/** Our own shops; a partner's pickup points are not ours to describe. */
export async function getStorePlaces(db: Db): Promise<StorePlace[]> {
  return db
    .selectFrom('shops')
    .innerJoin('cities', 'cities.id', 'shops.city_id')
    .select([
      'shops.id',
      'cities.title as city',
      'shops.address',
      'shops.phone',
      'shops.work_time as workTime',
      'shops.lat',
      'shops.lon',
    ])
    .where('shops.type', '=', 'shops')
    .orderBy('cities.position')
    .orderBy('shops.position')
    .orderBy('shops.id')
    .execute();
}

/** A shop with its address, hours and place on the map. */
export function storeOf(
  place: StorePlace,
  origin: string,
  { name, storeType }: Pick<ShopIdentity, 'name' | 'storeType'>,
): Store {
  const hours = openingHours(place.workTime);
  return {
    '@type': storeType,
    '@id': `${origin}/about/shops/#${place.id}`,
    name: `${name}, ${place.city}, ${place.address}`,
    url: `${origin}/about/shops/`,
    telephone: place.phone === '' ? undefined : `+7${place.phone}`,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'RU',
      addressLocality: place.city,
      streetAddress: place.address,
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
    openingHours: hours.length === 0 ? undefined : hours,
  };
}
