import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * When a page is made ready. `eager`: as soon as a mouse rests on its link. Under a finger nothing rests, and browsers would
 * take whatever is in view: there it is `moderate`, the link that is looked at for long or pressed.
 */
type Eagerness = 'eager' | 'moderate';

/** Before this version `eager` meant every link of the page, at once. */
const firstThatWaits = 141;

/** Whether the browser has a mouse, and makes a page ready when it rests on a link. */
const hasMouse = ({ 'sec-ch-ua': brands = '', 'sec-ch-ua-mobile': mobile }: IncomingHttpHeaders): boolean =>
  mobile === '?0' && Number(/"Chromium";v="(\d+)"/.exec(String(brands))?.[1]) >= firstThatWaits;

/** A link to the visitor's own pages, to what changes something, to a file, to a filtered list. */
const isNotForReading = [
  { not: { href_matches: ['/api/*', '/media/*', '/demo/*', '/catalog/compare/*', '/*\\?(.+)'] } },
  { not: { selector_matches: '[target=_blank], [download], [rel~=nofollow]' } },
];
const linksTo = (eagerness: Eagerness, paths: readonly string[]) => ({
  source: 'document',
  where: { and: [{ href_matches: paths }, ...isNotForReading] },
  eagerness,
});

/**
 * Goods and sections are prerendered with their pictures and hydrated in the background, other public pages are fetched.
 * Browsers keep such pages few, and make none with Save-Data, on a slow network or with little memory.
 */
const rulesOf = (eagerness: Eagerness) =>
  JSON.stringify({
    prerender: [linksTo(eagerness, ['/', '/catalog/*', '/product/*', '/sale/*', '/best-offers/*'])],
    prefetch: [
      linksTo('moderate', [
        '/articles/*',
        '/about/*',
        '/delivery/*',
        '/returns/*',
        '/service/*',
        '/project/*',
        '/contacts/*',
      ]),
    ],
  });

const rules = { mouse: rulesOf('eager'), touch: rulesOf('moderate') };

/** The file that the `Speculation-Rules` header of every page points to. */
export function speculationRules(app: FastifyInstance): void {
  app.get('/speculation-rules.json', ({ headers }, reply) =>
    reply
      .headers({
        'content-type': 'application/speculationrules+json',
        'cache-control': 'public, max-age=3600',
        vary: 'Sec-CH-UA, Sec-CH-UA-Mobile',
      })
      .send(hasMouse(headers) ? rules.mouse : rules.touch),
  );
}
