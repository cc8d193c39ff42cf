/**
 * What the storefront's server bundle exports as `renderPage`. Declared here by shape: an app never imports an app.
 * The other side is `apps/storefront/src/pages/render-contract.ts`.
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
  | 'not-found'
  | 'error'
  | 'document';

/** A page to draw. `data` is the page data by its names with the underscore. */
export interface RenderInput {
  page: PageName;
  status: number;
  url: string;
  meta: { title: string; description: string; canonical?: string; robots?: string };
  data: Record<string, unknown>;
  flags?: Record<string, boolean>;
  cookies: { limit?: string; sort?: string };
}

/** A drawn page. `preload`: values of `Link` headers. */
export interface RenderedPage {
  html: string;
  status: number;
  preload: string[];
}

export type RenderPage = (input: RenderInput) => RenderedPage;
