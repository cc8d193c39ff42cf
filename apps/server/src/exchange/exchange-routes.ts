import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openBucket } from '../adapters/s3/s3-bucket.js';
import { createRareLog } from '../api/rare-log.js';
import { passingTrouble } from '../db/database-trouble.js';
import { ImportError } from '../import/import-error.js';
import { copiesShelf } from '../pictures/pictures-plugin.js';
import { exchangeCookie, exchangeIdOf, signIn } from './exchange-access.js';
import { openExchangeFolder, sweepExchanges, usualExchangeLimits, type ExchangeLimits } from './exchange-folder.js';
import { catalogMode } from './catalog-modes.js';
import { createRunningImports } from './running-imports.js';
import { saleMode } from './sale-modes.js';
import type { ExchangeCall } from './exchange-call.js';

/** Where accounting systems exchange goods and orders with the shop. */
export const exchangeAddress = '/1c_exchange';

/** How long a shutdown waits for an import that is under way to be given up. */
const closingGraceMs = 4_000;

/** What tests set. */
export interface ExchangeOptions {
  readonly limits?: ExchangeLimits;
  readonly patienceMs?: number;
}

type Asked = Readonly<Record<'type' | 'mode' | 'filename', string>>;

const askedOf = (request: FastifyRequest): Asked => {
  const query = request.query as Readonly<Record<string, unknown>>;
  const word = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
  return { type: word('type'), mode: word('mode'), filename: word('filename') };
};

/**
 * `/1c_exchange`: the protocol that 1C, МойСклад and others speak to a site. Every response is HTTP 200 with `success`,
 * `progress` or `failure` in its first line, for that is all they look at; a failure is followed by one Russian line
 * that the owner reads there. Without EXCHANGE_USER the address does not exist.
 */
export async function exchangeRoutes(app: FastifyInstance, options: ExchangeOptions = {}): Promise<void> {
  const { shop } = app;
  const { settings, lifecycle, log } = shop;
  const { exchange } = settings;
  if (exchange === null) return;
  const limits = options.limits ?? usualExchangeLimits;
  const root = join(settings.dataDir, 'exchange');
  const pictures = copiesShelf(settings.dataDir, settings.s3 && openBucket(settings.s3));
  const imports = createRunningImports(options.patienceMs);
  const stopping = new AbortController();
  const wrong = createRareLog((security, count) => log.warn({ security, count }, 'security'));
  lifecycle.onDrain(() => stopping.abort());

  const work = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { type, mode, filename } = askedOf(request);
    if (type !== 'catalog' && type !== 'sale') return failure(`Обмен вида «${type.slice(0, 40)}» не поддерживается.`);
    if (mode === 'checkauth') return checkAuth(request);
    const id = exchangeIdOf(shop, exchange, request);
    if (id === null) return failure('Сначала нужен вход: type=catalog&mode=checkauth с логином и паролем.');
    const folder = openExchangeFolder(root, `${id}-${type}`, limits);
    if (mode === 'init') return `zip=yes\nfile_limit=${limits.partBytes}\nsessid=${id}\nversion=2.10`;
    const call: ExchangeCall = { shop, exchange, id, folder, filename, request, reply, pictures, imports, stopping };
    const answer = await (type === 'catalog' ? catalogMode(mode, call) : saleMode(mode, call));
    return answer ?? failure(`Команда «${mode.slice(0, 40)}» не поддерживается.`);
  };

  const checkAuth = async (request: FastifyRequest): Promise<string> => {
    await sweepExchanges(root, shop.now());
    const signed = await signIn(shop, exchange, request);
    if ('refusal' in signed) {
      if (signed.isWrong) wrong.note('wrong password of the exchange');
      return failure(signed.refusal);
    }
    const [id = ''] = signed.token.split('.');
    const seconds = Math.floor(shop.now().getTime() / 1000);
    return `success\n${exchangeCookie}\n${signed.token}\nsessid=${id}\ntimestamp=${seconds}`;
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Bodies are files, whatever they are called: they go to the disk as they come.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onClose', async () => {
      stopping.abort();
      wrong.stop();
      await Promise.race([imports.settled(), pause(closingGraceMs, undefined, { ref: false })]);
    });
    scope.route({
      method: ['GET', 'POST'],
      url: exchangeAddress,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const answer = await work(request, reply).catch((error: unknown) => failure(toldOf(error, request)));
        // What was not read would be taken for the next request of the connection.
        if (!request.raw.readableEnded) request.raw.resume();
        const isXml = answer.startsWith('<?xml');
        return reply
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex')
          .type(isXml ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8')
          .send(answer);
      },
    });
  });

  const toldOf = (error: unknown, request: FastifyRequest): string => {
    const { mode, type } = askedOf(request);
    if (error instanceof ImportError) {
      log.warn({ type, mode, reason: error.message }, 'the exchange failed');
      return error.message;
    }
    if (stopping.signal.aborted) return 'Магазин перезапускается, повторите обмен: ничего не изменено.';
    log.error({ err: error, type, mode }, 'the exchange failed');
    return passingTrouble(error) === null
      ? 'Непредвиденная ошибка: причина в журнале сервера.'
      : 'База магазина сейчас недоступна, повторите позже.';
  };
}

const failure = (reason: string): string => `failure\n${reason}`;
