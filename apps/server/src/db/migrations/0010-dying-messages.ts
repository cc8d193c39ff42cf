/**
 * A message may carry a secret that dies: it stands beside the text, is wiped when the message is sent or given up, and
 * a newer one of its topic takes its place. Codes that were sent before lose what they told.
 */
export const dyingMessagesMigration = {
  name: '0010-dying-messages',
  sql: `
alter table outbox add column secret text not null default '';
alter table outbox add column topic text not null default '';
alter table outbox add column dies_at timestamptz;
create index outbox_topic on outbox (topic) where topic <> '' and sent_at is null and parked_at is null;
update outbox set body = regexp_replace(body, '[0-9]{4}', '••••') where kind = 'sms' and body like '%код %';
update outbox set parked_at = now(), last_error = 'its code has died' where kind = 'sms' and body like '%код ••••%' and sent_at is null and parked_at is null;
`,
};
