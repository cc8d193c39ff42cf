import type { FastifyInstance } from 'fastify';
import { withHeadersOfFile } from '../api/security-headers.js';
import type { Db } from '../db/schema.js';
import { readIdentity } from '../shop/identity/identity.js';
import { saleTermsPath } from './documents/sale-terms-path.js';

/** Where files of the content folder are found: `/files/logo.svg`. */
export const filesPath = '/files/';

/** The terms of sale where they are a page of text. */
export const saleTermsPage = '/sale-terms/';

/** The name of the terms of sale where they are a file of the folder. */
export const saleTermsFile = 'sale-terms.pdf';

const findFile = (db: Db, name: string) =>
  db.selectFrom('content_files').select(['type', 'hash', 'content']).where('name', '=', name).executeTakeFirst();

const etagOf = ({ hash }: { hash: string }): string => `"${hash.slice(0, 22)}"`;

/** Files of the shop's own content. */
export function ownFiles(app: FastifyInstance): void {
  const { shop } = app;
  app.get<{ Params: { '*': string } }>(`${filesPath}*`, async (request, reply) => {
    const file = await findFile(shop.db, request.params['*']);
    if (file === undefined) return reply.callNotFound();
    withHeadersOfFile(reply);
    const etag = etagOf(file);
    reply.headers({ 'content-type': file.type, 'cache-control': 'public, max-age=300', etag });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(file.content);
  });
}

/** The terms of sale where they are a file; null where they are a page. */
async function readTermsFile(db: Db): Promise<{ type: string; hash: string; content: Buffer } | null> {
  const file = await findFile(db, saleTermsFile);
  if (file !== undefined) return file;
  const said = await db.selectFrom('shop_identity').select('id').executeTakeFirst();
  if (said !== undefined) return null;
  const { readDemoFile } = await import('../demo/demo-content.js');
  const { value, content = Buffer.alloc(0) } = (await readDemoFile(saleTermsFile)) ?? {};
  return { ...(value as { type: string; hash: string }), content };
}

/** The address that every form names: the file itself, or the way to the page. */
export async function saleTerms(app: FastifyInstance): Promise<void> {
  const { shop } = app;
  app.get(saleTermsPath, async (request, reply) => {
    const file = await readTermsFile(shop.db);
    if (file === null) return reply.redirect(saleTermsPage, 302);
    const name = encodeURIComponent(`Условия продажи — ${(await readIdentity(shop.db)).name}.pdf`);
    const etag = etagOf(file);
    reply.headers({
      'content-type': file.type,
      // Displayed, not downloaded; a visitor who saves it gets a name that says what it is.
      'content-disposition': `inline; filename="sale-terms.pdf"; filename*=UTF-8''${name}`,
      'cache-control': 'public, no-cache',
      etag,
    });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(file.content);
  });
}
