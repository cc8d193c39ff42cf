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
  /** Grows when something that public pages show has changed; asked from the database each second. */
  readonly catalogueVersion: CatalogueVersion;
  /** Filters of lists, kept per version: pass it to `getListing`. */
  readonly keepFilters: KeepFilters;
  /** Room for uploads on their way. */
  readonly uploads: UploadQuota;
  /** The storefront, when it is built. */
  readonly renderPage: RenderPage | undefined;
  /** False while the storefront is being worked on: a page is drawn anew for each request. */
  readonly keepsPages: boolean;
  readonly now: () => Date;
  /** Draws 404 and 500 for addresses that are not under `/api/`; `pages/` puts its own here. */
  errorPage: (request: FastifyRequest, reply: FastifyReply, status: number) => unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    shop: ShopServices;
  }
}
