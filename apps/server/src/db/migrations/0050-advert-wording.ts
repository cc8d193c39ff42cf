/**
 * A consent to adverts names its own words: it named the text on personal data, which says of itself that it is another
 * consent. What was written down before stays as it is: rows of `consents` are only added.
 */
export const advertWordingMigration = {
  name: '0050-advert-wording',
  sql: `
-- The version in force of a document that a consent names; null where the shop has no text of its own, and for adverts,
-- which have no document: the words of their box are kept by whoever writes the consent down.
create or replace function own_wording(kind text) returns text language sql stable as $$
  select case kind
    when 'sale-terms' then coalesce(
      (select version from content_files where name = 'sale-terms.pdf'),
      (select wording_version(convert_to(html, 'UTF8')) from content_pages where path = '/sale-terms/' and html <> ''))
    when 'personal-data' then
      (select wording_version(convert_to(html, 'UTF8')) from content_pages where path = '/privacy/' and html <> '')
  end
$$;
`,
};
