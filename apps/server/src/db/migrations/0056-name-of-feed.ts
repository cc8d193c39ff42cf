/** A shop whose owner has not named it has the name that its feed gives: pages are invalidated when that changes, though no product does. */
export const nameOfFeedMigration = {
  name: '0056-name-of-feed',
  sql: `
create trigger settings_shop_named after update on settings for each row
  when (new.key = 'goods' and new.value->>'shop' is distinct from old.value->>'shop')
  execute function note_content();
`,
};
