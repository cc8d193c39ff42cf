import { readPageFacts } from './page-facts.reader.js';

const page = (cookie: string, url?: string, choices?: string) =>
  ({
    body: { dataset: { ...(url !== undefined && { url }), ...(choices !== undefined && { choices }) } },
    cookie,
    location: { pathname: '/catalog/', search: '?utm_source=mail' },
  }) as unknown as Document;

describe('readPageFacts', () => {
  it('uses the URL that the server rendered for', () => {
    expect(readPageFacts(page('', '/catalog/'))).toMatchObject({ url: '/catalog/', isForeign: false });
  });

  it('uses the address bar on a page of another server', () => {
    expect(readPageFacts(page(''))).toMatchObject({ url: '/catalog/?utm_source=mail', isForeign: true });
  });

  it('uses the choices that the server rendered for, whatever was chosen since', () => {
    const { cookies } = readPageFacts(page('limit=60; sort=price-asc', '/catalog/', '{"limit":"30"}'));
    expect(cookies).toEqual({ limit: '30' });
  });

  it.each([
    ['limit=30; sort=price-asc', { limit: '30', sort: 'price-asc' }],
    ['a=1; my_limit=60; limit=15', { limit: '15' }],
    ['articles_limit=10; limit=30', { articles_limit: '10', limit: '30' }],
    ['', {}],
  ])('reads the choices of %j', (cookie, cookies) => expect(readPageFacts(page(cookie)).cookies).toEqual(cookies));
});
