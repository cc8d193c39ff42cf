import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { wordingInForce } from '../consent.js';
import { writeConsents } from '../consent-log.js';
import type { GivenConsent } from '../consent-log.js';
import { ShopRefusal, errorCodes } from '../refusal.js';
import { cleanValue } from '../staff/clean-page-html.js';
import { StaffRefusal } from '../staff/staff-refusal.js';

/**
 * A named piece of page data (`mainSlider`, `banners`, …), or null. The shop cleans it before it is kept; a database tool
 * does not: what no page may have is not shown.
 */
export async function getContentBlock(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('content_blocks').select('value').where('name', '=', name).executeTakeFirst();
  try {
    return cleanValue(row?.value ?? null);
  } catch (error) {
    if (error instanceof StaffRefusal) return null;
    throw error;
  }
}

/** Sales of the index slider. */
export async function getSales(db: Db): Promise<{ id: number; img: string; title: string; link: string }[]> {
  return db.selectFrom('sales').select(['id', 'img', 'title', 'link']).orderBy('position').orderBy('id').execute();
}

/** HTML of a sale's dialog, sanitised when it was written. @throws ShopRefusal when there is no such sale. */
export async function getSaleContent(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('sales').select('content_html').where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopRefusal('Такой акции нет', errorCodes.notFound);
  return row.content_html;
}

/** A page of a gallery's pictures. @throws ShopRefusal when there is no such gallery. */
export async function getGalleryImages(
  db: Db,
  args: { id: number; limit: number; page: number },
): Promise<{ count: number; items: { id: number; preview: string; src: string }[] }> {
  const gallery = await db.selectFrom('galleries').select('id').where('id', '=', args.id).executeTakeFirst();
  if (!gallery) throw new ShopRefusal('Такой галереи нет', errorCodes.notFound);
  const images = db.selectFrom('gallery_images').where('gallery_id', '=', args.id);
  const items = await images
    .select(['id', 'preview', 'src'])
    .orderBy('position')
    .orderBy('id')
    .limit(args.limit)
    .offset((args.page - 1) * args.limit)
    .execute();
  const { count } = await images.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { count, items };
}

/** A gallery of an about page (S1 §3) with all its pictures, or null. */
export async function getAboutGallery(
  db: Db,
  name: 'history' | 'shops',
): Promise<{ title: string; items: { id: number; preview: string; src: string }[] } | null> {
  const gallery = await db.selectFrom('galleries').select(['id', 'title']).where('name', '=', name).executeTakeFirst();
  if (!gallery) return null;
  const items = await db
    .selectFrom('gallery_images')
    .select(['id', 'preview', 'src'])
    .where('gallery_id', '=', gallery.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { title: gallery.title, items };
}

/** The project's gallery with its first pictures, or null; `count`: how many it has in all. */
export async function getProjectGallery(
  db: Db,
  limit: number,
): Promise<{ id: number; title: string; count: number; items: { id: number; preview: string; src: string }[] } | null> {
  const gallery = await db
    .selectFrom('galleries')
    .select(['id', 'title'])
    .where('name', '=', 'project')
    .executeTakeFirst();
  if (!gallery) return null;
  return { ...gallery, ...(await getGalleryImages(db, { id: gallery.id, limit, page: 1 })) };
}

/** A chip above a list. */
export interface PopularRequest {
  readonly title: string;
  readonly link: string;
}

/** Chips above the lists of all sections that have any; section 0: of all goods. */
export async function getAllPopularRequests(db: Db): Promise<Map<number, PopularRequest[]>> {
  const rows = await db
    .selectFrom('popular_requests')
    .select(['section_id', 'title', 'link'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const found = new Map<number, PopularRequest[]>();
  for (const { section_id: id, ...chip } of rows) found.set(id ?? 0, [...(found.get(id ?? 0) ?? []), chip]);
  return found;
}

/** Subscribes an e-mail to the newsletter, once; the consent is given and recorded again each time (decision 8). */
export async function subscribe(
  db: Db,
  typed: string,
  { kinds, ip, now }: Pick<GivenConsent, 'kinds' | 'ip' | 'now'>,
): Promise<void> {
  const email = typed.toLowerCase();
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('subscriptions')
      .values({ email, consent_version: wordingInForce('personal-data') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await writeConsents(trx, { form: 'subscribe', kinds, subject: email, ip, now });
  });
}
