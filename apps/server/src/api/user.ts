import type { UserWire } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { editUser } from '../shop/users/edit-user.js';
import { findUser } from '../shop/users/user.js';
import type { ShopUser } from '../shop/users/user.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';
import { logSecurity } from './security-log.js';

/** A visitor on the wire: every documented key is there, the id is empty (decision 10). */
const visitorWire: UserWire = {
  id: '',
  name: '',
  email: '',
  phone: '',
  sex: null,
  birthDay: '',
  address: '',
  notification: false,
};

/** A user on the wire. */
export function userToWire(user: ShopUser | null): UserWire {
  return user ? { ...user } : visitorWire;
}

/** `/api/user/getUser/` and `/api/user/editUser/`. */
export function userRoutes(app: FastifyInstance): void {
  wireRoute(app, 'getUser', async ({ db, session }) => ({ user: userToWire(await findUser(db, session.userId)) }));
  wireRoute(app, 'editUser', async (context, edit) => {
    const { user, changed } = await editUser(context.db, context.requireUser(), edit, context.now);
    if (changed.length > 0) logSecurity(context, 'contacts changed', { userId: user.id, changed });
    deliverSoon(context);
    return { user: userToWire(user) };
  });
}
