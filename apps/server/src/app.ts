import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { RenderPage } from '@tropa/render-contract';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Adapters } from './adapters/adapters.js';
import { trustProxyOf } from './api/client-address.js';
import { capConnections, hangUpAtClose } from './api/connections.js';
import { addErrorHandling, answerBrokenHttp, answerUnreadableAddress, plainErrorPage } from './api/errors.js';
import { usualIncomingLimits } from './api/incoming-limits.js';
import type { IncomingLimits } from './api/incoming-limits.js';
import { createLifecycle, endConnectionsWhileDraining } from './api/lifecycle.js';
import { addJsonBody } from './api/json-body.js';
import { addOverloadProtection, type OverloadLimits } from './api/overload.js';
import { resources } from './api/resources.js';
import type { ShopPlugin } from './api/resources.js';
import { addSecurityHeaders } from './api/security-headers.js';
import { silentLog } from './api/silent-log.js';
import { refuseSlowBodies } from './api/slow-bodies.js';
import { Tally } from './api/tally.js';
import { usualUpkeepMs } from './api/upkeep.js';
import { UploadQuota } from './api/upload-quota.js';
import type { UploadLimits } from './api/upload-quota.js';
import type { Listen, Probe } from './db/open.js';
import type { Replicas } from './db/follow-replicas.js';
import type { Db } from './db/schema.js';
import type { Settings } from './settings.js';
import { createCatalogueReads } from './shop/catalogue-index/catalogue-reads.js';
import { watchCatalogue } from './shop/catalogue-index/live-catalogue.js';
import { createListings } from './shop/listing/listings.js';

/** Parts of a shop. */
export interface AppParts {
  readonly db: Db;
  /** Replicas of it, for what is public. */
  readonly replicas?: Replicas | undefined;
  /** Learns of changes of the catalogue at once; without it they are polled every second. */
  readonly listen?: Listen | undefined;
  /** Queries the database outside the pool; without it, through the pool. */
  readonly probe?: Probe | undefined;
  readonly settings: Settings;
  readonly adapters: Adapters;
  /** The storefront's server bundle; without it pages are a plain notice. */
  readonly renderPage?: RenderPage | undefined;
  /** Whether pages are cached until the catalogue changes. @default true */
  readonly keepsPages?: boolean;
  /** Maximum staleness of a delayed invalidation (`TagVersions`), in ms. @default 60000 */
  readonly lateMs?: number;
  /** Between two rounds of background work, ms; tests that compare two moments postpone it. @default 15000 */
  readonly upkeepMs?: number;
  /** Silent by default. */
  readonly log?: FastifyBaseLogger | undefined;
  /** The clock; tests set their own. */
  readonly now?: () => Date;
  /** Connection timeouts; tests shorten them. */
  readonly limits?: Partial<IncomingLimits>;
  /** Quota for uploads in progress. */
  readonly uploads?: UploadLimits;
  /** How much load it accepts; tests that keep their own process busy raise it. */
  readonly overload?: OverloadLimits;
  /** Plugins registered after the standard ones. */
  readonly plugins?: readonly ShopPlugin[];
}

/** The shop as a Fastify instance: `listen` serves it, `inject` tests it. The database stays open at `close`. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, settings, adapters } = parts;
  const log = parts.log ?? silentLog;
  const limits = { ...usualIncomingLimits, ...parts.limits };
  const app = fastify({
    // Of Fastify's own messages only warnings and errors are of interest.
    loggerInstance: log.child({}, { level: log.level === 'silent' ? 'silent' : 'warn' }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(settings.proxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: answerUnreadableAddress(settings),
    clientErrorHandler: answerBrokenHttp,
    http: { headersTimeout: limits.headTimeout, connectionsCheckingInterval: Math.min(1_000, limits.headTimeout) },
    requestTimeout: limits.requestTimeout,
    forceCloseConnections: 'idle',
  });
  const catalogueVersion = await watchCatalogue(db, {
    listen: parts.listen,
    lateMs: parts.lateMs,
    onMisfit: (error, retryMs) =>
      log.warn({ err: error, retryMs }, 'the catalogue does not fit into memory: SQL answers lists'),
    onFailure: (error) => log.warn({ err: error }, 'the catalogue could not be read into memory: SQL answers lists'),
  });
  const lifecycle = createLifecycle();
  app.decorate('shop', {
    db,
    reads: createCatalogueReads(db, catalogueVersion, parts.replicas),
    probe: parts.probe ?? (async (text) => (await sql.raw<never>(text).execute(db)).rows),
    lifecycle,
    tally: new Tally(),
    settings,
    adapters,
    log,
    catalogueVersion,
    listings: createListings(db, catalogueVersion),
    uploads: new UploadQuota(parts.uploads),
    renderPage: parts.renderPage,
    keepsPages: parts.keepsPages ?? true,
    upkeepMs: parts.upkeepMs ?? usualUpkeepMs,
    now: parts.now ?? (() => new Date()),
    errorPage: plainErrorPage,
  });
  app.addHook('onClose', () => catalogueVersion.stop());
  addSecurityHeaders(app, settings);
  endConnectionsWhileDraining(app, lifecycle);
  hangUpAtClose(app, limits);
  capConnections(app, settings.maxConnectionsPerAddress, settings.proxies);
  refuseSlowBodies(app, limits);
  addOverloadProtection(app, parts.overload);
  addJsonBody(app);
  await app.register(cookie);
  await app.register(multipart);
  addErrorHandling(app);
  for (const plugin of [...resources, ...(parts.plugins ?? [])]) await plugin(app);
  return app;
}
