/**
 * A message may carry a secret that expires: it is stored beside the text, wiped when the message is sent or given up,
 * and superseded by a newer message of the same topic. Codes that were sent before are wiped.
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
