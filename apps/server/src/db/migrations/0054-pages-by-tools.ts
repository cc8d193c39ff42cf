/** A page of text says when it was changed, by whatever tool. */
export const pagesByToolsMigration = {
  name: '0054-pages-by-tools',
  sql: `
create function note_page_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;
create trigger content_pages_moment before update on content_pages for each row
  when ((new.title, new.description, new.heading, new.html) is distinct from (old.title, old.description, old.heading, old.html))
  execute function note_page_change();
`,
};
