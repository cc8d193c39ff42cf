import { SearchBox } from '@tropa/catalog';
import { usePageFacts } from '../../page-data/page-data.context.js';

const results = '/search/';

/** The query of the results page; a `q` on other pages is not for this field. */
function searchedFor(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://address.invalid');
  return `${pathname}/`.startsWith(results) ? (searchParams.get('q') ?? '').trim() : '';
}

/** Search with suggestions; its form works without scripts too. On the results page it contains the query. */
export function Widget() {
  const { url } = usePageFacts();
  return <SearchBox action={results} initialQuery={searchedFor(url)} />;
}
