import type { PageFacts } from './page-data.context.js';

const cookieOf = (text: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(text)?.[1];

/** What this page was drawn for: written by our server on the body, else what the address bar says. */
export function readPageFacts({ body, cookie, location }: Document): PageFacts {
  const [limit, sort] = [cookieOf(cookie, 'limit'), cookieOf(cookie, 'sort')];
  return {
    url: body.dataset.url ?? location.pathname + location.search,
    cookies: { ...(limit === undefined ? {} : { limit }), ...(sort === undefined ? {} : { sort }) },
  };
}
