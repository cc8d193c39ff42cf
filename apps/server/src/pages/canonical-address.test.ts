import { canonicalAddress } from './canonical-address.js';

describe('canonicalAddress', () => {
  it.each([
    ['/catalog/', '/catalog/', false],
    ['/catalog/?page=2&brand=1', '/catalog/?brand=1&page=2', false],
    ['/catalog/?brand=1&brand=2', '/catalog/?brand=1,2', true],
    ['/catalog/?brand=1,2&brand=2', '/catalog/?brand=1,2', true],
    ['/catalog/?price_min=100&price_max=900', '/catalog/?price=100,900', true],
    ['/catalog/?price_min=100&price_max=', '/catalog/?price=100,999999999', true],
    ['/catalog/?price_min=&price_max=', '/catalog/', true],
    ['/catalog/?price_min=a&price_max=b', '/catalog/', true],
    ['/catalog/?utm_source=mail&yclid=5', '/catalog/', false],
    ['/catalog/?store=&sale=1', '/catalog/?sale=1', true],
    [
      '/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8,+%D0%BA%D0%BE%D0%BD%D1%8C%D0%BA%D0%B8',
      '/search/?q=%D0%BB%D1%8B%D0%B6%D0%B8,%20%D0%BA%D0%BE%D0%BD%D1%8C%D0%BA%D0%B8',
      false,
    ],
    ['/search/?q=', '/search/', false],
    ['/catalog/?price=1,2&price=1,2', '/catalog/?price=1,2', true],
    ['/catalog/?price=500,500', '/catalog/?price=500,500', false],
    ['/catalog/?price=500&price=500', '/catalog/?price=500,500', true],
    ['/catalog/?price=100&price=900', '/catalog/?price=100,900', true],
    ['/catalog/?price=&price=900', '/catalog/?price=0,900', true],
    ['/catalog/?price=&price=', '/catalog/', true],
    ['/catalog/?store=1&store=2', '/catalog/?store=1,2', true],
  ])('%s is %s', (url, address, isRedirect) => {
    expect(canonicalAddress(url)).toEqual({ address, isRedirect });
  });

  it('is its own canonical address', () => {
    for (const url of ['/a/?b=1&b=2&c=%20', '/a?price_min=5', '/a/?%D1%86=1&q=a,b&q=c']) {
      const { address } = canonicalAddress(url);
      expect(canonicalAddress(address)).toEqual({ address, isRedirect: false });
    }
  });
});
