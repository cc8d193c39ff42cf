/**
 * Whether visitors see the variant of an order line. Null in lines that an older version has written, perhaps while this
 * one runs beside it: there the link is the only evidence.
 */
export const shownVariantsMigration = {
  name: '0062-shown-variants',
  sql: `alter table order_lines add column is_variant_shown boolean;`,
};
