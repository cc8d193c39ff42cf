/** Whether visitors see the variant of an order line; until now that had to be read from its link. */
export const shownVariantsMigration = {
  name: '0062-shown-variants',
  sql: `
-- The default is for processes of the version before, which go on while the first new one migrates.
alter table order_lines add column is_variant_shown boolean not null default true;
update order_lines set is_variant_shown = false where link not like '%offer=%';
`,
};
