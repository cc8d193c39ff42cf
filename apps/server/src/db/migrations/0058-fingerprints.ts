/** An import recognises unchanged offers by their fingerprints alone: their bodies need not be read again. */
export const fingerprintsMigration = {
  name: '0058-fingerprints',
  sql: `
-- Of a product: of the offers that it was made of, their order and their section. '': not known, its hash decides.
alter table import_keys add column fingerprint text not null default '';
`,
};
