import { createHash } from 'node:crypto';
import { consentVersion } from '../shop/consent.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const { boots, mug } = goods;

describeOnOneDatabase('consents', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(open);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => shop.db.deleteFrom('consents').execute());

  const written = () =>
    shop.db
      .selectFrom('consents')
      .select(['form', 'kind', 'version', 'subject', 'ip', 'given_at'])
      .orderBy('id')
      .execute();
  const row = (form: string, kind: string, subject: string) => ({
    form,
    kind,
    subject,
    version: consentVersion,
    ip: '127.0.0.1',
    given_at: shop.clock.now,
  });
  const phone = '9123456789';

  it('an order records those to personal data and to the terms of sale, once however often it is sent', async () => {
    const visitor = shop.visitor();
    expect((await buy(visitor, [{ id: mug.id }])).errorCode).toBe(0);
    await visitor.post('/api/basket/order/', {});
    expect(await written()).toEqual([row('order', 'personal-data', phone), row('order', 'sale-terms', phone)]);
  });

  it('a rejected order records none', async () => {
    expect((await buy(shop.visitor(), [{ id: mug.id }], { phone: '1' })).errorCode).not.toBe(0);
    expect(await written()).toEqual([]);
  });

  it('a reservation and a registration record one each', async () => {
    const visitor = shop.visitor();
    const form = { name: '', phone, address: goods.tyumenCentre, id: boots.id, retailId: boots.small, property: '40' };
    expect((await visitor.post('/api/product/reserveProduct/', form)).errorCode).toBe(0);
    await registerUser(shop.db, visitor, phone);
    expect(await written()).toEqual([
      row('reservation', 'personal-data', phone),
      row('registration', 'personal-data', phone),
    ]);
  });

  it('a form records one under the phone', async () => {
    const { errorCode } = await shop.visitor().post('/api/webform/sendMessage/', { id: '4', phone, comment: 'Привет' });
    expect(errorCode).toBe(0);
    expect(await written()).toEqual([row('contacts', 'personal-data', phone)]);
  });

  it('a subscription records one to adverts apart from personal data, and both again each time', async () => {
    for (const email of ['Anna@Example.ru', 'anna@example.ru'])
      expect((await shop.visitor().post('/api/subscribe/', { email })).errorCode).toBe(0);
    const words = 'Соглашаюсь получать рекламную рассылку';
    const version = createHash('sha256').update(words).digest('hex').slice(0, 16);
    const both = [
      row('subscribe', 'personal-data', 'anna@example.ru'),
      { ...row('subscribe', 'adverts', 'anna@example.ru'), version },
    ];
    expect(await written()).toEqual([...both, ...both]);
    const kept = await shop.db.selectFrom('wordings').select(['path', 'html']).where('version', '=', version).execute();
    expect(kept).toEqual([{ path: 'adverts', html: words }]);
    expect((await shop.visitor().post('/api/subscribe/', { email: 'anna@' })).errorCode).not.toBe(0);
    expect(await written()).toHaveLength(4);
  });

  it('one to adverts does not refer to the text on personal data, whatever that text is', async () => {
    const page = { path: '/privacy/', title: 'Согласие', html: '<p>Первая</p>' };
    await shop.db.insertInto('content_pages').values(page).execute();
    expect((await shop.visitor().post('/api/subscribe/', { email: 'anna@example.ru' })).errorCode).toBe(0);
    const texts = await shop.db
      .selectFrom('consents as c')
      .innerJoin('wordings as w', 'w.version', 'c.version')
      .select(['c.kind', 'w.html'])
      .orderBy('c.id')
      .execute();
    await shop.db.deleteFrom('content_pages').execute();
    expect(texts).toEqual([
      { kind: 'personal-data', html: page.html },
      { kind: 'adverts', html: 'Соглашаюсь получать рекламную рассылку' },
    ]);
  });

  it('in a shop of one’s own name its own wording, which is kept whatever is written later', async () => {
    const say = (path: string, html: string) =>
      shop.db
        .insertInto('content_pages')
        .values({ path, title: 'Наш текст', html })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ html }))
        .execute();
    const agreedTo = async (kind: 'personal-data' | 'sale-terms') => {
      await shop.db.deleteFrom('consents').execute();
      expect((await buy(shop.visitor(), [{ id: mug.id }])).errorCode).toBe(0);
      const found = (await written()).find((one) => one.kind === kind);
      const kept = await shop.db
        .selectFrom('wordings')
        .select(['path', 'html', 'content'])
        .where('version', '=', found?.version ?? '')
        .execute();
      return kept.map(({ path, html, content }) => [path, html || Buffer.from(content).toString()]);
    };
    const lastOrder = () =>
      shop.db.selectFrom('orders').select('consent_version').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await say('/privacy/', '<p>Первая</p>');
    expect(await agreedTo('personal-data')).toEqual([['/privacy/', '<p>Первая</p>']]);
    const first = await lastOrder();
    await say('/privacy/', '<p>Вторая</p>');
    await say('/sale-terms/', '<p>Условия</p>');
    expect(await agreedTo('personal-data')).toEqual([['/privacy/', '<p>Вторая</p>']]);
    expect(await lastOrder()).not.toEqual(first);
    expect(await agreedTo('sale-terms')).toEqual([['/sale-terms/', '<p>Условия</p>']]);
    const file = { name: 'sale-terms.pdf', type: 'application/pdf', hash: 'x', content: Buffer.from('%PDF условия') };
    await shop.db.insertInto('content_files').values(file).execute();
    expect(await agreedTo('sale-terms')).toEqual([['/files/sale-terms.pdf', '%PDF условия']]);
    await shop.db.deleteFrom('content_pages').execute();
    await shop.db.deleteFrom('content_files').execute();
    const texts = await shop.db.selectFrom('wordings').select('html').where('path', '=', '/privacy/').execute();
    expect(texts.map(({ html }) => html).sort()).toEqual(['<p>Вторая</p>', '<p>Первая</p>']);
  });
});

describeOnOneDatabase('consents where the owner requests none to adverts', (open) => {
  it('cover personal data alone', async () => {
    const shop = await openTestShop(open, { settings: { flags: { 'advert-consent': false } } });
    await shop.visitor().post('/api/subscribe/', { email: 'anna@example.ru' });
    expect(await shop.db.selectFrom('consents').select('kind').execute()).toEqual([{ kind: 'personal-data' }]);
    await shop.close();
  }, 60_000);
});
