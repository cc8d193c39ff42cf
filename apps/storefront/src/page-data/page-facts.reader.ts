import type { PageFacts } from './page-data.context.js';

const cookieOf = (text: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(text)?.[1];

/** What this page was rendered for: attributes that our server sets on the body, else the address bar. */
export function readPageFacts({ body, cookie, location }: Document): PageFacts {
  const known = ['limit', 'sort', 'articles_limit'].map((name) => [name, cookieOf(cookie, name)] as const);
  return {
    url: body.dataset.url ?? location.pathname + location.search,
    cookies: Object.fromEntries(known.filter(([, value]) => value !== undefined)),
  };
}
