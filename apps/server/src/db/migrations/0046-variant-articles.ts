/** The article number of a variant, where those of a product differ; else it is a property of the product. */
export const variantArticlesMigration = {
  name: '0046-variant-articles',
  sql: `alter table variants add column article text not null default '';`,
};
