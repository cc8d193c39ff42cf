import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

describeOnOneDatabase('the demo bank: credit', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() =>
    shop.db.updateTable('stock').set({ amount: 3 }).where('variant_id', '=', goods.boots.small).execute(),
  );

  const place = async () => {
    const { result } = await buy(shop.visitor(), [{ id: goods.boots.id, retailId: goods.boots.small }], {
      payment: 'credit',
    });
    return { link: result.payment_link as string, number: result.orderNum as string };
  };
  const press = (url: string, answer: string, headers: Record<string, string> = {}) =>
    shop.visitor().request({
      method: 'POST',
      url,
      payload: `answer=${answer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const look = (url: string) => shop.visitor().request({ method: 'GET', url });
  const status = async (number: string) =>
    (await shop.db.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow()).status;

  it('the page names order and sum, has no scripts, and only the shop itself frames it', async () => {
    const { link, number } = await place();
    const page = await look(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
    expect(page.body).toContain(`Кредит на заказ № ${number}`);
    expect(page.body).toContain('10\u00A0000\u00A0₽');
    expect(page.body).not.toContain('<script');
  });

  it.each([
    ['approved', 'paid', 'Кредит одобрен.'],
    ['rejected', 'cancelled', 'В кредите отказано.'],
    ['closed', 'credit-review', 'Заявка закрыта.'],
  ])('«%s» leaves the order in state %s, and the page notifies the shop', async (answer, state, words) => {
    const { link, number } = await place();
    const back = await press(link, answer);
    expect([back.statusCode, back.headers.location]).toEqual([303, `${link}?answer=${answer}`]);
    expect(await status(number)).toBe(state);
    const { body } = await look(String(back.headers.location));
    expect(body).toContain(`<h1 data-credit-answer="${answer}">${words}</h1>`);
    expect(body).toContain('<script src="/demo/credit.js"></script>');
  });

  it('a closed application can be opened again, a decided one cannot', async () => {
    const { link } = await place();
    await press(link, 'closed');
    expect((await look(link)).body).toContain('Одобрить');
    await press(link, 'approved');
    expect((await look(link)).body).not.toContain('Одобрить');
  });

  it('the script is ours and talks to its own address only', async () => {
    const script = await look('/demo/credit.js');
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.body).toContain('window.location.origin');
  });

  it.each(['/demo/credit/none', `/demo/credit/${'a'.repeat(32)}`])('unknown address %s: 404', async (url) => {
    expect((await look(url)).statusCode).toBe(404);
    expect((await press(url, 'approved')).statusCode).toBe(404);
  });

  it('another site cannot click the button', async () => {
    const { link, number } = await place();
    expect((await press(link, 'approved', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await status(number)).toBe('credit-review');
  });
});
