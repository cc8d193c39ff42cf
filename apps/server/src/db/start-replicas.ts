import type { FastifyBaseLogger } from 'fastify';
import { followReplicas } from './follow-replicas.js';
import type { Replicas } from './follow-replicas.js';
import type { OpenDatabase } from './open.js';
import { openReplicas } from './replicas.js';

/** Replicas that are followed until they are closed. */
export interface RunningReplicas {
  readonly followed: Replicas;
  close(): Promise<void>;
}

/** Opens the replicas and queries each once, so that the first visitor's page may come from one; null when there are none. */
export async function startReplicas(
  primary: Pick<OpenDatabase, 'probe'>,
  { databaseReadUrls, databaseReadMaxLag }: { databaseReadUrls: readonly string[]; databaseReadMaxLag: number },
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<RunningReplicas | null> {
  if (databaseReadUrls.length === 0) return null;
  const replicas = openReplicas(databaseReadUrls);
  const followed = followReplicas(primary.probe, replicas, {
    maxLagMs: databaseReadMaxLag * 1_000,
    onChange: (replica, reason) => {
      if (reason === null) log.info({ replica }, 'a replica is used again');
      else log.warn({ replica, reason }, 'a replica is not used: the others and the primary are read from');
    },
  });
  await followed.look();
  return {
    followed,
    async close() {
      await followed.stop();
      await Promise.all(replicas.map((replica) => replica.close().catch(() => undefined)));
    },
  };
}
