import { createContext, useContext } from 'react';
import type { PageDataName, PageDataWire } from '@tropa/api-client/wire';
import type { PageData } from './page-data.reader.js';

/** What a page knows beside its data: the address and the cookies that the server drew it for. */
export interface PageFacts {
  data: PageData;
  /** Path and query. The first client render must use the server's, whatever the address bar says. */
  url: string;
  cookies: { limit?: string; sort?: string };
}

/** Facts of this page. */
export const PageContext = createContext<PageFacts>({ data: {}, url: '/', cookies: {} });

/** Facts of this page. */
export const usePageFacts = (): PageFacts => useContext(PageContext);

/**
 * A variable of the page, or undefined. Its shape is what another server printed: a widget either gives it to
 * code that checks it (a seed) or looks before it uses it.
 */
export function usePageVariable<Name extends PageDataName>(name: Name): PageDataWire[Name] {
  return usePageFacts().data[name] as PageDataWire[Name];
}
