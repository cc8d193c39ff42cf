/** The goods of a section next to a price, without sorting all of it. */
export const nearestByPriceMigration = {
  name: '0060-nearest-by-price',
  sql: `
create index products_by_section_price on products (section_id, (cardinality(stores) > 0), price_kopecks);
`,
};
