import { SearchBox } from '@tropa/catalog';
import { usePageFacts } from '../../page-data/page-data.context.js';

const results = '/search/';

/** What the page of results was asked for; elsewhere `q`, if there is one, is not the field's. */
function searchedFor(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://address.invalid');
  return `${pathname}/`.startsWith(results) ? (searchParams.get('q') ?? '').trim() : '';
}

/** Search with suggestions; its form works without scripts too. On the page of results the query stands in it. */
export function Widget() {
  const { url } = usePageFacts();
  return <SearchBox action={results} initialQuery={searchedFor(url)} />;
}
