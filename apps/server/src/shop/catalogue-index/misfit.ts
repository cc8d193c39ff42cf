/** Something in the catalogue that the index has no room for: lists are answered by SQL until it is gone. */
export class Misfit extends Error {}
