/** Where a sale's goods are; '' for a sale that has none, or that says so in its own text. */
export const saleLinksMigration = {
  name: '0040-sale-links',
  sql: `alter table sales add column link text not null default '';`,
};
