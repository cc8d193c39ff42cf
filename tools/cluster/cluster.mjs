/**
 * `npm run test:cluster`: two processes of the built shop behind HAProxy with docs/deploy/haproxy.cfg, a primary and a
 * streaming replica of PostgreSQL, buyers who browse and order. Under that load one process is killed, the replica is
 * stopped and started, the other process is shut down gracefully; finally the primary is stopped. It fails when a buyer
 * failed, an order was lost or duplicated, or pages are unavailable without the primary. `--steps` measures what each
 * step of docs/scaling.md gives instead, `--quick` halves the times. Needs Linux, `npm run build`, haproxy and
 * PostgreSQL's programs.
 */
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { openCluster, until } from './open-cluster.mjs';
import { startPhases } from './phases.mjs';

const pace = process.argv.includes('--quick') ? 0.5 : 1;
const faults = [];

async function withCluster(options, work, afterwards) {
  const cluster = await openCluster(options);
  try {
    const { buyers, phase } = await startPhases(cluster, pace);
    try {
      await work(cluster, phase);
    } finally {
      await buyers.stop();
    }
    judge(buyers, await cluster.orderNumbers());
    await afterwards?.(cluster);
  } finally {
    await cluster.close();
  }
}

/** Without a primary nobody can buy, but everybody can still browse: also pages that no process has in its cache. */
async function browseWithoutPrimary({ address, pair, goods }) {
  const ask = async (path, init) => (await fetch(`${address}${path}`, init)).status;
  pair.stopPrimary();
  // Until every process has noticed, and HAProxy after it.
  await pause(10_000);
  const pages = await Promise.all(
    [...goods.slice(-20).map(({ slug }) => `/product/${slug}/`), '/'].map((path) => ask(path)),
  );
  const [{ id, variant }] = goods;
  const bought = await ask('/api/basket/addItemToBasket/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, retailId: variant }),
  });
  console.log(
    `without the primary: ${pages.filter((status) => status === 200).length} of ${pages.length} pages, a basket gets ${bought}`,
  );
  if (pages.some((status) => status !== 200)) faults.push('a page was not to be had without the primary');
  if (bought !== 503) faults.push(`a basket without the primary got ${bought}`);
}

/** No buyer failed, no order was lost or duplicated. */
function judge(buyers, kept) {
  const told = [...buyers.orders.values()];
  console.log(
    `${told.length} orders acknowledged, ${kept.length} in the database, ${buyers.failures.length} visits failed; ` +
      `${buyers.resent.length} of ${buyers.requests()} requests sent again by the browser or the page`,
  );
  for (const text of new Set(buyers.resent)) {
    console.log(`  sent again: ${text} (${buyers.resent.filter((one) => one === text).length})`);
  }
  for (const { text } of buyers.failures.slice(0, 10)) console.log(`  failed: ${text}`);
  if (buyers.failures.length > 0) faults.push('a buyer failed');
  if (kept.sort().join() !== told.sort().join()) faults.push('orders were lost or doubled');
  if (told.length === 0) faults.push('nobody bought anything');
}

const troubles = () =>
  withCluster(
    {},
    async (cluster, phase) => {
      const { processes, pair } = cluster;
      await phase('the first visits: nothing is in the caches', 8);
      await phase('two processes, a primary and a replica', 15);
      await phase('process a is killed (-9)', 8, () => processes.a.kill());
      await phase('process a is started again', 10, () => cluster.start('a'));
      await phase('the replica is stopped', 10, () => pair.stopReplica());
      await phase('the replica is started again', 10, async () => {
        pair.startReplica();
        await until('the replica is used again', cluster.isReplicaUsed);
      });
      // Before its process ends: each logged once that the replica was gone, and once that it is back.
      const told = processes.b.log().filter(({ replica }) => replica);
      console.log(
        `  process b said of it: ${told.map(({ msg, reason }) => [msg, reason].filter(Boolean).join(': ')).join(' · ')}`,
      );
      if (told.length !== 2) faults.push(`process b has ${told.length} lines about the replica, not 2`);
      await phase('process b is ended in order and started again', 10, async () => {
        const code = await processes.b.terminate();
        if (code !== 0) faults.push(`process b ended with ${code}`);
        await cluster.start('b');
      });
    },
    browseWithoutPrimary,
  );

const steps = async () => {
  for (const [what, options] of [
    ['one process', { names: ['a'], hasReplica: false }],
    ['two processes', { hasReplica: false }],
    ['two processes and a replica', {}],
  ]) {
    await withCluster(options, async (_cluster, phase) => {
      await phase(`${what}: the first visits`, 10);
      await phase(what, 20);
    });
  }
};

console.log(`${cpus().length} cores for buyers, HAProxy, processes and databases together`);
try {
  await (process.argv.includes('--steps') ? steps() : troubles());
} catch (error) {
  faults.push(error.stack);
}
console.log(faults.length > 0 ? `FAILED: ${faults.join('; ')}` : 'No buyer failed, no order was lost or doubled.');
process.exit(faults.length > 0 ? 1 : 0);
