import type { FastifyInstance } from 'fastify';

/**
 * Pages prefetched while the pointer rests on their link. Public reading pages only: never an address that changes
 * something or is the visitor's own, no files, no filtered lists. Browsers keep such fetches few, and make none with
 * Save-Data or on a slow network.
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: ['/', '/catalog/*', '/product/*', '/sale/*', '/best-offers/*'] },
          { not: { href_matches: ['/api/*', '/media/*', '/demo/*', '/catalog/compare/*', '/*\\?*'] } },
          { not: { selector_matches: '[target=_blank], [download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

const body = JSON.stringify(rules);

/** The file that the `Speculation-Rules` header of every page points to. */
export function speculationRules(app: FastifyInstance): void {
  app.get('/speculation-rules.json', (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' })
      .send(body),
  );
}
