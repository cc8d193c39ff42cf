import { pageDataFixtures } from '@tropa/api-client/testing';
import { toScriptJson } from './page-data-block.js';
import { readProductOfPage } from './product-of-page.js';

const pageWith = (data: unknown) =>
  (() => Promise.resolve(new Response(`<body><script type="application/json" id="page-data">${toScriptJson(data)}</script>`))) as typeof fetch;

describe('readProductOfPage', () => {
  beforeEach(() => {
    document.body.dataset.url = '/catalog/';
  });
  afterEach(() => {
    delete document.body.dataset.url;
  });

  it('reads the product with its variants', async () => {
    const { _productDetail: said } = pageDataFixtures;
    const product = await readProductOfPage('/product/botinki/', pageWith({ _productDetail: said }));
    expect(product).toMatchObject({ id: Number(said.id) });
    expect(product?.retail.length).toBeGreaterThan(1);
  });

  it.each([
    ['a page without a product', pageWith({})],
    ['a page that is not there', (() => Promise.resolve(new Response('', { status: 404 }))) as typeof fetch],
    ['a network that fails', (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch],
  ])('finds none on %s', async (_name, fetchFn) => {
    expect(await readProductOfPage('/product/botinki/', fetchFn)).toBeNull();
  });

  it('asks nothing of another origin, nor from a page of another server', async () => {
    const fetchFn = jest.fn();
    expect(await readProductOfPage('https://shop.example/product/1/', fetchFn)).toBeNull();
    delete document.body.dataset.url;
    expect(await readProductOfPage('/product/botinki/', fetchFn)).toBeNull();
    expect(fetchFn).not.toHaveBeenCalled();
  });
});
