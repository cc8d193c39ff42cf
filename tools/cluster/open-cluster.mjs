import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgresPair } from './postgres-pair.mjs';
import { startShopProcess } from './shop-process.mjs';

const haproxyConfig = fileURLToPath(new URL('../../docs/deploy/haproxy.cfg', import.meta.url));
/** More than `inter` × `fall` of haproxy.cfg. */
const drainSeconds = 5;

async function freePorts(count) {
  const open = () =>
    new Promise((ready) => {
      const server = createServer().listen(0, '127.0.0.1', () => ready(server));
    });
  const servers = await Promise.all(Array.from({ length: count }, open));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** Waits for a minute at most. */
export async function until(what, isDone) {
  for (let tries = 0; tries < 240; tries += 1) {
    if (await Promise.resolve(isDone()).catch(() => false)) return;
    await pause(250);
  }
  throw new Error(`${what}: not within a minute`);
}

async function readGoods(client) {
  const { rows } = await client.query(
    `select p.id, p.slug, v.id as variant, s.shop_id as shop, c.id as city, c.title from products p
       join lateral (select id from variants v where v.product_id = p.id and cardinality(v.stores) > 0 limit 1) v on true
       join lateral (select shop_id from stock where variant_id = v.id and amount > 0 limit 1) s on true
       join shops on shops.id = s.shop_id join cities c on c.id = shops.city_id order by p.id limit 200`,
  );
  const sections = await client.query('select slug from sections order by id');
  return {
    goods: rows.map(({ city, title, ...one }) => ({ ...one, city: { id: city, value: title } })),
    sections: sections.rows.map(({ slug }) => slug),
  };
}

/** Transactions of a database so far; a query outside of one counts as one. 0 when it does not respond. */
async function transactionsOf(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      'select xact_commit::int as n from pg_stat_database where datname = current_database()',
    );
    return rows[0].n;
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A primary and a replica of PostgreSQL, processes `a` and maybe `b` of the built shop, and HAProxy with the documented
 * configuration, all on this machine.
 */
export async function openCluster({ names = ['a', 'b'], hasReplica = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tropa-cluster-'));
  // PostgreSQL runs as another user.
  execFileSync('chmod', ['755', folder]);
  const stops = [];
  const close = async () => {
    for (const stop of stops.splice(0).reverse())
      await Promise.resolve()
        .then(stop)
        .catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [primaryPort, replicaPort, balancerPort, portA, portB, metricsA, metricsB] = await freePorts(7);
    const pair = startPostgresPair(join(folder, 'pg'), { primaryPort, replicaPort });
    stops.push(() => pair.stop());
    const admin = new pg.Client({ connectionString: pair.url('postgres') });
    await admin.connect();
    await admin.query('create database tropa');
    await admin.end();

    const ports = { a: [portA, metricsA], b: [portB, metricsB] };
    const many = '999999999';
    const processes = {};
    const start = async (name) => {
      const [port, metricsPort] = ports[name];
      processes[name] = await startShopProcess(name, {
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: pair.url('tropa'),
        DATABASE_READ_URL: hasReplica ? pair.readUrl('tropa') : '',
        DATA_DIR: join(folder, 'data'),
        DRAIN_SECONDS: String(drainSeconds),
        TRUST_PROXY: 'loopback',
        PUBLIC_URL: `http://127.0.0.1:${balancerPort}`,
        MAX_CONNECTIONS_PER_ADDRESS: '0',
        ORDERS_PER_ADDRESS: many,
        SESSIONS_PER_ADDRESS: many,
      });
    };
    stops.push(() => Promise.all(Object.values(processes).map((one) => one.kill())));
    for (const name of names) await start(name);
    const haproxy = spawn('haproxy', ['-db', '-q', '-f', haproxyConfig], {
      env: {
        ...process.env,
        LISTEN: `127.0.0.1:${balancerPort}`,
        SHOP_A: `127.0.0.1:${portA}`,
        SHOP_B: `127.0.0.1:${portB}`,
      },
      stdio: 'ignore',
    });
    const absent = new Promise((_done, fail) =>
      haproxy.on('error', ({ message }) => fail(new Error(`haproxy (Debian: apt-get install haproxy): ${message}`))),
    );
    stops.push(() => haproxy.kill());
    const address = `http://127.0.0.1:${balancerPort}`;
    await Promise.race([absent, until('HAProxy', async () => (await fetch(address)).ok)]);

    const client = new pg.Client({ connectionString: pair.url('tropa') });
    client.on('error', () => {});
    await client.connect();
    stops.push(() => client.end());
    // Sold out is a refusal, not a failure of the cluster.
    await client.query('update stock set amount = 1000000 where amount > 0');
    const metrics = () => Promise.all(Object.values(processes).map((one) => one.metrics().catch(() => ({}))));
    return {
      address,
      pair,
      processes,
      start,
      close,
      ...(await readGoods(client)),
      orderNumbers: async () =>
        (await client.query('select number from orders')).rows.map(({ number }) => String(number)),
      isReplicaUsed: async () =>
        (await metrics()).every((one) => one[`tropa_replica_usable{replica="127.0.0.1:${replicaPort}"}`] === 1),
      /** Growing counters, by what counts them: a restarted process counts as another one. */
      async counters() {
        const ofProcess = async (one) => {
          const told = await one.metrics().catch(() => null);
          if (told === null) return [];
          const reads = (source) => told[`tropa_reads_total{source="${source}"}`] ?? 0;
          const fromPrimary = reads('primary') + reads('behind') + reads('failed');
          const cpuMs = (told.process_cpu_seconds_total ?? 0) * 1000;
          return [[one.id, { fromReplica: reads('replica'), fromPrimary, cpuMs }]];
        };
        const all = await Promise.all(Object.values(processes).map(ofProcess));
        return new Map([
          ...all.flat(),
          ['primary', { onPrimary: await transactionsOf(pair.url('tropa')) }],
          ['replica', { onReplica: await transactionsOf(pair.readUrl('tropa')) }],
        ]);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
