/** What a page of text has besides its title, and the version of a file of terms, computed when it is written. */
export const pageHeadingsMigration = {
  name: '0037-page-headings',
  sql: `
-- What stands above the text where it is not the title, which is also for search engines; '' where it is.
alter table content_pages add column heading text not null default '';

-- A consent names it: no order waits until a PDF is hashed.
alter table content_files add column version text generated always as (wording_version(content)) stored;

create or replace function own_wording(kind text) returns text language sql stable as $$
  select case when kind = 'sale-terms' then coalesce(
    (select version from content_files where name = 'sale-terms.pdf'),
    (select wording_version(convert_to(html, 'UTF8')) from content_pages where path = '/sale-terms/' and html <> ''))
  else
    (select wording_version(convert_to(html, 'UTF8')) from content_pages where path = '/privacy/' and html <> '')
  end
$$;
`,
};
