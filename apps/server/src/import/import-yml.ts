import { sql } from 'kysely';
import { restartIds } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { demoCities } from '../demo/cities.js';
import { fillPlaces } from '../demo/fill-frame.js';
import { demoShops } from '../demo/shops.js';
import { rebuildCatalogue } from '../shop/catalogue/rebuild-catalogue.js';
import { planSections } from './category-tree.js';
import { checkOffer, type Offer } from './check-offer.js';
import { clearShop } from './clear-shop.js';
import { decodeFeed } from './feed-encoding.js';
import { FeedReader, type FeedPiece } from './feed-reader.js';
import { ImportError } from './import-error.js';
import type { RawCategory } from './raw-offer.js';
import { SkipReport, type SkipLine } from './skip-report.js';
import { createStaging, stagedCategories, stageOffers, weedStaging } from './staging.js';
import { writeGoods, writeSections } from './write-goods.js';
import { writeProperties } from './write-properties.js';

/** What an import did. */
export interface ImportResult {
  /** Offers in the feed. */
  offers: number;
  sections: number;
  products: number;
  variants: number;
  /** Why offers were left out. */
  skipped: SkipLine[];
  /** Irregularities that were corrected. */
  notes: SkipLine[];
}

/** The source of a feed, and a progress callback. */
export interface ImportOptions {
  /** Name of the feed for the records. */
  source: string;
  /** Called every few thousand offers. */
  onProgress?: (offers: number) => void;
}

const stagedAtOnce = 500;
const maxCategories = 100_000;

/** Only one import at a time, whatever process it runs in. */
const importLock = 7_305_812;

/**
 * Replaces the shop's goods by those of a Yandex Market feed (YML), in one transaction: visitors see the old goods
 * until it commits; a feed that is broken anywhere changes nothing.
 * @throws ImportError with one Russian line
 */
export async function importYml(db: Db, bytes: AsyncIterable<Buffer>, options: ImportOptions): Promise<ImportResult> {
  const startedAt = new Date();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx);
    await createStaging(trx);
    const skipped = new SkipReport();
    const notes = new SkipReport();
    const { categories, offers } = await stageFeed(trx, bytes, skipped, options.onProgress);
    await weedStaging(
      trx,
      categories.map(({ id }) => id),
      skipped,
    );
    const used = await stagedCategories(trx);
    if (used.size === 0) {
      const why = skipped
        .list()
        .map(({ reason, count }) => `${reason} — ${count}`)
        .join('; ');
      throw new ImportError(
        `В файле нет ни одного годного товара${why === '' ? '' : ` (${why})`}: магазин не изменён.`,
      );
    }
    const plans = planSections(categories, used, (text, id) => notes.add(text, id));

    await clearShop(trx);
    const sections = await writeSections(trx, plans);
    const written = await writeGoods(trx, sections, await findOwnShop(trx, notes));
    await writeProperties(trx, written.products);
    await restartIds(trx, ['sections', 'brands', 'properties', 'products', 'variants']);
    await rebuildCatalogue(trx);

    const result = { offers, sections: plans.length, ...written, skipped: skipped.list(), notes: notes.list() };
    await recordRun(trx, options.source, startedAt, result, skipped.total());
    return result;
  });
}

/** The shop that the goods lie in: a feed does not say. A database without any places gets those of the demo shop. */
async function findOwnShop(trx: Db, notes: SkipReport): Promise<number | null> {
  const places = await trx.selectFrom('cities').select('id').limit(1).executeTakeFirst();
  if (!places) {
    await fillPlaces(trx, { cities: demoCities, shops: demoShops });
    await restartIds(trx, ['cities', 'shops']);
    notes.add('городов и магазинов ещё не было: взяты демонстрационные', '');
  }
  const shop = await trx
    .selectFrom('shops')
    .select('id')
    .where('type', '=', 'shops')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!shop) notes.add('нет ни одного своего магазина: товары не в наличии', '');
  return shop?.id ?? null;
}

/** Reads the whole feed into the staging table: anything wrong with the file surfaces here. */
async function stageFeed(
  trx: Db,
  bytes: AsyncIterable<Buffer>,
  skipped: SkipReport,
  onProgress: ImportOptions['onProgress'],
): Promise<{ categories: RawCategory[]; offers: number }> {
  const reader = new FeedReader();
  const categories: RawCategory[] = [];
  let waiting: Offer[] = [];
  let staged = 0;
  let offers = 0;
  const flush = async (): Promise<void> => {
    await stageOffers(trx, waiting, staged);
    staged += waiting.length;
    waiting = [];
  };
  const take = async (piece: FeedPiece): Promise<void> => {
    categories.push(...piece.categories);
    if (categories.length > maxCategories) throw new ImportError(`В файле больше ${maxCategories} разделов.`);
    for (const raw of piece.offers) {
      offers += 1;
      if (offers % 5_000 === 0) onProgress?.(offers);
      const offer = checkOffer(raw);
      if ('reason' in offer) skipped.add(offer.reason, raw.id);
      else waiting.push(offer);
    }
    if (waiting.length >= stagedAtOnce) await flush();
  };
  for await (const text of decodeFeed(bytes)) await take(reader.read(text));
  await take(reader.finish());
  await flush();
  return { categories, offers };
}

async function recordRun(
  trx: Db,
  source: string,
  startedAt: Date,
  result: ImportResult,
  skipped: number,
): Promise<void> {
  await trx
    .insertInto('import_runs')
    .values({
      source,
      started_at: startedAt,
      finished_at: new Date(),
      products: result.products,
      skipped,
      report: JSON.stringify({ skipped: result.skipped, notes: result.notes }),
    })
    .execute();
  const value = JSON.stringify({ source: 'import', feed: source });
  await trx
    .insertInto('settings')
    .values({ key: 'goods', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
