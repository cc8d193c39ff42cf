/** The rows of the index page, «Новинки» and «Популярное», without sorting the whole catalogue. */
export const indexRowsMigration = {
  name: '0044-index-rows',
  sql: `
create index products_by_arrival on products (created_at desc, id);
create index products_by_demand on products (demand desc, popularity desc, id);
`,
};
