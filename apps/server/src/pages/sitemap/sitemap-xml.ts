import { escapeHtml } from '../documents/escape-html.js';

/** A page that search engines should index. */
export interface PublicAddress {
  /** Path with its slashes. */
  readonly path: string;
  /** When it last changed, `yyyy-mm-dd`; absent where nobody knows. */
  readonly changed?: string | null;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (tag: 'sitemap' | 'url', origin: string, { path, changed }: PublicAddress): string =>
  `<${tag}><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>\n`;

/** A sitemap. */
export const urlSet = (origin: string, pages: readonly PublicAddress[]): string =>
  `${declaration}<urlset ${namespace}>\n${pages.map((page) => entry('url', origin, page)).join('')}</urlset>\n`;

/** A sitemap index. */
export const sitemapIndex = (origin: string, parts: readonly PublicAddress[]): string =>
  `${declaration}<sitemapindex ${namespace}>\n${parts.map((part) => entry('sitemap', origin, part)).join('')}</sitemapindex>\n`;
