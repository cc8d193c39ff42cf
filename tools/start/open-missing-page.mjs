/** Support of tests: the storefront of `npm run dev` with one page, without the shop's server and its database. */
import { createRequire } from 'node:module';
import { openDevelopment } from '../../apps/storefront/scripts/development.mjs';

const fastify = createRequire(new URL('../../apps/server/', import.meta.url))('fastify');

/** The page of an address that does not exist: its data are empty. */
const missingPage = {
  page: 'not-found',
  status: 404,
  url: '/nowhere/',
  meta: { title: 'Страница не найдена', description: '' },
  data: {},
  cookies: {},
};

/** Listens on a free port. @returns the address of `/nowhere/`, and `close`. */
export async function openMissingPage() {
  const app = fastify();
  const { renderPage, plugin } = openDevelopment();
  await plugin(app);
  app.get('/nowhere/', async (_request, reply) => {
    const { html, status } = await renderPage(missingPage);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "script-src 'self'")
      .send(html);
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    // If Vite were not closed with it, the file that opened it would never finish.
    setTimeout(() => process.exit(), 5000).unref();
  };
  return { origin, address: `${origin}/nowhere/`, close };
}
