import { SearchBox } from '@tropa/catalog';

/** Search with suggestions; its form works without scripts too. */
export function Widget() {
  return <SearchBox />;
}
