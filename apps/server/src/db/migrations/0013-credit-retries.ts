/** Notifying a credit partner works like all other due work: claimed for a time, retried with growing pauses. */
export const creditRetriesMigration = {
  name: '0013-credit-retries',
  sql: `
alter table credit_applications add column due_at timestamptz not null default now();
alter table credit_applications add column last_error text not null default '';
drop index credit_applications_to_tell;
create index credit_applications_due on credit_applications (due_at) where not is_told;
drop index outbox_waiting;
create index outbox_due on outbox (due_at, id) where sent_at is null and parked_at is null;
`,
};
