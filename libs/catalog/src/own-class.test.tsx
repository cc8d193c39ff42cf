import type { ReactElement } from 'react';
import { CompareButton } from './compare/CompareButton.js';
import { FavoriteButton } from './favorites/FavoriteButton.js';
import { ProductCardsRow } from './product-card/ProductCardsRow.js';
import { SearchBox } from './search/SearchBox.js';
import { card } from './testing/goods.fixtures.js';
import { createTestShop } from './testing/test-shop.fixtures.js';

test.each<[string, ReactElement]>([
  ['FavoriteButton', <FavoriteButton key="1" id={1} className="mine" />],
  ['CompareButton', <CompareButton key="1" id={1} className="mine" />],
  ['ProductCardsRow', <ProductCardsRow key="1" label="Советуем" items={[card(1)]} className="mine" />],
  ['SearchBox', <SearchBox key="1" className="mine" />],
])('%s keeps its own class beside the host’s', (_name, element) => {
  const { container } = createTestShop({}).render(element);
  const [own, ...others] = container.querySelectorAll('.mine');
  expect(own?.classList.length).toBeGreaterThan(1);
  expect(others).toEqual([]);
});
