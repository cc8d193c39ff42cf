/** Goods keep their identity from one import of a feed to the next. */
export const importKeysMigration = {
  name: '0017-import-keys',
  sql: `
-- What the things of a feed became in the shop. hash: of what was written, so that what has not changed is left alone.
create table import_keys (
  kind text not null check (kind in ('section', 'product', 'variant')),
  key text not null,
  id integer not null,
  hash text not null default '',
  primary key (kind, key)
);
create index import_keys_id on import_keys (kind, id);

-- Since when the feed does not have it any more: it is out of stock, and deleted some months later.
alter table products add column gone_at timestamptz;

-- Addresses of products that were deleted: 410 instead of 404.
create table gone_products (
  slug text primary key,
  deleted_at timestamptz not null default now()
);
`,
};
