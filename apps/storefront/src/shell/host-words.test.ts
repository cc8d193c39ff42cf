import { readHostWords, wordsOfShop } from './host-words.js';

let complaints: jest.SpyInstance;
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => complaints.mockRestore());
const reported = () => complaints.mock.calls.map(([line]) => String(line));

test('texts and addresses as the page gives them', () => {
  const said = { texts: { addToBasket: { add: 'Купить' } }, addresses: { basket: '/cart' }, flags: {} };
  expect(readHostWords(said, '_config')).toEqual({
    texts: { addToBasket: { add: 'Купить' } },
    addresses: { basket: '/cart' },
  });
  expect(reported()).toEqual([]);
});

test.each([undefined, null, 'text', 5, [], {}, { texts: null, addresses: undefined }])('nothing in %j', (said) => {
  expect(readHostWords(said, '_config')).toEqual({});
  expect(reported()).toEqual([]);
});

test('invalid values are reported under their names and ignored, the rest is kept', () => {
  const said = {
    texts: { addToBasket: { add: 'Купить' }, basket: 'Корзина' },
    addresses: { basket: '/cart', cart: '/cart', order: 7, orders: '' },
  };
  expect(readHostWords(said, 'data-props')).toEqual({
    texts: { addToBasket: { add: 'Купить' } },
    addresses: { basket: '/cart' },
  });
  expect(reported()).toHaveLength(4);
  expect(reported()[0]).toContain('data-props.texts.basket is ignored');
  expect(reported()[1]).toContain('data-props.addresses.cart is ignored');
});

test('a list instead of an object', () => {
  expect(readHostWords({ texts: ['Купить'] }, '_config')).toEqual({});
  expect(reported()).toEqual(['_config.texts is ignored: it must be an object.']);
});

describe('a page that has no shop at its own origin', () => {
  it('links to the shop wherever it names no address', () => {
    const { addresses, texts } = wordsOfShop(
      { addresses: { basket: '/cart/' }, texts: { search: { label: 'Поиск' } } },
      'https://shop.example',
    );
    expect(addresses).toMatchObject({
      basket: '/cart/',
      order: 'https://shop.example/order',
      saleTerms: 'https://shop.example/docs/sale-terms.pdf',
    });
    expect(texts).toEqual({ search: { label: 'Поиск' } });
  });

  it('keeps the addresses of a page whose own origin proxies the calls', () => {
    expect(wordsOfShop({ addresses: { basket: '/cart/' } }, undefined)).toEqual({ addresses: { basket: '/cart/' } });
  });
});
