/** A shop whose owner has not named it is called as its feed says: pages hear when that changes, though no product does. */
export const nameOfFeedMigration = {
  name: '0056-name-of-feed',
  sql: `
create trigger settings_shop_named after update on settings for each row
  when (new.key = 'goods' and new.value->>'shop' is distinct from old.value->>'shop')
  execute function note_content();
`,
};
