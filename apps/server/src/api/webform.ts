import type { FastifyInstance } from 'fastify';
import { formFileLimits, receiveMessage } from '../shop/webform/receive-message.js';
import { clientAddress, clientNetwork } from './client-address.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';

/** `POST /api/webform/sendMessage/`: one call for the project, work, service and contacts forms (decision 16). */
export function webformRoutes(app: FastifyInstance): void {
  wireRoute(
    app,
    'sendMessage',
    async (context, { id, ...fields }) => {
      const { db, adapters, settings, files, request, now } = context;
      const { staffEmail } = settings;
      await receiveMessage(
        db,
        adapters.files,
        { id, fields, files, ip: clientNetwork(request), address: clientAddress(request), staffEmail },
        now,
      );
      deliverSoon(context);
      return {};
    },
    { isPublic: true, files: formFileLimits },
  );
}
