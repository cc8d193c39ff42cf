import type { FastifyInstance } from 'fastify';
import { formFileLimits, receiveMessage } from '../shop/webform/receive-message.js';
import { consentVersion } from './content.js';
import { wireRoute } from './route.js';

/** `POST /api/webform/sendMessage/`: one call for the project, work, service and contacts forms (decision 16). */
export function webformRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'sendMessage',
    async ({ db, adapters, files, request, now }, { id, ...fields }) => {
      await receiveMessage(db, adapters.files, { id, fields, files, ip: request.ip, consentVersion }, now);
      return {};
    },
    { isPublic: true, files: formFileLimits },
  );
}
