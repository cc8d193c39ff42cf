/** What the server asks the storefront to render, and what it gets back. The server declares the same types. */

/** Pages that the storefront can render. */
export type PageName =
  | 'index'
  | 'catalog'
  | 'product'
  | 'search'
  | 'sale'
  | 'best-offers'
  | 'favorites'
  | 'compare'
  | 'basket'
  | 'order'
  | 'orders'
  | 'profile'
  | 'reviews'
  | 'articles'
  | 'article'
  | 'history'
  | 'shops'
  | 'work'
  | 'service'
  | 'project'
  | 'contacts'
  | 'not-found'
  | 'error'
  | 'document';

/** Metadata of a page: for search engines, the tab and sharing. */
export interface PageMeta {
  title: string;
  description: string;
  /** The canonical URL, absolute. */
  canonical?: string;
  /** Content of `<meta name="robots">`, such as `noindex`. */
  robots?: string;
  /** Absolute URL of the picture that is shown when the page is shared. */
  image?: string;
  /** @default 'website' */
  kind?: 'article' | 'product' | 'website';
  /** Structured data of the page (schema.org, JSON-LD). */
  structuredData?: object;
}

/** A page to render. */
export interface RenderInput {
  page: PageName;
  /** HTTP status that the page is sent with. */
  status: number;
  /** Path and query of the page, such as `/catalog/lyzhi/?page=2`. */
  url: string;
  meta: PageMeta;
  /** Page data by name: `_items`, `_filters`, … (S1 §7, decisions 21). */
  data: Record<string, unknown>;
  /** Flags that differ from their defaults. */
  flags?: Record<string, boolean>;
  /** The cookies that a list depends on. */
  cookies: { limit?: string; sort?: string; articles_limit?: string };
}

/** A finished page. */
export interface RenderedPage {
  html: string;
  status: number;
}
