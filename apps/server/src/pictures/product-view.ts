/**
 * Views of a product: 1 as it stands, 2 turned and closer, 3 mirrored on a round stand, 4 a detail,
 * 5 a pair. 0 is a cut-out without a plate, for tiles.
 */
export const productViews = [1, 2, 3, 4, 5] as const;
/** Number of a view. */
export type ProductView = (typeof productViews)[number];
