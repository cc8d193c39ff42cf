import type { FastifyInstance } from 'fastify';
import { confirmPhone } from '../shop/auth/confirm-phone.js';
import { changePassword } from '../shop/auth/recover.js';
import { register } from '../shop/auth/register.js';
import { isWrongPassword, signIn } from '../shop/auth/sign-in.js';
import { QueueFull } from '../shop/auth/work-queue.js';
import type { CodePurpose } from '../shop/codes/code-rules.js';
import { sendCode } from '../shop/codes/send-code.js';
import { checkForm, phoneRule } from '../shop/form-rules.js';
import { clientAddress, clientNetwork } from './client-address.js';
import type { RouteContext } from './context.js';
import { TransportFault } from './envelope.js';
import { deliverSoon } from './messages.js';
import { wireRoute } from './route.js';
import { logSecurity, maskedPhone } from './security-log.js';

/** `/api/auth/…`: sign-in, registration and recovery by SMS code, sign-out (S2 §7). */
export function authRoutes(app: FastifyInstance): void {
  wireRoute(app, 'login', async (context, { phone, password }) => {
    const { db, now, request } = context;
    const proof = await withQueue(() => signIn(db, { phone, password, ip: clientNetwork(request) }, now)).catch(
      (error: unknown) => {
        if (isWrongPassword(error)) logSecurity(context, 'sign-in failed', { phone: maskedPhone(phone) });
        throw error;
      },
    );
    await context.signIn(proof);
    return {};
  });
  wireRoute(
    app,
    'logout',
    async (context) => {
      await context.signOut();
      return {};
    },
    { isStateChange: true },
  );
  wireRoute(app, 'sendCodeRegistration', (context, { phone }) => send(context, phone, 'registration'));
  wireRoute(app, 'sendCodeForgotPassword', (context, { phone }) => send(context, phone, 'passwordRecovery'));
  wireRoute(app, 'checkCode', async ({ db, session, settings, now }, { phone, code }) => {
    await confirmPhone(db, { sessionId: session.id, phone, code, secret: settings.secret }, now);
    return {};
  });
  wireRoute(app, 'registration', async (context, form) => {
    const userId = await withQueue(() =>
      register(context.db, form, {
        sessionId: context.session.id,
        passwordRule: context.settings.passwordRule,
        now: context.now,
        ip: clientAddress(context.request),
      }),
    );
    await context.signIn({ userId });
    return {};
  });
  wireRoute(app, 'changePassword', async (context, { phone, password }) => {
    const {
      db,
      session,
      settings: { passwordRule },
      now,
    } = context;
    await withQueue(() => changePassword(db, { sessionId: session.id, phone, password, passwordRule }, now));
    logSecurity(context, 'password changed', { phone: maskedPhone(phone) });
    deliverSoon(context);
    return {};
  });
}

async function send(context: RouteContext, typed: string, purpose: CodePurpose): Promise<object> {
  const phone = checkForm(phoneRule, typed);
  const { id } = await context.ensureSession();
  const { secret, limits } = context.settings;
  const asker = {
    sessionId: id,
    phone,
    purpose,
    ip: clientNetwork(context.request),
    secret,
    smsPerHour: limits.smsPerHour,
  };
  await sendCode(context.db, asker, context.now);
  deliverSoon(context);
  return {};
}

/** Too many passwords to hash at once is overload, not the visitor's fault. */
async function withQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new TransportFault(503, 'Магазин перегружен, попробуйте через несколько секунд', 'overload');
  }
}
