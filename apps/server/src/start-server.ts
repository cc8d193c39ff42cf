import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RenderPage } from '@tropa/render-contract';
import { createAdapters, describeAdapters } from './adapters/create-adapters.js';
import { checkBucket } from './adapters/s3/s3-bucket.js';
import type { FastifyInstance } from 'fastify';
import type { ShopPlugin } from './api/resources.js';
import { createApp } from './app.js';
import { preparations } from './before-listening.js';
import type { Tell } from './before-listening.js';
import { createLog } from './create-log.js';
import { migrate } from './db/migrate.js';
import type { Replicas } from './db/follow-replicas.js';
import { openDatabase } from './db/open.js';
import type { PoolState } from './db/open.js';
import { startReplicas } from './db/start-replicas.js';
import type { RunningReplicas } from './db/start-replicas.js';
import { withStartLock } from './db/start-lock.js';
import { StartError } from './db/start-error.js';
import type { MetricsServer } from './metrics/metrics-server.js';
import { siteDir } from './pages/static-site.js';
import { describeStaff } from './settings/staff-settings.js';
import { shopParts } from './shop-parts.js';
import type { Settings } from './settings.js';

/** A running server. */
export interface RunningServer {
  readonly address: string;
  /** Announces that it is about to end, and serves on. */
  drain(): void;
  /** Lets calls in progress finish, then closes the database. */
  close(): Promise<void>;
}

const storefrontDir = (env: Record<string, string | undefined>): string =>
  env.STOREFRONT_DIST ?? fileURLToPath(new URL('../../storefront/dist', import.meta.url));

/** Beside the program and its sources alike. */
const besideProgram = {
  video: fileURLToPath(new URL('../video', import.meta.url)),
};

/** Where the sites that `npm run build:…` makes are, in a clone. */
const ownTree = {
  storybook: fileURLToPath(new URL('../../../tools/storybook/storybook-static', import.meta.url)),
  docs: fileURLToPath(new URL('../../../tools/docs-site/dist', import.meta.url)),
};

/** The storefront, built or from its sources. */
interface Storefront {
  readonly renderPage: RenderPage;
  /** Serves the modules of a storefront in development. */
  readonly plugin?: ShopPlugin;
}

/** `npm run dev` names the module that opens the storefront from its sources. */
async function loadDevelopment(module: string): Promise<Storefront> {
  const { openDevelopment } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as {
    openDevelopment(): Storefront;
  };
  return openDevelopment();
}

async function loadStorefront(folder: string): Promise<Storefront> {
  const entry = `${folder}/server/server.js`;
  if (!existsSync(entry)) throw new StartError(`The storefront is not built (${entry}): run npm run build.`);
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as { renderPage?: RenderPage };
  if (typeof loaded.renderPage !== 'function') throw new StartError(`${entry} exports no renderPage.`);
  return { renderPage: loaded.renderPage };
}

const portError = (error: NodeJS.ErrnoException, { host, port }: Settings): StartError => {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} on ${host} is in use: set PORT.`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} on ${host} is not allowed: set PORT.`);
  return new StartError(`Cannot listen on ${host}:${port} (${error.code ?? error.message}): set HOST and PORT.`);
};

/** `/metrics` on a port of its own, when one is set. The code that measures is loaded only then. */
async function startMetrics(
  app: FastifyInstance,
  { metricsPort, metricsHost }: Settings,
  pool: () => PoolState,
  replicas: Replicas | null,
): Promise<() => Promise<MetricsServer | null>> {
  if (metricsPort === null) return async () => null;
  const [{ createMetrics }, { openMetricsServer }] = await Promise.all([
    import('./metrics/create-metrics.js'),
    import('./metrics/metrics-server.js'),
  ]);
  const metrics = createMetrics(app, pool, replicas);
  return () =>
    openMetricsServer(metrics, { host: metricsHost, port: metricsPort }).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`Cannot serve metrics on ${metricsHost}:${metricsPort} (${error.code}): set METRICS_PORT.`);
    });
}

/** Reports a port in use at once, not after the database was filled. */
const checkPort = (settings: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(error, settings)));
    probe.listen(settings.port, settings.host, () => probe.close(() => resolve()));
  });

/**
 * Opens the database, brings it up to date, fills an empty demo shop, and listens.
 * @throws StartError with one line for the operator.
 */
export async function startServer(
  settings: Settings,
  env: Record<string, string | undefined>,
  tell: Tell,
): Promise<RunningServer> {
  const outside = describeAdapters(settings);
  const folder = storefrontDir(env);
  const development = env.STOREFRONT_DEVELOPMENT;
  const { renderPage, plugin } = development ? await loadDevelopment(development) : await loadStorefront(folder);
  await checkPort(settings);
  if (settings.s3) await checkBucket(settings.s3);
  const log = createLog(env.LOG_LEVEL ?? 'info');

  tell(settings.databaseUrl ? 'Connecting to PostgreSQL…' : `Opening the database in ${settings.dataDir}…`);
  const database = await openDatabase(settings);
  const { db } = database;
  let replicas: RunningReplicas | null = null;
  const close = async (): Promise<void> => {
    await replicas?.close();
    await database.close();
  };
  try {
    await migrate(db);
    await withStartLock(database, async () => {
      for (const prepare of preparations) await prepare(db, settings, tell);
    });
    replicas = await startReplicas(database, settings, log);
    const adapters = createAdapters(settings, log);
    tell(`Outside services: ${outside}`);
    tell(`Order notifications: ${describeStaff(settings)}`);
    const app = await createApp({
      db,
      replicas: replicas?.followed,
      listen: database.listen,
      probe: database.probe,
      settings,
      adapters,
      log,
      renderPage,
      keepsPages: plugin === undefined,
      plugins: [
        ...(plugin ? [plugin] : []),
        ...shopParts(settings, {
          ...besideProgram,
          client: `${folder}/client`,
          storybook: siteDir(env.STORYBOOK_DIST, settings.isDemo, ownTree.storybook),
          docs: siteDir(env.DOCS_DIST, settings.isDemo, ownTree.docs),
        }),
      ],
    });
    const openMetrics = await startMetrics(app, settings, database.pool, replicas?.followed ?? null);
    await app.listen({ host: settings.host, port: settings.port }).catch((error: NodeJS.ErrnoException) => {
      throw portError(error, settings);
    });
    const metrics = await openMetrics().catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    if (metrics) tell(`Metrics: http://${settings.metricsHost}:${metrics.port}/metrics`);
    const { port } = app.server.address() as { port: number };
    const name = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host;
    return {
      address: `http://${name.includes(':') ? `[${name}]` : name}:${port}`,
      drain: () => app.shop.lifecycle.drain(),
      async close() {
        await app.close();
        await metrics?.close();
        adapters.mail.close?.();
        await close();
      },
    };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
