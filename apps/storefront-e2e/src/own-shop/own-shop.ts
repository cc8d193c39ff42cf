import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { serverMain } from '../support/build.js';
import { createDatabase } from '../support/database-copies.js';
import { startShop } from '../support/shop.js';
import { exchangeEnv } from './accounting.js';
import { writeBrand, type Brand } from './brand.js';
import { startServices, type Services } from './services.js';

const run = promisify(execFile);

/** A port that is free now: the shop's public address has to be known before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A shop that a shopkeeper has set up, and the services around it. */
export interface OwnShop {
  readonly address: string;
  readonly services: Services;
  stop(): Promise<void>;
}

/** The staff's address in {@link startOwnShop}. */
export const staff = 'orders@shop.example';

/**
 * Sets up the shop of a brand as its documentation says: content folder, feed, settings without the demo. On PostgreSQL
 * where there is one.
 */
export async function startOwnShop(brand: Brand): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), 'tropa-own-shop-'));
  const database = await createDatabase();
  const services = await startServices();
  const putAway = async () => {
    await services.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { content, feed } = await writeBrand(folder, brand);
    const dataDir = join(folder, 'data');
    const where = { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
    for (const [program, path] of [
      ['content', content],
      ['import', feed],
    ] as const)
      await run(process.execPath, [join(dirname(serverMain), `${program}.js`), path], {
        env: { ...process.env, NODE_OPTIONS: '', ...where },
      });
    const port = String(await freePort());
    const shop = await startShop({
      dataDir,
      env: {
        ...where,
        DEMO: 'off',
        SECRET: 'Yq3-v7Lk0sPz9_wTb2NdXeRfGhJm4Ua8',
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        STAFF_EMAIL: staff,
        MAIL_FROM: `${brand.name} <shop@${brand.slug}.example>`,
        WITHOUT: 'cards',
        ...exchangeEnv,
        ...services.env,
      },
    });
    return { address: shop.address, services, stop: () => shop.stop().finally(putAway) };
  } catch (error) {
    await putAway();
    throw error;
  }
}
