import { setTimeout as pause } from 'node:timers/promises';
import { startBuyers } from './buyers.mjs';

/** Buyers at once: enough for a busy hour of a shop, few enough for two cores that do everything. */
const buyersAtOnce = 12;

/** By how much a counter has grown, summed over everything that has it. What started meanwhile started at zero. */
const growth = (before, after, name) =>
  [...after].reduce((sum, [who, counted]) => {
    const earlier = before.get(who)?.[name] ?? 0;
    const now = counted[name] ?? 0;
    return sum + (now < earlier ? now : now - earlier);
  }, 0);

/** What a cluster does per second without visitors: it polls for changes, and checks replicas. */
async function idleRates(cluster) {
  const [from, before] = [performance.now(), await cluster.counters()];
  await pause(4_000);
  const [to, after] = [performance.now(), await cluster.counters()];
  return (name) => growth(before, after, name) / ((to - from) / 1_000);
}

/** Buyers in a cluster, and a line for each phase with what they experienced. */
export async function startPhases(cluster, pace) {
  const idle = await idleRates(cluster);
  const buyers = startBuyers(cluster.address, { ...cluster, count: buyersAtOnce });
  return {
    buyers,
    async phase(what, seconds, work) {
      const [from, before] = [performance.now(), await cluster.counters()];
      const [failures, resent, orders] = [buyers.failures.length, buyers.resent.length, buyers.orders.size];
      await work?.();
      await pause(seconds * 1000 * pace);
      const [to, after] = [performance.now(), await cluster.counters()];
      const { count, perSecond, p50, p99, longest } = buyers.figures(from, to);
      const grown = (name) => growth(before, after, name);
      const byVisitors = (name) => Math.max(grown(name) - (idle(name) * (to - from)) / 1_000, 0) / count;
      const perRequest = (name) => byVisitors(name).toFixed(1);
      console.log(
        `${what}\n  ${perSecond} requests/s, p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms; ` +
          `${buyers.orders.size - orders} orders, ${buyers.resent.length - resent} sent again, ${buyers.failures.length - failures} failed\n` +
          `  public readings: ${grown('fromReplica')} from the replica, ${grown('fromPrimary')} from the primary; ` +
          `transactions per request: ${perRequest('onPrimary')} on the primary, ${perRequest('onReplica')} on the replica; ` +
          `processor time of the processes per request: ${Math.round(byVisitors('cpuMs'))} ms`,
      );
    },
  };
}
