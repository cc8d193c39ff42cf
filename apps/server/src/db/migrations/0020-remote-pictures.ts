/** Pictures of goods that are copied from other sites. */
export const remotePicturesMigration = {
  name: '0020-remote-pictures',
  sql: `
-- Where a picture comes from, by the key that it has in this shop.
create table remote_pictures (
  key text primary key,
  url text not null
);
`,
};
