import type { FastifyInstance } from 'fastify';
import { closeOtherSessions } from '../shop/sessions/sessions.js';
import { listSessions } from '../shop/sessions/user-sessions.js';
import { wireRoute } from './route.js';
import { logSecurity } from './security-log.js';

/** `/api/auth/getSessions/` and `/api/auth/closeSessions/`, beyond the specification: where the user is signed in. */
export function sessionsRoutes(app: FastifyInstance): void {
  wireRoute(app, 'getSessions', async ({ db, session, requireUser, now }) => ({
    items: await listSessions(db, requireUser(), session.id, now),
  }));
  wireRoute(app, 'closeSessions', async (context) => {
    const userId = context.requireUser();
    await closeOtherSessions(context.db, userId, context.session.id);
    logSecurity(context, 'other sessions ended', { userId });
    return {};
  });
}
