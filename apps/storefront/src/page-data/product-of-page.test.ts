/** @jest-environment jest-fixed-jsdom */
import { pageDataFixtures } from '@tropa/api-client/testing';
import { toScriptJson } from './page-data-block.js';
import { readProductOfPage } from './product-of-page.js';

const { _productDetail: said } = pageDataFixtures;
const id = Number(said.id);
const pageWith = (data: unknown) =>
  (() =>
    Promise.resolve(
      new Response(`<body><script type="application/json" id="page-data">${toScriptJson(data)}</script>`),
    )) as typeof fetch;

describe('readProductOfPage', () => {
  beforeEach(() => {
    document.body.dataset.url = '/catalog/';
  });
  afterEach(() => {
    delete document.body.dataset.url;
  });

  it('reads the product with its variants', async () => {
    const product = await readProductOfPage(id, '/product/botinki/', pageWith({ _productDetail: said }));
    expect(product).toMatchObject({ id });
    expect(product?.retail.length).toBeGreaterThan(1);
  });

  it.each([
    ['a page without a product', pageWith({})],
    ['a page about another one', pageWith({ _productDetail: { ...said, id: id + 1 } })],
    ['a page that is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('finds none on %s', async (_name, fetchFn) => {
    expect(await readProductOfPage(id, '/product/botinki/', fetchFn)).toBeNull();
  });

  it('makes no request to another origin, without a URL, or on a page of another server', async () => {
    const fetchFn = jest.fn();
    expect(await readProductOfPage(id, '', fetchFn)).toBeNull();
    expect(await readProductOfPage(id, 'https://', fetchFn)).toBeNull();
    expect(await readProductOfPage(id, 'https://shop.example/product/1/', fetchFn)).toBeNull();
    delete document.body.dataset.url;
    expect(await readProductOfPage(id, '/product/botinki/', fetchFn)).toBeNull();
    expect(fetchFn).not.toHaveBeenCalled();
  });
});
