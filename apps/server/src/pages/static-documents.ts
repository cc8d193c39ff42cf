import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { saleTermsPath } from './documents/wording.js';

/** Documents that are files. `folder`: where they lie; the PDF is printed by `tools/documents/print-sale-terms.mjs`. */
export const staticDocuments =
  (folder: string) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
    app.get(saleTermsPath, (_request, reply) =>
      reply
        .headers({
          // Shown, not saved; whoever saves it gets a name that says what it is.
          'content-disposition': `inline; filename="sale-terms.pdf"; filename*=UTF-8''${encodeURIComponent('Условия продажи — Тропа.pdf')}`,
          'cache-control': 'public, no-cache',
        })
        .sendFile('sale-terms.pdf'),
    );
  };
