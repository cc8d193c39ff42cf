/**
 * The type of `renderPage`, which the storefront's server bundle exports. Declared structurally: an app never imports
 * an app. The other side is `apps/storefront/src/pages/render-contract.ts`.
 */
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

/** A page to render. `data` is the page data by names with the underscore. */
export interface RenderInput {
  page: PageName;
  status: number;
  url: string;
  meta: PageMeta;
  data: Record<string, unknown>;
  flags?: Record<string, boolean>;
  cookies: { limit?: string; sort?: string; articles_limit?: string };
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  status: number;
}

/** Synchronous when built; from the sources it may have to load modules first. */
export type RenderPage = (input: RenderInput) => RenderedPage | Promise<RenderedPage>;
