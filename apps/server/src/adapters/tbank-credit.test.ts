import { ServiceFailure } from './service-failure.js';
import { createTbankCredit } from './tbank-credit.js';
import { startTbankStandIn } from './tbank-stand-in.fixtures.js';
import type { TbankStandIn } from './tbank-stand-in.fixtures.js';

const request = {
  creditId: 'token',
  orderNumber: '100001',
  amount: 4990_50,
  phone: '9123456789',
  email: 'anna@example.ru',
  items: [{ name: 'Ботинки «Югра»', quantity: 2, price: 2495_25 }],
};

describe("T-Bank's credit form", () => {
  let bank: TbankStandIn;
  beforeEach(async () => {
    bank = await startTbankStandIn('site', 'password');
  });
  afterEach(() => bank.close());

  const make = (options: object = {}) =>
    createTbankCredit({
      url: bank.url,
      shopId: 'shop',
      showcaseId: 'site',
      password: 'password',
      promoCode: 'default',
      demoFlow: '',
      webhookUrl: 'https://shop.example/api/credit/notice/',
      returnUrl: 'https://shop.example/orders',
      timeoutMs: 20_000,
      ...options,
    });
  const failure = (isPermanent: boolean) => expect.objectContaining({ name: 'ServiceFailure', isPermanent });

  it('opens an application: sums in roubles, order number, notification address; gives the link', async () => {
    expect(await make().start(request)).toEqual({
      externalId: 'id-of-100001',
      link: 'https://forma.example/online/id-of-100001',
    });
    expect(bank.requests).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: 'create',
        body: {
          shopId: 'shop',
          showcaseId: 'site',
          promoCode: 'default',
          orderNumber: '100001',
          sum: 4990.5,
          items: [{ name: 'Ботинки «Югра»', quantity: 2, price: 2495.25 }],
          values: { contact: { mobilePhone: '9123456789', email: 'anna@example.ru' } },
          webhookURL: 'https://shop.example/api/credit/notice/',
          successURL: 'https://shop.example/orders',
          failURL: 'https://shop.example/orders',
          returnURL: 'https://shop.example/orders',
        },
      }),
    ]);
  });

  it("a test application goes to create-demo with demoFlow; without the shop's address no addresses are sent", async () => {
    const partner = make({ demoFlow: 'sms', webhookUrl: '', returnUrl: '' });
    expect((await partner.start(request)).externalId).toBe('demo-id-of-100001');
    expect(bank.requests[0]).toMatchObject({ path: 'create-demo', body: { demoFlow: 'sms' } });
    expect(Object.keys(bank.requests[0]!.body)).not.toContain('webhookURL');
    // Its login is the showcase's with «demo-»; the stand-in expects the one without.
    await expect(partner.readNotice({ body: { id: '100001' } })).rejects.toEqual(failure(true));
    expect(Buffer.from(bank.requests[1]!.authorization.slice(6), 'base64').toString()).toBe('demo-site:password');
  });

  it.each([
    ['new', 'pending'],
    ['inprogress', 'pending'],
    ['approved', 'pending'],
    ['signed', 'approved'],
    ['rejected', 'rejected'],
    ['canceled', 'cancelled'],
    ['unheard-of', 'pending'],
  ])('believes the response to its own question, not the notification: %s → %s', async (status, result) => {
    bank.states.set('100001', { status, order_amount: 4990.5 });
    const lie = { id: '100001', status: 'signed', order_amount: 1 };
    expect(await make().readNotice({ body: lie })).toEqual({ orderNumber: '100001', result, amount: 4990_50 });
  });

  it('a sum that the bank did not repeat is unknown', async () => {
    bank.states.set('100001', { status: 'signed' });
    expect(await make().readNotice({ body: { id: '100001' } })).toMatchObject({ result: 'approved', amount: null });
  });

  it.each([null, 'signed', {}, { id: 5 }, { id: '' }, { id: '../create' }, { id: 'abc' }])(
    'an unrelated %j is not a notification, and the bank is not asked',
    async (body) => {
      expect(await make().readNotice({ body })).toBeNull();
      expect(bank.requests).toEqual([]);
    },
  );

  it('an order that the bank does not know is not a notification', async () => {
    expect(await make().readNotice({ body: { id: '100009' } })).toBeNull();
  });

  it('confirms and withdraws; what was done before is not a failure', async () => {
    bank.states.set('100001', { status: 'signed' });
    const partner = make();
    await partner.confirm('100001');
    await partner.cancel('100001');
    await partner.confirm('100001');
    expect(bank.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST 100001/commit',
      'POST 100001/cancel',
      'POST 100001/commit',
    ]);
    expect(bank.states.get('100001')?.status).toBe('canceled');
  });

  it.each([
    [400, true],
    [401, true],
    [429, false],
    [500, false],
  ] as const)('failure %s: a retry is hopeless — %s', async (fault, isPermanent) => {
    const partner = make();
    bank.faults.push(fault, fault, fault);
    await expect(partner.start(request)).rejects.toEqual(failure(isPermanent));
    await expect(partner.readNotice({ body: { id: '100001' } })).rejects.toBeInstanceOf(ServiceFailure);
    await expect(partner.cancel('100001')).rejects.toEqual(failure(isPermanent));
  });

  it('a silent bank does not hold the shop: a retry may help', async () => {
    bank.faults.push('hang');
    await expect(make({ timeoutMs: 50 }).start(request)).rejects.toEqual(failure(false));
  });

  it("a failure's message holds neither the password nor the buyer", async () => {
    bank.faults.push(400);
    const error = await make()
      .start(request)
      .catch((reason: unknown) => reason);
    expect(String(error)).toBe('ServiceFailure: T-Bank create: 400');
  });
});
