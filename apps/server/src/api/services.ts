import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Adapters } from '../adapters/adapters.js';
import type { Db } from '../db/schema.js';
import type { Settings } from '../settings.js';
import type { CatalogueVersion } from '../shop/catalogue-version.js';
import type { KeepFilters } from '../shop/listing/filters-keeper.js';
import type { RenderPage } from './render-contract.js';
import type { UploadQuota } from './upload-quota.js';

/** What every plugin finds as `app.shop`. */
export interface ShopServices {
  readonly db: Db;
  readonly settings: Settings;
  readonly adapters: Adapters;
  readonly log: FastifyBaseLogger;
  /** Grows when something that public pages show has changed; polled from the database every second. */
  readonly catalogueVersion: CatalogueVersion;
  /** Cached filters of lists, per version: pass it to `getListing`. */
  readonly keepFilters: KeepFilters;
  /** Quota for uploads in progress. */
  readonly uploads: UploadQuota;
  /** The storefront, when it is built. */
  readonly renderPage: RenderPage | undefined;
  /** False in development: a page is rendered for each request. */
  readonly keepsPages: boolean;
  readonly now: () => Date;
  /** Renders 404 and 500 for paths outside `/api/`; `pages/` installs its own here. */
  errorPage: (request: FastifyRequest, reply: FastifyReply, status: number) => unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    shop: ShopServices;
  }
}
