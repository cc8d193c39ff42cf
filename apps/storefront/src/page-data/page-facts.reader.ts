import type { PageFacts } from './page-data.context.js';

const cookieOf = (text: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(text)?.[1];

/** The choices that the browser remembers now. */
const rememberedChoices = (cookie: string): PageFacts['cookies'] => {
  const known = ['limit', 'sort', 'articles_limit'].map((name) => [name, cookieOf(cookie, name)] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined));
};

/**
 * What this page was rendered for. Our server says it in attributes of the body: the visitor may have chosen otherwise in
 * another tab since, and widgets are hydrated as they were rendered. Elsewhere it is the address bar and the cookies.
 */
export function readPageFacts({ body, cookie, location }: Document): PageFacts {
  const { url, choices } = body.dataset;
  return {
    url: url ?? location.pathname + location.search,
    isForeign: url === undefined,
    cookies: choices === undefined ? rememberedChoices(cookie) : (JSON.parse(choices) as PageFacts['cookies']),
  };
}
