import { sql } from 'kysely';
import { restartIds } from '../db/bulk-insert.js';
import type { Db } from '../db/schema.js';
import { isNamedByOwner } from '../shop/identity/identity.js';
import { rebuildCatalogue } from '../shop/catalogue/rebuild-catalogue.js';
import { planSections } from './category-tree.js';
import { clearShop, lockGoods } from './clear-shop.js';
import { decodeFeed } from './feed-encoding.js';
import { dropCopies } from './picture-copies.js';
import { readPieces, type ReadPiece } from './read-pieces.js';
import { recordRun } from './record-run.js';
import { ImportError } from './import-error.js';
import { OfferBodies } from './offer-bodies.js';
import { hasKeys, putAway } from './import-keys.js';
import { SkipReport, type SkipLine } from './skip-report.js';
import { stageFeed } from './stage-feed.js';
import { createStaging, stagedCategories, weedStaging } from './staging.js';
import { writeGoods } from './write-goods.js';
import { unknownOutlets, writeStock } from './write-stock.js';
import { writeProperties } from './write-properties.js';
import { dropEmptySections, knownSections, writeSections } from './write-sections.js';

/** What an import did. */
export interface ImportResult {
  /** Name of the feed's shop; '' when the feed does not give it. */
  shopName: string;
  /** Legal name of that shop and its address, as far as the feed gives them. */
  company: string;
  url: string;
  /** Whether the shop has this name now, because its owner has not named it. */
  isNameUsed: boolean;
  /** Offers in the feed. */
  offers: number;
  sections: number;
  products: number;
  variants: number;
  /** Whether all goods that the shop had were deleted. */
  isReplaced: boolean;
  /** Products that are new to the shop. */
  added: number;
  /** Products of which something but the stock has changed. */
  changed: number;
  /** Products that the feed does not have any more: they are out of stock. */
  gone: number;
  /** Gone before, and in the feed again. */
  returned: number;
  /** Why offers were left out. */
  skipped: SkipLine[];
  /** Irregularities that were corrected. */
  notes: SkipLine[];
}

/** The source of a feed, and a progress callback. */
export interface ImportOptions {
  /** All goods of the shop are deleted first: for a feed whose ids mean other goods than those of the last one. */
  isReplacing?: boolean;
  /** Name of the feed for the records. */
  source: string;
  /** Called every few thousand offers. */
  onProgress?: (offers: number) => void;
  /** Offers of one model that differ in colour and size alone are one product, whatever their groups. */
  isJoiningColours?: boolean | undefined;
  /** Pictures stay on the sites where they are, instead of being copied when they are first viewed. */
  isHotLinking?: boolean | undefined;
  /** A feed without usable goods changes nothing, instead of being a mistake. */
  isEmptyAllowed?: boolean | undefined;
  /** Stock that the feed names still has the pieces of orders that the accounting system has not received. */
  isOrderedApart?: boolean | undefined;
  /** Cancels the import: nothing is changed. */
  signal?: AbortSignal | undefined;
}

const nothing = {
  sections: 0,
  products: 0,
  variants: 0,
  isReplaced: false,
  added: 0,
  changed: 0,
  gone: 0,
  returned: 0,
};

/** Only one import at a time, whatever process it runs in. */
const importLock = 7_305_812;

/**
 * Brings the shop's goods to what a feed says (Yandex Market's YML, or a table as CSV), in one transaction: visitors see the old goods until
 * it commits; a feed that is broken anywhere changes nothing. Goods are recognised by the `group_id` and the id of
 * their offers: they keep their ids and addresses, their reviews and their places in baskets and lists. Goods that did
 * not come from a feed are replaced.
 * @throws ImportError with one Russian line
 */
export async function importYml(db: Db, bytes: AsyncIterable<Buffer>, options: ImportOptions): Promise<ImportResult> {
  return (await importPieces(db, async () => readPieces(decodeFeed(bytes)), options))!;
}

/**
 * The same for goods that are read elsewhere; `read` is called in the transaction. Where it returns null the goods stay,
 * and so does what it wrote.
 * @throws ImportError
 */
