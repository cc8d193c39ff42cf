/** Where a user signed in, in words: «Chrome, Android». Empty for guests and for earlier sessions. */
export const sessionDevicesMigration = {
  name: '0011-session-devices',
  sql: `
alter table sessions add column device text not null default '' check (char_length(device) <= 60);
`,
};
