/** The most popular goods of a section, without sorting all of it. */
export const productsByFameMigration = {
  name: '0015-products-by-fame',
  sql: `
create index products_by_fame on products (section_id, popularity desc, id);
`,
};
