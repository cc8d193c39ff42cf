import type { FastifyInstance } from 'fastify';
import { confirmPhone } from '../shop/auth/confirm-phone.js';
import { changePassword } from '../shop/auth/recover.js';
import { register } from '../shop/auth/register.js';
import { signIn } from '../shop/auth/sign-in.js';
import { QueueFull } from '../shop/auth/work-queue.js';
import type { CodePurpose } from '../shop/codes/code-rules.js';
import { sendCode } from '../shop/codes/send-code.js';
import { checkForm, phoneRule } from '../shop/form-rules.js';
import type { RouteContext } from './context.js';
import { TransportFault } from './envelope.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';

/** `/api/auth/…`: sign-in, registration and recovery by SMS code, sign-out (S2 §7). */
export function authRoutes(app: FastifyInstance): void {
  wireRoute(app, 'login', async (context, { phone, password }) => {
    const { db, now, request } = context;
    const userId = await withQueue(() => signIn(db, { phone, password, ip: request.ip }, now));
    await context.signIn(userId);
    return {};
  });
  wireRoute(app, 'logout', async (context) => {
    await context.signOut();
    return {};
  }, { isStateChange: true });
  wireRoute(app, 'sendCodeRegistration', (context, { phone }) => send(context, phone, 'registration'));
  wireRoute(app, 'sendCodeForgotPassword', (context, { phone }) => send(context, phone, 'passwordRecovery'));
  wireRoute(app, 'checkCode', async ({ db, session, now }, { phone, code }) => {
    await confirmPhone(db, { sessionId: session.id, phone, code }, now);
    return {};
  });
  wireRoute(app, 'registration', async (context, form) => {
    const userId = await withQueue(() => register(context.db, context.session.id, form, context.now));
    await context.signIn(userId);
    return {};
  });
  wireRoute(app, 'changePassword', async ({ db, session, now }, { phone, password }) => {
    await withQueue(() => changePassword(db, { sessionId: session.id, phone, password }, now));
    return {};
  });
}

async function send(context: RouteContext, typed: string, purpose: CodePurpose): Promise<object> {
  const phone = checkForm(phoneRule, typed);
  const { id } = await context.ensureSession();
  await sendCode(context.db, { sessionId: id, phone, purpose, ip: context.request.ip }, context.now);
  deliverSoon(context);
  return {};
}

/** Too many passwords to hash at once is overload, not the visitor's fault. */
async function withQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new TransportFault(503, 'Магазин перегружен, попробуйте через несколько секунд');
  }
}
