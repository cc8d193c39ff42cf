/**
 * What a folder of content brings besides articles and named blocks: pages, files, and what was loaded, so that the next
 * load knows what the staff has changed since.
 */
export const ownContentMigration = {
  name: '0022-own-content',
  sql: `
-- Who the shop is: one row, or none in the demo shop.
create table shop_identity (
  id integer primary key default 1 check (id = 1),
  value jsonb not null
);
create trigger shop_identity_changed after insert or update or delete or truncate on shop_identity
  for each statement execute function note_content();

-- Texts of pages by their path; html '' where a page has its text elsewhere and only its title from here.
create table content_pages (
  path text primary key,
  title text not null,
  description text not null default '',
  html text not null default '',
  changed_at timestamptz not null default now()
);
create trigger content_pages_changed after insert or update or delete or truncate on content_pages
  for each statement execute function note_content();

-- Pictures and documents of the shop; small, so that every process has them and a backup of the database is whole.
create table content_files (
  name text primary key,
  type text not null,
  hash text not null,
  content bytea not null
);

-- What the last load wrote: hash of the value, to tell the staff's changes from the folder's.
create table content_loads (
  kind text not null,
  key text not null,
  hash text not null,
  primary key (kind, key)
);

-- The name that the folder has for them: an address may be corrected, stock and orders stay.
alter table cities add column key text unique;
alter table shops add column key text unique;

-- Days and hours are those of the shop's home; until it says where that is, of Tyumen.
create function shop_time_zone() returns text language sql stable as $$
  select coalesce((select value->'time'->>'zone' from shop_identity), 'Asia/Yekaterinburg')
$$;
`,
};
