import pg from 'pg';
import type { Listen } from './open.js';

/** Delay before reopening a lost connection. */
const retryMs = 3_000;

/**
 * Listens on a connection of its own: a pooled one would be lost to the pool. A lost connection is reopened;
 * what was sent in between is not received.
 */
export const listenOnPostgres =
  (databaseUrl: string): Listen =>
  (channel, onNotice) => {
    let isStopped = false;
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;

    const lose = (lost: pg.Client): void => {
      if (client !== lost) return;
      client = undefined;
      lost.removeAllListeners('notification');
      void lost.end().catch(() => undefined);
      if (isStopped) return;
      timer = setTimeout(open, retryMs);
      timer.unref();
    };
    function open(): void {
      const opened = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true });
      client = opened;
      opened.on('error', () => lose(opened));
      opened.on('end', () => lose(opened));
      opened.on('notification', onNotice);
      opened
        .connect()
        .then(() => opened.query(`listen ${pg.escapeIdentifier(channel)}`))
        // What happened before it listened.
        .then(onNotice)
        .catch(() => lose(opened));
    }
    open();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      void last?.end().catch(() => undefined);
    };
  };
