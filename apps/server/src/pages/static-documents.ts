import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { saleTermsPath } from './documents/wording.js';

/**
 * Documents that are files. The PDF is printed by `tools/documents/print-sale-terms.mjs`.
 * @param folder where they lie.
 * @param findOwnTerms where an own shop has its terms of sale; null: those of the demo are sent.
 */
export const staticDocuments =
  (folder: string, findOwnTerms: () => Promise<string | null> = async () => null) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
    app.get(saleTermsPath, async (_request, reply) => {
      const own = await findOwnTerms();
      if (own !== null) return reply.redirect(own, 302);
      return reply
        .headers({
          // Shown, not saved; whoever saves it gets a name that says what it is.
          'content-disposition': `inline; filename="sale-terms.pdf"; filename*=UTF-8''${encodeURIComponent('Условия продажи — Тропа.pdf')}`,
          'cache-control': 'public, no-cache',
        })
        .sendFile('sale-terms.pdf');
    });
  };
