import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startShop } from './shop.mjs';
import { medians } from './statistics.mjs';

const here = fileURLToPath(new URL('../..', import.meta.url));

/** The builds to compare: this tree, and the built tree given by `--against`. */
export function findBuilds(against) {
  const builds = [{ name: 'now', root: here }];
  if (against) builds.push({ name: 'before', root: resolve(against) });
  for (const { root } of builds)
    if (!existsSync(join(root, 'apps/server/dist/main.js')))
      throw new Error(`${root} is not built: run npm run build.`);
  return builds;
}

/**
 * Measures the builds in turn, `runs` times, so that a noisy minute falls on all of them. Gives the medians of each, in
 * the order of the builds.
 */
export async function inTurn(builds, runs, measure) {
  const found = builds.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    const order = [...builds.keys()];
    if (run % 2 === 1) order.reverse();
    for (const index of order) found[index].push(await measure(builds[index], run));
  }
  return found.map(medians);
}

/** Starts the shop of every build and stops all of them afterwards. */
export async function withShops(builds, settings, work) {
  const shops = [];
  try {
    for (const build of builds) shops.push({ ...build, ...(await startShop(await settings(build), build.root)) });
    return await work(shops);
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

/** Runs with a PostgreSQL database for every build, removed afterwards; `urlOf` names each one's. */
export async function withDatabases(server, builds, work) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const nameOf = ({ name }) => `tropa_bench_${name}_${process.pid}`;
  const urlOf = (build) => {
    const url = new URL(server);
    url.pathname = `/${nameOf(build)}`;
    return url.href;
  };
  try {
    for (const build of builds) await admin.query(`create database ${nameOf(build)}`);
    return await work(urlOf);
  } finally {
    for (const build of builds) await admin.query(`drop database if exists ${nameOf(build)} with (force)`);
    await admin.end();
  }
}

/** Fills a database with as many generated products, the same each time. */
export function fillWithGoods({ root }, databaseUrl, products) {
  const made = spawnSync(process.execPath, [join(root, 'apps/server/dist/generate.js'), String(products)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (made.status !== 0) throw new Error('The goods could not be made.');
}
