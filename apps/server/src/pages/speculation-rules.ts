import type { FastifyInstance } from 'fastify';

/** A link to the visitor's own pages, to what changes something, to a file, to a filtered list. */
const isNotForReading = [
  { not: { href_matches: ['/api/*', '/media/*', '/demo/*', '/catalog/compare/*', '/*\\?(.+)'] } },
  { not: { selector_matches: '[target=_blank], [download], [rel~=nofollow]' } },
];
const linksTo = (paths: readonly string[]) => ({
  source: 'document',
  where: { and: [{ href_matches: paths }, ...isNotForReading] },
  // While the pointer rests on the link for a moment, or presses it.
  eagerness: 'moderate',
});

/**
 * Pages made ready while the pointer rests on their link: goods and sections are drawn with their pictures and come to
 * life out of sight, other public pages are fetched. Browsers keep such pages few, and make none with Save-Data, on a
 * slow network or with little memory.
 */
const rules = {
  prerender: [linksTo(['/', '/catalog/*', '/product/*', '/sale/*', '/best-offers/*'])],
  prefetch: [
    linksTo(['/articles/*', '/about/*', '/delivery/*', '/returns/*', '/service/*', '/project/*', '/contacts/*']),
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
