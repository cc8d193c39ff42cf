import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { saleTermsPath } from './documents/wording.js';
import { isSameCopy } from './send-page.js';

/** Documents that are files. `folder`: where they lie; the PDF is printed by `tools/documents/print-sale-terms.mjs`. */
export const staticDocuments =
  (folder: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const pdf = await readFile(join(folder, 'sale-terms.pdf'));
    const etag = `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`;
    app.get(saleTermsPath, (request, reply) => {
      reply.headers({
        'content-type': 'application/pdf',
        // Shown, not saved; whoever saves it gets a name that says what it is.
        'content-disposition': `inline; filename="sale-terms.pdf"; filename*=UTF-8''${encodeURIComponent('Условия продажи — Тропа.pdf')}`,
        'cache-control': 'public, no-cache',
        etag,
      });
      return isSameCopy(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(pdf);
    });
  };
