/** Level of a heading under the list's own, as far down as the kit's states of a list go. */
export const headingBelow = (level: 1 | 2 | 3): 2 | 3 => (level === 1 ? 2 : 3);
