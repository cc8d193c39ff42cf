import { sql } from 'kysely';
import type { Db } from '../db/schema.js';

/** Names of the known goods, shops and cities, so that tests need no magic numbers. */
export const goods = {
  /** 10 000 ₽, was 12 000 ₽; two sizes, three and two pieces in Tyumen. */
  boots: { id: 1, small: 11, large: 12 },
  /** 1 990,50 ₽; one variant that visitors never see; seven pieces in one shop. */
  mug: { id: 2, variant: 21 },
  /** 500 ₽; sold out. */
  lamp: { id: 3, variant: 31 },
  tyumen: 1,
  kurgan: 2,
  /** A city where nothing of ours is. */
  surgut: 3,
  tyumenCentre: 1,
  tyumenNorth: 2,
  kurganPoint: 3,
} as const;

/** Two cities with receive points, three products, promo codes. Small on purpose: every number is known. */
export async function seedGoods(db: Db): Promise<void> {
  await sql`
    insert into cities (id, title, lat, lon) values
      (1, 'Тюмень', 57.15, 65.53), (2, 'Курган', 55.44, 65.34), (3, 'Сургут', 61.25, 73.4);
    insert into shops (id, city_id, type, address, lat, lon) values
      (1, 1, 'shops', 'ул. Республики, 142', 57.14, 65.56),
      (2, 1, 'shops', 'ул. Щербакова, 88', 57.18, 65.52),
      (3, 2, 'points', 'ул. Куйбышева, 36', 55.43, 65.34);
    insert into sections (id, slug, title) values (1, 'obuv', 'Обувь');
    insert into products (id, slug, section_id, title, category) values
      (1, 'botinki-yugra', 1, 'Ботинки «Югра»', 'Треккинговые ботинки'),
      (2, 'kruzhka', 1, 'Кружка', 'Посуда'),
      (3, 'fonar', 1, 'Фонарь', 'Фонари');
    insert into properties (id, slug, title, position) values (1, 'size', 'Размер', 1);
    insert into property_values (id, property_id, value) values (1, 1, '40'), (2, 1, '44');
    insert into variants (id, product_id, price_kopecks, old_price_kopecks, position) values
      (11, 1, 1000000, 1200000, 0), (12, 1, 1000000, 1200000, 1), (21, 2, 199050, null, 0), (31, 3, 50000, null, 0);
    insert into variant_properties (variant_id, property_id, value_id) values (11, 1, 1), (12, 1, 2);
    insert into stock (variant_id, shop_id, amount) values
      (11, 1, 3), (11, 2, 0), (12, 1, 1), (12, 2, 1), (21, 1, 7), (31, 1, 0);
    insert into promo_codes (code, percent, amount_kopecks, min_total_kopecks, max_uses, starts_at, ends_at) values
      ('ЗИМА10', 10, null, 0, null, null, null),
      ('МИНУС500', null, 50000, 300000, null, null, null),
      ('ПОСЛЕДНИЙ', 50, null, 0, 1, null, null),
      ('ВЧЕРА', 10, null, 0, null, null, '2020-01-01'),
      ('ЗАВТРА', 10, null, 0, null, '2999-01-01', null);
    insert into promo_codes (code, percent, is_once_per_phone) values ('ПЕРВЫЙ', 20, true);
    insert into promo_codes (code, percent, is_active) values ('СПИТ', 20, false)`.execute(db);
}
