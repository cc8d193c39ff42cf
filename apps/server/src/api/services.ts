import type { RenderPage } from '@tropa/render-contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Adapters } from '../adapters/adapters.js';
import type { Probe } from '../db/open.js';
import type { Db } from '../db/schema.js';
import type { Settings } from '../settings.js';
import type { CatalogueReads } from '../shop/catalogue-index/catalogue-reads.js';
import type { LiveCatalogue } from '../shop/catalogue-index/live-catalogue.js';
import type { Listings } from '../shop/listing/listings.js';
import type { Lifecycle } from './lifecycle.js';
import type { Tally } from './tally.js';
import type { UploadQuota } from './upload-quota.js';

/** What every plugin finds as `app.shop`. */
export interface ShopServices {
  /** The primary: what visitors change and own. */
  readonly db: Db;
  /** Reads public data, from a replica where one will do. */
  readonly reads: CatalogueReads;
  /** Queries the database outside the pool. */
  readonly probe: Probe;
  readonly lifecycle: Lifecycle;
  /** What the process counts, for `/metrics`. */
  readonly tally: Tally;
  readonly settings: Settings;
  readonly adapters: Adapters;
  readonly log: FastifyBaseLogger;
  /** Its version grows when something that public pages show has changed; polled from the database every second. */
  readonly catalogueVersion: LiveCatalogue;
  /** Lists and searches. */
  readonly listings: Listings;
  /** Quota for uploads in progress. */
  readonly uploads: UploadQuota;
  /** The storefront, when it is built. */
  readonly renderPage: RenderPage | undefined;
  /** False in development: a page is rendered for each request. */
  readonly keepsPages: boolean;
  /** Between two rounds of background work, ms. */
  readonly upkeepMs: number;
  readonly now: () => Date;
  /** Renders 404 and 500 for paths outside `/api/`; `pages/` installs its own here. */
  errorPage: (request: FastifyRequest, reply: FastifyReply, status: number) => unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    shop: ShopServices;
  }
}
