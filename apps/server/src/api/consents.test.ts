import { consentVersion } from '../shop/consent.js';
import { describeOnDatabases } from '../testing/databases.js';
import { goods } from '../testing/goods.fixtures.js';
import { buy } from '../testing/ordering.js';
import { registerUser } from '../testing/sms.js';
import { openTestShop } from '../testing/test-shop.js';
import type { TestShop } from '../testing/test-shop.js';

const { boots, mug } = goods;

describeOnDatabases('consents', (open) => {
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

  it('of an order: personal data and the terms of sale, once however often it is sent', async () => {
    const visitor = shop.visitor();
    expect((await buy(visitor, [{ id: mug.id }])).errorCode).toBe(0);
    await visitor.post('/api/basket/order/', {});
    expect(await written()).toEqual([row('order', 'personal-data', phone), row('order', 'sale-terms', phone)]);
  });

  it('of a rejected order nothing is written', async () => {
    expect((await buy(shop.visitor(), [{ id: mug.id }], { phone: '1' })).errorCode).not.toBe(0);
    expect(await written()).toEqual([]);
  });

  it('of a reservation and of a registration', async () => {
    const visitor = shop.visitor();
    const form = { name: '', phone, address: goods.tyumenCentre, id: boots.id, retailId: boots.small, property: '40' };
    expect((await visitor.post('/api/product/reserveProduct/', form)).errorCode).toBe(0);
    await registerUser(shop.db, visitor, phone);
    expect(await written()).toEqual([
      row('reservation', 'personal-data', phone),
      row('registration', 'personal-data', phone),
    ]);
  });

  it('of a form, by the phone', async () => {
    const { errorCode } = await shop.visitor().post('/api/webform/sendMessage/', { id: '4', phone, comment: 'Привет' });
    expect(errorCode).toBe(0);
    expect(await written()).toEqual([row('contacts', 'personal-data', phone)]);
  });

  it('of the news: adverts by themselves, and each time anew', async () => {
    for (const email of ['Anna@Example.ru', 'anna@example.ru'])
      expect((await shop.visitor().post('/api/subscribe/', { email })).errorCode).toBe(0);
    const both = [row('subscribe', 'personal-data', 'anna@example.ru'), row('subscribe', 'adverts', 'anna@example.ru')];
    expect(await written()).toEqual([...both, ...both]);
    expect((await shop.visitor().post('/api/subscribe/', { email: 'anna@' })).errorCode).not.toBe(0);
    expect(await written()).toHaveLength(4);
  });
});

describeOnDatabases('consents where the owner asks for none to adverts', (open) => {
  it('are to personal data alone', async () => {
    const shop = await openTestShop(open, { settings: { flags: { 'advert-consent': false } } });
    await shop.visitor().post('/api/subscribe/', { email: 'anna@example.ru' });
    expect(await shop.db.selectFrom('consents').select('kind').execute()).toEqual([{ kind: 'personal-data' }]);
    await shop.close();
  }, 60_000);
});
