import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopIsReady, spawnUntil } from '@tropa/machine/spawn-until';
import { serverMain } from './build.js';
import { createDatabase } from './database-copies.js';

export type ShopEnv = Readonly<Record<string, string>>;

export interface RunningShop {
  /** Address without a trailing slash: `http://127.0.0.1:40123`. */
  readonly address: string;
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** Its data folder; without one it fills a temporary one, removed when it stops. */
  readonly dataDir?: string;
  readonly env?: ShopEnv;
}

const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'tropa-e2e-'));
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Starts the built shop on a free port and waits for its ready line. */
export async function startShop({ dataDir, env = {} }: ShopOptions = {}): Promise<RunningShop> {
  const folder = dataDir ?? (await temporaryFolder());
  const {
    match: [, address = ''],
    child,
    ended,
  } = await spawnUntil(shopIsReady, [process.execPath, serverMain], {
    env: { ...process.env, NODE_OPTIONS: '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...env },
  });
  return {
    address,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await ended;
      }
      if (!dataDir) await remove(folder);
    },
  };
}

/**
 * Starts a shop over a copy of the data that the run has filled. Pictures are the same in all of them and take longer to
 * draw than pages: the shops of a run keep them in one folder, as server processes of one shop may.
 */
async function startCopy(env: ShopEnv): Promise<RunningShop> {
  const image = process.env.SHOP_IMAGE;
  if (!image) throw new Error('SHOP_IMAGE is not set: the global set-up did not run.');
  const dataDir = await temporaryFolder();
  const template = process.env.SHOP_IMAGE_DATABASE;
  const database = template === undefined ? undefined : await createDatabase(template);
  const putAway = async () => {
    await database?.drop();
    await remove(dataDir);
  };
  try {
    const pictures = join(image, 'pictures');
    await mkdir(pictures, { recursive: true });
    await cp(image, dataDir, { recursive: true, filter: (path) => path !== pictures });
    await symlink(pictures, join(dataDir, 'pictures'), 'junction');
    const shop = await startShop({ dataDir, env: { ...(database && { DATABASE_URL: database.url }), ...env } });
    return { address: shop.address, stop: () => shop.stop().finally(putAway) };
  } catch (error) {
    await putAway();
    throw error;
  }
}

/** The shops of one worker. */
export interface Shops {
  /** The running shop with these settings. */
  with(env: ShopEnv): Promise<RunningShop>;
  stop(): Promise<void>;
}

/** Starts shops when they are first asked for. Beside the usual one it keeps only the last of the others. */
export function manageShops(): Shops {
  const usual = JSON.stringify({});
  const running = new Map<string, RunningShop>();
  const stopAll = async (keys: readonly string[]) => {
    for (const key of keys) {
      await running.get(key)?.stop();
      running.delete(key);
    }
  };
  return {
    async with(env) {
      const key = JSON.stringify(env);
      const known = running.get(key);
      if (known) return known;
      if (key !== usual) await stopAll([...running.keys()].filter((other) => other !== usual));
      const shop = await startCopy(env);
      running.set(key, shop);
      return shop;
    },
    stop: () => stopAll([...running.keys()]),
  };
}
