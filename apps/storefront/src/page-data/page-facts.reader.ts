import type { PageFacts } from './page-data.context.js';
import { readPageData } from './page-data.reader.js';
import { readListCookies } from './list-cookies.js';

/** Everything that this page says of itself. */
export function readPageFacts(): PageFacts {
  return {
    data: readPageData(),
    url: document.body.dataset.url ?? location.pathname + location.search,
    cookies: readListCookies(),
  };
}
