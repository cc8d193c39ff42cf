import type { FastifyInstance } from 'fastify';
import { originOf } from './page-origin.js';

/** What search engines have nothing to find in: personal pages, calls, copies of lists. */
const closed = [
  '/api/', '/basket', '/order', '/orders', '/profile', '/favorites/', '/catalog/compare/', '/search/', '/demo/', '/*?*sort=', '/*?*limit=',
];

/** `/robots.txt` */
export function robots(app: FastifyInstance): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Host: ${originOf(request)}`, ''];
    return reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(lines.join('\n'));
  });
}
