import { sql } from 'kysely';
import type { CityWire, ReceivePointsWire } from '@tropa/api-client/wire';
import type { Db } from '../../db/schema.js';
import { ShopRefusal, errorCodes } from '../refusal.js';

const toCity = (row: { id: number; title: string; region: string }): CityWire => ({
  id: row.id,
  value: row.title,
  region: row.region,
});

const cities = (db: Db) => db.selectFrom('cities').select(['id', 'title', 'region']);

/** Every city that goods go to, in the shop's order. */
export async function getCities(db: Db): Promise<CityWire[]> {
  return (await cities(db).orderBy('position').orderBy('title').orderBy('id').execute()).map(toCity);
}

/** A city by id, or null. */
export async function findCity(db: Db, id: number): Promise<CityWire | null> {
  const row = await cities(db).where('id', '=', id).executeTakeFirst();
  return row ? toCity(row) : null;
}

/** Where a visitor is until they say otherwise: Tyumen (S1 §9), in an own shop and in one without it, the first city. */
export async function getDefaultCity(db: Db): Promise<CityWire | null> {
  const row = await cities(db)
    .orderBy(sql`(title = 'Тюмень' and not exists (select from shop_identity)) desc`)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? toCity(row) : null;
}

const likePattern = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Cities by a part of the name; those that begin with it come first. An empty query gives them all, in order. */
export async function searchCities(db: Db, args: { query: string; limit: number; page: number }): Promise<CityWire[]> {
  const wanted = likePattern(args.query.toLowerCase().replaceAll('ё', 'е'));
  const rows = await cities(db)
    .where(sql<boolean>`plain_text(title) like ${`%${wanted}%`}`)
    .orderBy(sql`(plain_text(title) like ${`${wanted}%`}) desc`)
    .orderBy('position')
    .orderBy('title')
    .orderBy('id')
    .limit(args.limit)
    .offset((args.page - 1) * args.limit)
    .execute();
  return rows.map(toCity);
}

interface PointRow {
  id: number;
  type: 'shops' | 'points';
  address: string;
  phone: string;
  work_time: string;
  lat: number;
  lon: number;
  icon: string;
}

const pointRows = (db: Db) =>
  db
    .selectFrom('shops')
    .select(['id', 'type', 'address', 'phone', 'work_time', 'lat', 'lon', 'icon'])
    .orderBy('position')
    .orderBy('id');

const toReceivePoints = (rows: readonly PointRow[]): ReceivePointsWire => {
  const type = rows.some((row) => row.type === 'shops') ? 'shops' : 'points';
  return {
    type,
    items: rows
      .filter((row) => row.type === type)
      .map(({ id, address, phone, work_time: workTime, lat, lon, icon }) => ({
        id,
        address,
        phone,
        workTime,
        coords: [lat, lon],
        icon,
      })),
  };
};

/** The points of every city that has any. */
export async function getAllReceivePoints(db: Db): Promise<ReadonlyMap<number, ReceivePointsWire>> {
  const byCity = new Map<number, PointRow[]>();
  for (const row of await pointRows(db).select('city_id').execute()) {
    const known = byCity.get(row.city_id);
    if (known === undefined) byCity.set(row.city_id, [row]);
    else known.push(row);
  }
  return new Map([...byCity].map(([cityId, rows]) => [cityId, toReceivePoints(rows)]));
}

/**
 * Shops of a city, or a partner's points where we have no shop: the kind belongs to the city (decision 34).
 * @throws ShopRefusal when there is no such city.
 */
export async function getReceivePoints(db: Db, cityId: number): Promise<ReceivePointsWire> {
  if (!(await findCity(db, cityId))) throw new ShopRefusal('Такого города нет', errorCodes.notFound);
  return toReceivePoints(await pointRows(db).where('city_id', '=', cityId).execute());
}

/** Number of our own shops in all cities, partners' points not counted: the header's counter. */
export async function countShops(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('shops')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('type', '=', 'shops')
    .executeTakeFirstOrThrow();
  return Number(count);
}
