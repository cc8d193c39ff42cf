import type { FastifyInstance } from 'fastify';
import { withHeadersOfFile } from '../api/security-headers.js';
import type { Db } from '../db/schema.js';
import { readIdentity } from '../shop/identity/identity.js';

/** Where files of the content folder are found: `/files/logo.svg`. */
export const filesPath = '/files/';

/** The terms of sale where they are a page of text. */
export const saleTermsPage = '/sale-terms/';

/** The name of the terms of sale where they are a file of the folder. */
export const saleTermsFile = 'sale-terms.pdf';

/** Files of the shop's own content. */
export function ownFiles(app: FastifyInstance): void {
  const { shop } = app;
  app.get<{ Params: { '*': string } }>(`${filesPath}*`, async (request, reply) => {
    const file = await shop.db
      .selectFrom('content_files')
      .selectAll()
      .where('name', '=', request.params['*'])
      .executeTakeFirst();
    if (file === undefined) return reply.callNotFound();
    withHeadersOfFile(reply);
    const etag = `"${file.hash.slice(0, 22)}"`;
    reply.headers({ 'content-type': file.type, 'cache-control': 'public, max-age=300', etag });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(file.content);
  });
}

/** Where the terms of sale of this shop are; null in the demo shop, whose own are a file of the program. */
export async function ownSaleTerms(db: Db): Promise<string | null> {
  if ((await readIdentity(db)).isDemo) return null;
  const file = await db.selectFrom('content_files').select('name').where('name', '=', saleTermsFile).executeTakeFirst();
  return file === undefined ? saleTermsPage : `${filesPath}${saleTermsFile}`;
}
