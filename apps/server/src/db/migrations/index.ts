import { catalogueMigration } from './0001-catalogue.js';
import { visitorsMigration } from './0002-visitors.js';
import { purchaseMigration } from './0003-purchase.js';
import { contentMigration } from './0004-content.js';
import { accountMigration } from './0005-account.js';

/** A step of the schema: plain SQL for PostgreSQL 15, run once, in order, never edited after a release. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

export const migrations: readonly Migration[] = [
  catalogueMigration,
  visitorsMigration,
  purchaseMigration,
  contentMigration,
  accountMigration,
];
