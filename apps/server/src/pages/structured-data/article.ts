import { wholeAddress } from './json-ld.js';
import type { Thing } from './json-ld.js';

/** What is known of an article: page data `_article`. */
export interface ArticlePage {
  readonly title: string;
  readonly date?: string | null;
  readonly img?: string | null;
}

/** https://schema.org/Article */
export interface Article extends Thing<'Article'> {
  readonly headline: string;
}

/** `21.11.2026` as `2026-11-21`; undefined for anything else. */
export const isoDate = (text: string | null | undefined): string | undefined => {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
};

/** The article of a page. */
export function articleOf(
  { title, date, img }: ArticlePage,
  page: { origin: string; url: string; name: string },
): Article {
  const publisher = { '@type': 'Organization', name: page.name, url: `${page.origin}/` };
  return {
    '@type': 'Article',
    headline: title,
    datePublished: isoDate(date),
    image: img ? [wholeAddress(page.origin, img)] : undefined,
    mainEntityOfPage: page.url,
    author: publisher,
    publisher,
  };
}
