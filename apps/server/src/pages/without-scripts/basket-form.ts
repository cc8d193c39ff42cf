import { addItemToBasketRequest } from '@tropa/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { safeParse } from 'valibot';
import { createContext } from '../../api/context.js';
import { ShopRefusal } from '../../api/envelope.js';
import { guardStateChange } from '../../api/request-guard.js';
import { variantOf } from '../../api/variant.wire.js';
import { markWrite } from '../../api/write-mark.js';
import { adding } from '../../shop/basket/change-basket.js';
import { refusal } from '../../shop/refusals.js';
import type { PageRoutes } from '../page-routes.js';

/** Where the product's page sends its form when scripts are off. */
const basketFormPath = '/basket/add/';

/** Bytes; two numbers are sent. */
const bodyLimit = 1024;

/** Fields of a form are texts; an empty one was not filled in. */
const numbersOf = (fields: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, string>)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, Number(value)]),
  );

/**
 * «В корзину» of a page without scripts: a plain form. It is guarded like the call of the API, ends in the basket, and a
 * refusal is a page that says why. Only here are forms of this kind read at all: the API accepts none.
 */
export function basketForm(app: FastifyInstance, pages: Pick<PageRoutes, 'send'>): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(basketFormPath, async (request, reply) => {
      const { shop } = scope;
      guardStateChange(request, shop.settings);
      try {
        const goods = safeParse(addItemToBasketRequest, numbersOf(request.body));
        if (!goods.success) throw refusal('notFound', 'Товар не найден');
        const context = await createContext(shop, request, reply, { isSessionDeferred: true }, []);
        await context.askNewVisitor(adding(variantOf(goods.output), context.now));
      } catch (error) {
        if (!(error instanceof ShopRefusal)) throw error;
        return pages.send(request, reply, {
          page: 'error',
          status: 409,
          meta: { title: error.message, description: error.message, robots: 'noindex' },
          data: { _title: error.message },
        });
      }
      markWrite(request, reply, shop.settings);
      return reply.header('cache-control', 'no-store').redirect('/basket', 303);
    });
  });
}
