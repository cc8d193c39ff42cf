import { createContext, useContext } from 'react';

/** What the server rendered the page for. The first client render uses the same, whatever the address bar says. */
export interface PageFacts {
  /** Path and query. */
  url: string;
  /** A page of another server: the shop is a part of it, not the page. */
  isForeign?: boolean;
  /** The cookies that a list depends on. */
  cookies: { limit?: string; sort?: string; articles_limit?: string };
}

/** Facts of this page. */
export const PageContext = createContext<PageFacts>({ url: '/', cookies: {} });

/** Facts of this page. */
export const usePageFacts = (): PageFacts => useContext(PageContext);
