import type { FastifyBaseLogger } from 'fastify';

const nothing = (): void => undefined;

/** For tests and programs that want no log. */
export const silentLog = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  child: () => silentLog,
} as unknown as FastifyBaseLogger;
