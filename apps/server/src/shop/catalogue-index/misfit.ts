/** Something in the catalogue that the index has no room for: lists come from SQL until it is gone. */
export class Misfit extends Error {}