export async function importPieces(
  db: Db,
  read: (trx: Db) => Promise<AsyncIterable<ReadPiece> | null>,
  options: ImportOptions,
): Promise<ImportResult | null> {
  const bodies = await OfferBodies.open();
  try {
    return await db.transaction().execute((trx) => importInto(trx, bodies, read, options));
  } finally {
    await bodies.close();
  }
}

async function importInto(
  trx: Db,
  bodies: OfferBodies,
  read: (trx: Db) => Promise<AsyncIterable<ReadPiece> | null>,
  options: ImportOptions,
): Promise<ImportResult | null> {
  const startedAt = new Date();
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx);
  const pieces = await read(trx);
  if (pieces === null) return null;
  await createStaging(trx);
  const skipped = new SkipReport();
  const notes = new SkipReport();
  const { categories, offers, ...named } = await stageFeed(trx, bodies, pieces, skipped, options);
  const shop = { ...named, isNameUsed: named.shopName !== '' && !(await isNamedByOwner(trx)) };
  await weedStaging(
    trx,
    categories.map(({ id }) => id),
    { skipped, notes },
    options.isJoiningColours === true,
  );
  const used = await stagedCategories(trx);
  if (used.size === 0 && options.isEmptyAllowed === true)
    return { ...nothing, ...shop, offers, skipped: skipped.list(), notes: notes.list() };
  if (used.size === 0) {
    const why = skipped
      .list()
      .map(({ reason, count }) => `${reason} — ${count}`)
      .join('; ');
    throw new ImportError(`В файле нет ни одного годного товара${why === '' ? '' : ` (${why})`}: магазин не изменён.`);
  }
  const isReplaced = options.isReplacing === true || !(await hasKeys(trx));
  await (isReplaced ? clearShop(trx) : lockGoods(trx));

  const known = await knownSections(trx);
  const addresses = new Map([...known].map(([category, { slug }]) => [category, slug]));
  const plans = planSections(categories, used, (text, id) => notes.add(text, id), addresses);
  const sections = await writeSections(trx, plans, known);
  const written = await writeGoods(trx, bodies, sections, options);
  const shopId = await findOwnShop(trx, notes);
  if (shopId !== null) {
    await writeStock(trx, shopId, options.isOrderedApart === true);
    for (const outlet of await unknownOutlets(trx))
      notes.add('точка продаж, которой нет среди магазинов: её запас лежит в первом магазине', outlet);
  }
  const departures = await putAway(trx);
  await dropEmptySections(trx, sections);
  if (isReplaced || (await hasChanges(trx))) {
    await dropCopies(trx);
    const hasOtherFilters = await writeProperties(trx);
    await restartIds(trx, ['sections', 'brands', 'properties', 'products', 'variants']);
    await rebuildCatalogue(trx, isReplaced || hasOtherFilters ? undefined : 'import_changed');
  }

  const result = {
    ...shop,
    offers,
    sections: plans.length,
    isReplaced,
    ...written,
    ...departures,
    skipped: skipped.list(),
    notes: notes.list(),
  };
  await recordRun(trx, options.source, startedAt, result, skipped.total());
  return result;
}

/** Whether anything has changed that other data is derived from; triggers follow what is sold or gone. */
async function hasChanges(trx: Db): Promise<boolean> {
  const { rows } = await sql`select from import_changed limit 1`.execute(trx);
  return rows.length > 0;
}

/** The shop that has the stock: a feed does not name it. A database without any places gets those of the demo shop. */
async function findOwnShop(trx: Db, notes: SkipReport): Promise<number | null> {
  const places = await trx.selectFrom('cities').select('id').limit(1).executeTakeFirst();
  if (!places) {
    await fillDemoPlaces(trx);
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

/** Loaded by the few imports that need it. */
async function fillDemoPlaces(trx: Db): Promise<void> {
  const { readDemoContent } = await import('../demo/demo-content.js');
  const { addContentIn } = await import('../content-files/load-content.js');
  await addContentIn(
    trx,
    (await readDemoContent()).filter(({ kind }) => kind === 'city' || kind === 'shop'),
  );
}
