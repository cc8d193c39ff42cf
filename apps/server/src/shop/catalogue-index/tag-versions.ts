import type { GoodsChange } from './goods-change.js';

/** Something that a page or a list was made of. */
export type Tag = string;

/** Everything that shows the product itself. */
export const productTag = (id: number): Tag => `p${id}`;
/** What lists and rows show of the product. A shop that sells its last piece changes the product, seldom its card. */
export const cardTag = (id: number): Tag => `c${id}`;
/**
 * The same, but touched up to {@link TagOptions.lateMs} later when nothing has changed but the variant that the card adds: its
 * size was sold out, another one is left. Popular goods are shown beside hundreds of others, whose pages would be dropped each time.
 * Adding the sold-out variant meanwhile gives the same message as from a page opened before the sale.
 */
export const lateCardTag = (id: number): Tag => `C${id}`;
/** What lists of a section filter and sort by, and their counts except those of shops; null: of every section. */
export const listTag = (sectionId: number | null): Tag => `l${sectionId ?? ''}`;
/** How many goods of a section each shop has: the counts next to the names of shops. */
export const shopCountsTag = (sectionId: number | null): Tag => `s${sectionId ?? ''}`;
/**
 * The same, but touched up to {@link TagOptions.lateMs} after the change. With ten sales a second these numbers change all the time
 * and nothing else of a list does: what is cached for everyone may show one that is some seconds old.
 */
export const lateShopCountsTag = (sectionId: number | null): Tag => `S${sectionId ?? ''}`;
/** All of the above, and what only variants have. */
export const variantsTag = (sectionId: number | null): Tag => `v${sectionId ?? ''}`;
/** What decides which goods of a section come first; null: of every section. */
export const offersTag = (sectionId: number | null): Tag => `o${sectionId ?? ''}`;
/**
 * What may bring another product of the section into a row of its first ones; null: of every section. A product that is sold
 * out leaves rows: {@link cardTag} invalidates those that show it; for all others nothing has changed.
 */
export const rowsTag = (sectionId: number | null): Tag => `r${sectionId ?? ''}`;
/** What search ranks by. */
export const wordsTag: Tag = 'w';

/** Default maximum staleness of a delayed invalidation, in ms. */
export const usualLateMs = 60_000;

/**
 * Delayed invalidations of one tag that come this close together, as a share of the delay, are batched with the first. Any other
 * waits for its own time: what was rendered after a change already shows it, and is not dropped again when the change is due.
 */
const togetherShare = 0.1;

/** A change that is announced when it is due. */
interface LateChange {
  readonly tag: Tag;
  version: number;
  readonly dueAt: number;
}

/** Options of {@link TagVersions}. */
export interface TagOptions {
  /** Milliseconds until late tags are touched. @default 60000 */
  readonly lateMs?: number | undefined;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** Tags that a change of a product touches at once. */
function touched(change: GoodsChange): Tag[] {
  const tags = [productTag(change.productId)];
  if (change.hasOtherLook || change.addsOther) tags.push(cardTag(change.productId));
  if (change.hasOtherLook) tags.push(lateCardTag(change.productId));
  const everywhere = [null, ...change.sectionIds];
  if (change.isListed) tags.push(...everywhere.map(listTag));
  if (change.isStocked) tags.push(...everywhere.map(shopCountsTag));
  if (change.isListed || change.isStocked || change.isVariant) tags.push(...everywhere.map(variantsTag));
  if (change.isOffered) tags.push(...everywhere.map(offersTag));
  if (change.isRaised) tags.push(...everywhere.map(rowsTag));
  if (change.isReworded) tags.push(wordsTag);
  return tags;
}

/** When each tag was touched last, in versions of the catalogue. */
export class TagVersions {
  readonly #touched = new Map<Tag, number>();
  /** Changes that are not announced yet, in the order in which they are due. */
  readonly #late = new Set<LateChange>();
  /** The last of them of each tag. */
  readonly #lastLate = new Map<Tag, LateChange>();
  /** The version at which everything was last invalidated. */
  #everything = 0;
  #revision = 0;

  readonly #lateMs: number;
  readonly #now: () => number;

  constructor({ lateMs = usualLateMs, now = () => performance.now() }: TagOptions = {}) {
    this.#lateMs = lateMs;
    this.#now = now;
  }

  /** Products have changed. */
  touch(changes: readonly GoodsChange[], version: number): void {
    this.#revision += 1;
    for (const change of changes) {
      for (const tag of touched(change)) this.#touched.set(tag, version);
      if (change.addsOther) this.#touchLate(lateCardTag(change.productId), version);
      if (change.isStocked)
        for (const id of [null, ...change.sectionIds]) this.#touchLate(lateShopCountsTag(id), version);
    }
  }

  /** Anything may have changed. */
  touchEverything(version: number): void {
    this.#revision += 1;
    this.#touched.clear();
    this.#late.clear();
    this.#lastLate.clear();
    this.#everything = version;
  }

  /** The version at which anything may have changed for the last time. */
  get everything(): number {
    return this.#everything;
  }

  /** Another number whenever any tag may have been touched. */
  get revision(): number {
    this.#tellLate();
    return this.#revision;
  }

  /** Whether none of the tags was touched after `version`. */
  isUntouched(tags: Iterable<Tag>, version: number): boolean {
    this.#tellLate();
    if (this.#everything > version) return false;
    for (const tag of tags) if ((this.#touched.get(tag) ?? 0) > version) return false;
    return true;
  }

  #touchLate(tag: Tag, version: number): void {
    const dueAt = this.#now() + this.#lateMs;
    const last = this.#lastLate.get(tag);
    if (last && dueAt - last.dueAt < this.#lateMs * togetherShare) {
      last.version = version;
      return;
    }
    const change = { tag, version, dueAt };
    this.#late.add(change);
    this.#lastLate.set(tag, change);
  }

  #tellLate(): void {
    if (this.#late.size === 0) return;
    const now = this.#now();
    for (const change of this.#late) {
      const { tag, version, dueAt } = change;
      if (dueAt > now) return;
      this.#late.delete(change);
      if (this.#lastLate.get(tag) === change) this.#lastLate.delete(tag);
      // It may have been touched at once meanwhile.
      this.#touched.set(tag, Math.max(version, this.#touched.get(tag) ?? 0));
      this.#revision += 1;
    }
  }
}
