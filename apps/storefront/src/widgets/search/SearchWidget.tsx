import { useAddress } from '@tropa/api-client';
import { SearchBox } from '@tropa/catalog';
import { usePageFacts } from '../../page-data/page-data.context.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const props = { query: 'string' } as const satisfies PropTable;

/** The query of the results page; a `q` on other pages is not for this field. */
function searchedFor(url: string, results: string): string {
  const { pathname, searchParams } = new URL(url, 'http://address.invalid');
  return `${pathname}/`.startsWith(results) ? (searchParams.get('q') ?? '').trim() : '';
}

/** Search with suggestions; its form works without scripts too. On the results page it contains the query. */
export function Widget({ query }: PropsOf<typeof props>) {
  const { url } = usePageFacts();
  const results = useAddress('search');
  return <SearchBox opener="field" initialQuery={query ?? searchedFor(url, results)} />;
}
