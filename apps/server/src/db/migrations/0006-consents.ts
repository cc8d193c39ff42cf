/** Which wording of the consent went with an order and with a registration; '' where none was asked. */
export const consentsMigration = {
  name: '0006-consents',
  sql: `
alter table orders add column consent_version text not null default '';
alter table users add column consent_version text not null default '';
`,
};
