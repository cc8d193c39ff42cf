import type { Page } from '@playwright/test';

/** A thing of schema.org as the page prints it. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

// No named function inside `evaluate`: a compiler would add calls to helpers that do not exist in the page.

/** What the open page says of itself in its head and in its JSON-LD blocks; throws on invalid JSON. */
export async function machineFacts(page: Page) {
  const { title, canonicals, metas, blocks } = await page.evaluate(() => ({
    title: document.title,
    canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
    metas: [...document.head.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]),
    blocks: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (block) => block.textContent ?? '',
    ),
  }));
  const meta = (name: string) => metas.find(([known]) => known === name)?.[1] ?? '';
  const graphs = blocks.map((block) => JSON.parse(block) as { '@context': string; '@graph': Thing[] });
  return {
    title,
    canonicals,
    description: meta('description'),
    robots: meta('robots'),
    og: {
      title: meta('og:title'),
      description: meta('og:description'),
      url: meta('og:url'),
      image: meta('og:image'),
      locale: meta('og:locale'),
      siteName: meta('og:site_name'),
    },
    contexts: graphs.map((graph) => graph['@context']),
    things: graphs.flatMap((graph) => graph['@graph']),
  };
}

/** Addresses that the HTML of a page makes a browser request, as opposed to mere links. Runs in any open page. */
export async function resourcesOf(page: Page, html: string): Promise<string[]> {
  // Parsed without its styles: they would violate the content policy of the open page.
  const bare = html.replace(/<style\b[^]*?<\/style>/g, '').replace(/ style="[^"]*"/g, '');
  const found = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const selectors =
      '[src], [srcset], [imagesrcset], [poster], object[data], form[action], script[data-chunks], link[href]';
    return [...parsed.querySelectorAll(selectors)]
      .filter((element) => !/^(canonical|alternate|next|prev)$/.test(element.getAttribute('rel') ?? ''))
      .map((element) => ({
        whole: ['src', 'poster', 'data', 'action', 'href'].map((name) =>
          element.matches('a') ? null : element.getAttribute(name),
        ),
        sets: ['srcset', 'imagesrcset'].map((name) => element.getAttribute(name)),
        chunks: element.getAttribute('data-chunks'),
      }));
  }, bare);
  const addresses = found.flatMap(({ whole, sets, chunks }) => [
    ...whole,
    ...sets.flatMap((set) => (set ?? '').split(/,\s+/).map((part) => part.trim().split(/\s+/)[0])),
    ...(chunks ?? '').split(' '),
  ]);
  const inStyles = [...html.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address]) => address);
  return [...new Set([...addresses, ...inStyles].filter((address): address is string => Boolean(address)))];
}
