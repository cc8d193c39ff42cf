import type { FastifyInstance } from 'fastify';
import { closedPaths } from './closed-paths.js';
import { originOf } from './page-origin.js';

/** Parameters that change nothing on a page: Yandex should not index addresses with them as separate pages. */
const marks = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'ysclid',
  'gclid',
  'from',
];

/** `/robots.txt` */
export function robots(app: FastifyInstance): void {
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request);
    const lines = [
      'User-agent: *',
      ...closedPaths.map((path) => `Disallow: ${path}`),
      `Clean-param: ${marks.join('&')}`,
      '',
      ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
    ];
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(lines.join('\n'));
  });
}
