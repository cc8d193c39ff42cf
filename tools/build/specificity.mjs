const firstType = /^(\*|[a-z][\w-]*)?/i;

/**
 * Inserts a condition into the first compound of a complex selector, after its type selector: `a:hover b` →
 * `a<condition>:hover b`.
 */
export const addToFirstCompound = (selector, condition) => {
  const type = firstType.exec(selector)?.[0] ?? '';
  return `${type}${condition}${selector.slice(type.length)}`;
};

/** Has the specificity of `ids` ids and matches every element: no element can have the id `#`. */
const heavy = (ids) => `:not(${'#\\#'.repeat(ids)})`;

/** The same selector, more specific than any selector with fewer ids. */
export const raise = (selector, ids) => addToFirstCompound(selector, heavy(ids));
