import type { Db } from '../../db/schema.js';
import { escapeHtml } from './escape-html.js';

const shownPhone = (phone: string): string =>
  /^\d{10}$/.test(phone) ? phone.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '+7 $1 $2 $3 $4') : phone;

/** All shops and pickup points by city, as HTML: the list does the whole job without a map (decision 46). */
export async function shopListHtml(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('shops')
    .innerJoin('cities', 'cities.id', 'shops.city_id')
    .select(['cities.title as city', 'shops.type', 'shops.address', 'shops.phone', 'shops.work_time'])
    .orderBy('cities.position')
    .orderBy('shops.position')
    .execute();
  const cities = [...new Set(rows.map(({ city }) => city))];
  return cities
    .map((city) => {
      const own = rows.filter((row) => row.city === city);
      const lines = own.map(({ address, phone, work_time: hours }) => {
        const call =
          phone === '' ? '' : `<br><a href="tel:+7${escapeHtml(phone)}">${escapeHtml(shownPhone(phone))}</a>`;
        return `<li><strong>${escapeHtml(address)}</strong><br>${escapeHtml(hours)}${call}</li>`;
      });
      const kind = own[0]?.type === 'points' ? 'пункты выдачи' : 'магазины';
      return `<h2>${escapeHtml(city)}, ${kind}</h2><ul>${lines.join('')}</ul>`;
    })
    .join('');
}
