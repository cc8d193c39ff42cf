import { openApiDocument } from '@tropa/api-client/openapi';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
// The version of the package that describes the calls: a release raises it.
import { version } from '@tropa/api-client/package.json';
import { makeReady } from '../pages/page-cache.js';
import type { ReadyPage } from '../pages/page-cache.js';
import { sendReady } from '../pages/send-page.js';
import type { Settings } from '../settings.js';
import { errorCodeTexts } from './error-code-texts.js';
import { sessionCookieOf } from './session-cookie.js';

/** The contract of this server: the same for every shop. */
export const makeOpenApi = (settings: Pick<Settings, 'publicUrl'> = { publicUrl: '' }) =>
  openApiDocument({ toJsonSchemaDefs, version, errorCodes: errorCodeTexts, sessionCookie: sessionCookieOf(settings) });

/** `GET /openapi.json`: built on the first request, then cached. Any site may read it. */
export function openApiRoute(app: FastifyInstance): void {
  let made: Promise<ReadyPage> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    made ??= makeReady({ html: JSON.stringify(makeOpenApi(app.shop.settings)), status: 200 });
    return sendReady(request, reply, await made, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
}
