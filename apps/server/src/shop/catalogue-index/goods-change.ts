import type { GoodsColumns } from './goods-columns.js';

/** What a change of a product can have changed of what is shown elsewhere. */
export interface GoodsChange {
  readonly productId: number;
  /** Where it was and where it is. */
  readonly sectionIds: readonly number[];
  /** Something that every list of its section narrows or sorts by, or counts besides shops, including that it is sold out everywhere. */
  readonly isListed: boolean;
  /** Which shops have it: lists count that. */
  readonly isStocked: boolean;
  /** Something that affects lists narrowed by choices inside a product: which variant is in which shop. */
  readonly isVariant: boolean;
  /** Whether the fields that product rows are selected by have changed: price, popularity, availability. */
  readonly isOffered: boolean;
  /** The same, ignoring a product that sold out everywhere: it may come into a row that does not show it. */
  readonly isRaised: boolean;
  /** Whether anything but its stock has changed, so that its texts may differ too. */
  readonly isReworded: boolean;
  /** Whether its card looks different: anything but the variant that it adds. */
  readonly hasOtherLook: boolean;
  /** Whether its card adds another variant to the basket. */
  readonly addsOther: boolean;
}

/** The change of a product that was added, removed, or changed several times. */
export const changedInEverything = {
  isListed: true,
  isStocked: true,
  isVariant: true,
  isOffered: true,
  isRaised: true,
  isReworded: true,
  hasOtherLook: true,
  addsOther: true,
} satisfies Partial<GoodsChange>;

/** What a product's row and card show and are chosen by, taken out of the columns before they are written over. */
interface GoodsLook {
  readonly sectionId: number;
  readonly brandId: number;
  readonly price: number;
  readonly oldPrice: number;
  readonly popularity: number;
  readonly demand: number;
  readonly recommended: number;
  readonly cardPrint: number;
  readonly cardVariant: number;
  readonly isAvailable: boolean;
}

/** Of a product as the columns have it now. */
export const lookOf = (columns: GoodsColumns, slot: number): GoodsLook => ({
  sectionId: columns.sections[slot]!,
  brandId: columns.brands[slot]!,
  price: columns.prices[slot]!,
  oldPrice: columns.oldPrices[slot]!,
  popularity: columns.popularity[slot]!,
  demand: columns.demand[slot]!,
  recommended: columns.recommended[slot]!,
  cardPrint: columns.cardPrints[slot]!,
  cardVariant: columns.cardVariants[slot]!,
  isAvailable: columns.isAvailable(slot),
});

/** What changed in lists beyond what a look holds. */
interface ChangedLists {
  readonly hasOtherShops: boolean;
  readonly hasOtherFacets: boolean;
  readonly hasOtherWords: boolean;
  readonly isVariant: boolean;
}

/** Compares a product with what it was; `was` is null when it is new. */
export function goodsChange(
  productId: number,
  was: GoodsLook | null,
  is: GoodsLook,
  { hasOtherShops, hasOtherFacets, hasOtherWords, isVariant }: ChangedLists,
): GoodsChange {
  const isNew = was === null;
  const wasAvailable = !isNew && was.isAvailable;
  const isMoved =
    isNew ||
    was.sectionId !== is.sectionId ||
    was.brandId !== is.brandId ||
    was.price !== is.price ||
    was.oldPrice !== is.oldPrice;
  const hasOtherGroup = wasAvailable !== is.isAvailable;
  const hasOtherFame =
    isNew || was.popularity !== is.popularity || was.demand !== is.demand || was.recommended !== is.recommended;
  const isOffered = isMoved || hasOtherGroup || hasOtherFame;
  const isShownOtherwise = isNew || was.cardPrint !== is.cardPrint;
  const isReworded = isOffered || hasOtherWords || isShownOtherwise || !(hasOtherShops || isVariant);
  const isOnlySoldOut =
    wasAvailable && !is.isAvailable && !(isMoved || hasOtherFame || hasOtherWords || isShownOtherwise);
  return {
    productId,
    sectionIds: isNew || was.sectionId === is.sectionId ? [is.sectionId] : [was.sectionId, is.sectionId],
    isListed: isMoved || hasOtherGroup || hasOtherFacets || hasOtherWords,
    isStocked: isMoved || hasOtherShops,
    isVariant,
    isOffered,
    isRaised: isReworded && !isOnlySoldOut,
    isReworded,
    hasOtherLook: isShownOtherwise || hasOtherGroup,
    addsOther: isNew || was.cardVariant !== is.cardVariant,
  };
}
