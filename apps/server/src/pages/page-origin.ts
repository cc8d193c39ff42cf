import type { FastifyRequest } from 'fastify';

/** Where the shop is seen from outside, without a slash at the end: as it was told, else as the request says. */
export const originOf = (request: FastifyRequest): string =>
  request.server.shop.settings.publicUrl || `${request.protocol}://${request.host}`;
