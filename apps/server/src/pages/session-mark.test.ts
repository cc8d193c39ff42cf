import type { RenderInput } from '@tropa/render-contract';
import { describeOnOneDatabase } from '../testing/databases.js';
import { openTestShop, type TestShop } from '../testing/test-shop.js';
import type { Visitor } from '../testing/visitor.js';

const mark = 'tropa_visitor';
const pages = ['/', '/catalog/', '/basket', '/favorites/'];

describeOnOneDatabase('the mark beside a session', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open, {
      parts: { renderPage: ({ data, status }) => ({ html: JSON.stringify(data), status }) },
    });
  }, 60_000);
  afterAll(() => shop.close());

  const cookiesOf = async (visitor: Visitor, url: string, headers = {}) =>
    (await visitor.request({ method: 'GET', url, headers })).cookies;
  const changed = async () => {
    const visitor = shop.visitor();
    const { cookies } = await visitor.request({
      method: 'POST',
      url: '/api/favorites/addItemToFavorites/',
      payload: { id: 1 },
    });
    return { visitor, cookies };
  };

  it('comes with the session, for the same time, and scripts can read it, unlike the session', async () => {
    const { cookies } = await changed();
    const [session, said] = cookies as unknown as [Record<string, unknown>, Record<string, unknown>];
    expect(session).toMatchObject({ name: 'tropa_session', httpOnly: true });
    expect(said).toMatchObject({ name: mark, value: '1', path: '/', maxAge: session.maxAge, sameSite: 'Lax' });
    expect(said).not.toHaveProperty('httpOnly');
  });

  it.each(pages)('%s: pages name it, and give none to a visitor without a session', async (url) => {
    const visitor = shop.visitor();
    const reply = await visitor.request({ method: 'GET', url });
    expect((JSON.parse(reply.body) as RenderInput['data'])._config).toMatchObject({ sessionMark: mark });
    expect(reply.cookies).toEqual([]);
  });

  it.each([...pages, '/no-such-page/'])('%s: a session from before there were marks gets one', async (url) => {
    const { visitor } = await changed();
    visitor.cookies.delete(mark);
    expect(await cookiesOf(visitor, url)).toMatchObject([{ name: mark, value: '1', path: '/' }]);
    expect(await cookiesOf(visitor, url)).toEqual([]);
  });

  it('a 304 for the same page brings it too', async () => {
    const { visitor } = await changed();
    const { headers } = await visitor.request({ method: 'GET', url: '/catalog/' });
    visitor.cookies.delete(mark);
    const reply = await visitor.request({
      method: 'GET',
      url: '/catalog/',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(reply.statusCode).toBe(304);
    expect(reply.cookies).toMatchObject([{ name: mark }]);
  });

  it('a cookie that cannot be a session gets none', async () => {
    const visitor = shop.visitor();
    visitor.cookies.set('tropa_session', 'x');
    expect(await cookiesOf(visitor, '/catalog/')).toEqual([]);
  });

  it('is removed with the session', async () => {
    const { visitor } = await changed();
    const { cookies } = await visitor.request({ method: 'GET', url: '/api/auth/logout/' });
    expect(cookies.map(({ name, value, path }) => [name, value, path])).toEqual([
      ['tropa_session', '', '/'],
      [mark, '', '/'],
    ]);
  });
});
