/** Addresses of products that became variants of another one, when colours of a model were joined. */
export const movedProductsMigration = {
  name: '0048-moved-products',
  sql: `
create table moved_products (
  slug text primary key,
  product_id integer not null references products (id) on delete cascade,
  variant_id integer not null
);
create index moved_products_product on moved_products (product_id);
`,
};
