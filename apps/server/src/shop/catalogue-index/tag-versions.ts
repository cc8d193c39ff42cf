import type { GoodsChange } from './goods-index.js';

/** Something that a page or a list was made of. */
export type Tag = string;

/** The product itself, wherever it is shown. */
export const productTag = (id: number): Tag => `p${id}`;
/** What lists of a section count, narrow and sort by; null: of any section. */
export const listTag = (sectionId: number | null): Tag => `l${sectionId ?? ''}`;
/** The same with what only variants know. */
export const variantsTag = (sectionId: number | null): Tag => `v${sectionId ?? ''}`;
/** What rows of goods of a section are chosen by; null: of any section. */
export const offersTag = (sectionId: number | null): Tag => `o${sectionId ?? ''}`;
/** What search ranks by. */
export const wordsTag: Tag = 'w';

/** Tags that a change of a product touches. */
function touched(change: GoodsChange): Tag[] {
  const tags = [productTag(change.productId)];
  const everywhere = [null, ...change.sectionIds];
  if (change.isListed) tags.push(...everywhere.map(listTag));
  if (change.isListed || change.isVariant) tags.push(...everywhere.map(variantsTag));
  if (change.isOffered) tags.push(...everywhere.map(offersTag));
  if (change.isReworded) tags.push(wordsTag);
  return tags;
}

/** When each tag was touched last, in versions of the catalogue. */
export class TagVersions {
  readonly #touched = new Map<Tag, number>();
  /** Everything was touched at this version. */
  #everything = 0;

  /** Products have changed. */
  touch(changes: readonly GoodsChange[], version: number): void {
    for (const change of changes) for (const tag of touched(change)) this.#touched.set(tag, version);
  }

  /** Anything may have changed. */
  touchEverything(version: number): void {
    this.#touched.clear();
    this.#everything = version;
  }

  /** The version at which anything may have changed for the last time. */
  get everything(): number {
    return this.#everything;
  }

  /** Whether none of the tags was touched after `version`. */
  isUntouched(tags: Iterable<Tag>, version: number): boolean {
    if (this.#everything > version) return false;
    for (const tag of tags) if ((this.#touched.get(tag) ?? 0) > version) return false;
    return true;
  }
}
