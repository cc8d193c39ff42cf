import type { Db } from '../db/schema.js';
import { checkOffer, type Offer } from './check-offer.js';
import { ImportError } from './import-error.js';
import type { ImportOptions } from './import-yml.js';
import { joinColour } from './join-colours.js';
import type { OfferBodies } from './offer-bodies.js';
import type { FeedFacts, RawCategory } from './raw-offer.js';
import type { ReadPiece } from './read-pieces.js';
import type { SkipReport } from './skip-report.js';
import { stageOffers } from './staging.js';

const stagedAtOnce = 500;
const maxCategories = 100_000;

/** Reads the whole feed into the staging table: anything wrong with the file surfaces here. */
export async function stageFeed(
  trx: Db,
  bodies: OfferBodies,
  pieces: AsyncIterable<ReadPiece>,
  skipped: SkipReport,
  { onProgress, signal, isJoiningColours }: ImportOptions,
): Promise<{ categories: RawCategory[]; offers: number; shopName: string; company: string; url: string }> {
  const categories: RawCategory[] = [];
  let waiting: Offer[] = [];
  let staged = 0;
  let offers = 0;
  let facts: Omit<FeedFacts, 'rates'> = { shopName: '' };
  const flush = async (): Promise<void> => {
    await stageOffers(trx, bodies, waiting, staged, isJoiningColours ? joinColour : undefined);
    staged += waiting.length;
    waiting = [];
  };
  const take = async (piece: ReadPiece): Promise<void> => {
    signal?.throwIfAborted();
    facts = piece.facts;
    categories.push(...piece.categories);
    if (categories.length > maxCategories) throw new ImportError(`В файле больше ${maxCategories} разделов.`);
    for (const raw of piece.offers) {
      offers += 1;
      if (offers % 5_000 === 0) onProgress?.(offers);
      const offer = checkOffer(raw, piece.facts);
      if ('reason' in offer) skipped.add(offer.reason, raw.id);
      else waiting.push(offer);
    }
    if (waiting.length >= stagedAtOnce) await flush();
  };
  for await (const piece of pieces) await take(piece);
  await flush();
  const { shopName, company = '', url = '' } = facts;
  return { categories, offers, shopName, company, url };
}
