import type { FilterData } from '@tropa/api-client';
import { chosenFilters } from './ChosenFilters.js';
import { listingTexts } from './listing.texts.js';

const filters = {
  categories: [{ id: 'brand', title: 'Бренд', type: 'category', options: [{ id: '1', value: 'Norda' }] }],
  price: { title: 'Цена', initial: [90.5, 1000], value: [90.5, 1000] },
} as unknown as FilterData;

const keysOf = (url: string) => chosenFilters(url, filters, listingTexts).map(({ key }) => key);

describe('chosenFilters', () => {
  it('has no chip for the whole price range, which a GET form always submits', () => {
    expect(keysOf('/catalog/?price=90&price=1000&brand=1')).toEqual(['brand-1']);
    expect(keysOf('/catalog/?price=0,99999')).toEqual([]);
  });

  it('has a chip for a range narrowed on either side', () => {
    expect(keysOf('/catalog/?price=91,1000')).toEqual(['price']);
    expect(keysOf('/catalog/?price=90,999&brand=1')).toEqual(['price', 'brand-1']);
  });
});
