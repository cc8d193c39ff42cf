/**
 * What visitors agree to in a shop of one's own: each wording is kept with its version as long as the shop exists, since a
 * consent proves nothing without its text.
 */
export const wordingsMigration = {
  name: '0030-wordings',
  sql: `
-- A page (its html) or a file (its content) as it was from a moment on; rows are only added.
create table wordings (
  path text not null,
  version text not null,
  html text not null default '',
  content bytea not null default '',
  since timestamptz not null default now(),
  primary key (path, version)
);

create function wording_version(text bytea) returns text language sql immutable as $$
  select left(encode(sha256(text), 'hex'), 16)
$$;

create function keep_page_wording() returns trigger language plpgsql as $$
begin
  if new.html <> '' and new.path in ('/privacy/', '/privacy_policy/', '/agreement/', '/sale-terms/') then
    insert into wordings (path, version, html)
    values (new.path, wording_version(convert_to(new.html, 'UTF8')), new.html) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger content_pages_wording after insert or update on content_pages
  for each row execute function keep_page_wording();

create function keep_file_wording() returns trigger language plpgsql as $$
begin
  if new.name = 'sale-terms.pdf' then
    insert into wordings (path, version, content)
    values ('/files/sale-terms.pdf', wording_version(new.content), new.content) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger content_files_wording after insert or update on content_files
  for each row execute function keep_file_wording();

-- What is in force already.
update content_pages set html = html where path in ('/privacy/', '/privacy_policy/', '/agreement/', '/sale-terms/');
update content_files set content = content where name = 'sale-terms.pdf';

-- The version in force of what a consent names; null where the shop has no text of its own.
create function own_wording(kind text) returns text language sql stable as $$
  select case when kind = 'sale-terms' then coalesce(
    (select wording_version(content) from content_files where name = 'sale-terms.pdf'),
    (select wording_version(convert_to(html, 'UTF8')) from content_pages where path = '/sale-terms/' and html <> ''))
  else
    (select wording_version(convert_to(html, 'UTF8')) from content_pages where path = '/privacy/' and html <> '')
  end
$$;
`,
};
