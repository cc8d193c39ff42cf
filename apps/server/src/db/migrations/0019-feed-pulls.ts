/** Feeds that the running shop loads by itself. */
export const feedPullsMigration = {
  name: '0019-feed-pulls',
  sql: `
-- One row per address of a feed; source has neither user nor password nor parameters. due_at: when it is loaded next, or
-- until when the process that loads it now is believed to live.
create table feed_pulls (
  source text primary key,
  due_at timestamptz not null default now(),
  etag text not null default '',
  last_modified text not null default '',
  -- What the last attempt failed with, '' when it did not fail: the staff is told of each failure once.
  last_error text not null default ''
);
`,
};
