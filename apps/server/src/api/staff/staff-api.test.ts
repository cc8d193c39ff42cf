import { addStaffKey, revokeStaffKey, staffRoles } from '../../shop/staff/staff-keys.js';
import type { StaffRole } from '../../shop/staff/staff-keys.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import { goods } from '../../testing/goods.fixtures.js';
import { buy } from '../../testing/ordering.js';
import { notify } from '../../testing/paying.js';
import { stockOf } from '../../testing/stock.js';
import { openStaff } from '../../testing/staff.js';
import type { StaffClient } from '../../testing/staff.js';
import { openTestShop } from '../../testing/test-shop.js';
import type { TestShop } from '../../testing/test-shop.js';
import type { OpenApiDocument } from '@tropa/api-client/openapi';
import { openApiValidatorOf } from '../../testing/openapi-validator.js';
import { staffCalls } from './staff-calls.js';
import { makeStaffOpenApi } from './staff-openapi.js';

const { mug } = goods;

describeOnOneDatabase('staff keys', (open) => {
  let shop: TestShop;
  let keys: Record<StaffRole, string>;
  const log = {
    warn: jest.fn(),
    error: jest.fn(),
    info: jest.fn(),
    debug: jest.fn(),
    fatal: jest.fn(),
    trace: jest.fn(),
    silent: jest.fn(),
    level: 'info',
    child: () => log,
  };
  beforeAll(async () => {
    shop = await openTestShop(open, { parts: { log: log } });
    const made = await Promise.all(
      staffRoles.map(async (role) => [role, await addStaffKey(shop.db, { name: `ключ ${role}`, role })]),
    );
    keys = Object.fromEntries(made) as Record<StaffRole, string>;
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => shop.db.deleteFrom('rate_limits').execute());

  const ask = (authorization?: string, url = '/api/staff/orders', method: 'GET' | 'POST' = 'GET') =>
    shop.app.inject({ method, url, ...(authorization === undefined ? {} : { headers: { authorization } }) });

  it.each([
    [undefined, 'no_key'],
    ['', 'no_key'],
    ['Bearer', 'no_key'],
    ['Basic dHJvcGE6dHJvcGE=', 'no_key'],
    ['Bearer x', 'wrong_key'],
    [`Bearer tropa_staff_000000000000_${'a'.repeat(43)}`, 'wrong_key'],
    [`Bearer ${'x'.repeat(201)}`, 'no_key'],
  ])('without a valid key (%j): 401, nothing is cached', async (authorization, code) => {
    const reply = await ask(authorization);
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, code]);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer realm="staff"' });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  it("a key with another's secret, in the address or in a cookie is invalid", async () => {
    const other = keys.orders.slice(0, -1) + (keys.orders.endsWith('A') ? 'B' : 'A');
    expect((await ask(`Bearer ${other}`)).json().error.code).toBe('wrong_key');
    expect((await ask(`Bearer ${keys.orders} ${keys.admin}`)).statusCode).toBe(401);
    expect((await ask(undefined, `/api/staff/orders?key=${keys.admin}&access_token=${keys.admin}`)).statusCode).toBe(
      401,
    );
    const reply = await shop.app.inject({ url: '/api/staff/orders', cookies: { authorization: keys.admin } });
    expect(reply.statusCode).toBe(401);
  });

  it('each call is closed without a key and to another role; the document names the same roles', async () => {
    const document = (await ask(undefined, '/api/staff/openapi.json')).json();
    for (const { name, method, path, role } of staffCalls) {
      const url = `/api/staff${path.replaceAll(/\{\w+\}/g, '1')}`;
      const without = await shop.app.inject({ method, url, payload: {} });
      expect([name, without.statusCode]).toEqual([name, 401]);
      for (const mine of staffRoles) {
        const reply = await shop.app.inject({
          method,
          url,
          payload: { no: 'such field' },
          headers: { authorization: `Bearer ${keys[mine]}` },
        });
        const mayNot = mine !== 'admin' && mine !== role;
        expect([name, mine, reply.statusCode === 403]).toEqual([name, mine, mayNot]);
      }
      const told = document.paths[`/api/staff${path}`][method.toLowerCase()];
      expect(told).toMatchObject({
        operationId: name,
        description: expect.stringMatching(role === 'admin' ? /^Role: admin\.$/ : `^Role: ${role} or admin`),
      });
    }
  });

  it('a revoked key is invalid from that moment', async () => {
    const key = await addStaffKey(shop.db, { name: 'уволен', role: 'orders' });
    expect((await ask(`Bearer ${key}`)).statusCode).toBe(200);
    await revokeStaffKey(shop.db, 'Уволен');
    expect((await ask(`Bearer ${key}`)).statusCode).toBe(401);
    await expect(revokeStaffKey(shop.db, 'уволен')).rejects.toThrow('No key in use');
  });

  it('a key is stored as a hash, and is in neither tables nor log', async () => {
    await ask(`Bearer ${keys.admin}`);
    await ask(`Bearer ${keys.admin}x`);
    await ask(`Bearer ${keys.orders}`, '/api/staff/audit');
    await shop.app.inject({
      method: 'POST',
      url: '/api/staff/orders/1/steps',
      payload: '{',
      headers: { authorization: `Bearer ${keys.admin}`, 'content-type': 'application/json' },
    });
    // A secret may contain underscores, and begin with one.
    const secrets = Object.values(keys).map((key) => key.split('_').slice(3).join('_'));
    const tables = JSON.stringify(
      await Promise.all(
        (['staff_keys', 'staff_audit', 'rate_limits'] as const).map((table) =>
          shop.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    const logged = JSON.stringify([log.warn.mock.calls, log.error.mock.calls, log.info.mock.calls]);
    expect(logged).toContain('wrong key of the staff');
    for (const secret of secrets) {
      expect(tables).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
  });

  it('guessing is limited, but a valid key from the same address works', async () => {
    const codes: number[] = [];
    for (let count = 0; count < 32; count += 1) codes.push((await ask('Bearer wrong')).statusCode);
    expect(codes).toEqual([...Array(30).fill(401), 429, 429]);
    expect((await ask(`Bearer ${keys.orders}`)).statusCode).toBe(200);
  });

  it('one key makes at most 600 calls a minute', async () => {
    await shop.db
      .insertInto('rate_limits')
      .values({ key: 'staff-key:1', window_start: shop.clock.now, hits: 600 })
      .execute();
    const [{ name }] = [
      await shop.db.selectFrom('staff_keys').select('name').where('id', '=', 1).executeTakeFirstOrThrow(),
    ];
    const role = name.split(' ')[1] as StaffRole;
    const reply = await ask(`Bearer ${keys[role]}`);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60']);
    shop.clock.pass(60_000);
    expect((await ask(`Bearer ${keys[role]}`)).statusCode).not.toBe(429);
  });

  it('errors are in English, with a status; unknown fields are rejected', async () => {
    const admin = `Bearer ${keys.admin}`;
    const post = (url: string, payload: string | object, type = 'application/json') =>
      shop.app.inject({ method: 'POST', url, payload, headers: { authorization: admin, 'content-type': type } });
    const said = async (reply: ReturnType<typeof post>) => [(await reply).statusCode, (await reply).json().error];
    expect(await said(post('/api/staff/orders/1/steps', '{'))).toEqual([
      400,
      { code: 'bad_request', message: 'The request cannot be read.' },
    ]);
    expect(await said(post('/api/staff/orders/1/steps', '{"__proto__":{"a":1}}'))).toMatchObject([400, {}]);
    expect(await said(post('/api/staff/orders/1/steps', 'a=b', 'application/x-www-form-urlencoded'))).toMatchObject([
      415,
      { code: 'unsupported' },
    ]);
    expect(await said(post('/api/staff/orders/1/steps', { step: 'approveCredit' }))).toMatchObject([
      422,
      { code: 'invalid' },
    ]);
    expect(await said(post('/api/staff/orders/1/steps', { step: 'ship', status: 'done' }))).toMatchObject([
      422,
      { message: expect.stringContaining('status') },
    ]);
    expect(await said(post('/api/staff/orders/999999/steps', { step: 'ship' }))).toMatchObject([
      404,
      { code: 'not_found', message: 'There is no such order.' },
    ]);
    expect(await said(post('/api/staff/nothing', {}))).toMatchObject([404, { code: 'not_found' }]);
    expect(await said(post('/api/staff/orders/1/steps', `"${'x'.repeat(1024 * 1024)}"`))).toMatchObject([
      413,
      { code: 'too_large' },
    ]);
    for (const query of [
      'status=nothing',
      'limit=0',
      'limit=101',
      'from=yesterday',
      'from=2026-13-01',
      'sort=name',
      'before=-1',
    ]) {
      const reply = await ask(admin, `/api/staff/orders?${query}`);
      expect([query, reply.statusCode]).toEqual([query, 422]);
    }
  });
});

describeOnOneDatabase('orders for the staff', (open) => {
  let shop: TestShop;
  let staff: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    shop = await openTestShop(open);
    [staff, admin] = [await openStaff(shop, 'orders'), await openStaff(shop, 'admin')];
    await shop.db.updateTable('stock').set({ amount: 50 }).execute();
  }, 60_000);
  afterAll(() => shop.close());

  const place = async (values: object = {}): Promise<string> =>
    (await buy(shop.visitor(), [{ id: mug.id }], values)).result.orderNum;
  const pay = async (number: string) => {
    const row = await shop.db
      .selectFrom('orders')
      .select(['payment_token as paymentId', 'total_kopecks as amount'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await notify(shop, { ...row, result: 'paid' });
  };
  const step = (number: string, name: string) => staff.post(`/orders/${number}/steps`, { step: name });
  const statuses = async (query: string) =>
    (await staff.get(`/orders?${query}`)).body.items.map(({ number }: { number: string }) => number);

  it('the list: newest first, by status, time and text, in pages', async () => {
    const phone = '+7 (922) 111-22-33';
    const [first, second, third] = [
      await place({ name: 'Зоя 100%', phone }),
      await place({ email: 'b_b@e.ru' }),
      await place({ payment: 'card' }),
    ];
    expect(await statuses('limit=3')).toEqual([third, second, first]);
    const { items } = (await staff.get('/orders?limit=1')).body;
    expect(await statuses(`limit=2&before=${items[0].id}`)).toEqual([second, first]);
    expect(await statuses('status=awaiting-payment')).toEqual([third]);
    expect(await statuses('status=accepted,awaiting-payment&limit=3')).toEqual([third, second, first]);
    for (const text of [first, 'зоя', '100%', '8 922 111-22-33', '1112233']) {
      expect([text, await statuses(`text=${encodeURIComponent(text)}`)]).toEqual([text, [first]]);
    }
    expect(await statuses('text=b_b')).toEqual([second]);
    expect(await statuses('text=bxb')).toEqual([]);
    expect(await statuses(`text=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
    expect(await statuses('from=2999-01-01')).toEqual([]);
    expect(await statuses('from=2020-01-01&to=2999-01-01&limit=3')).toEqual([third, second, first]);
  });

  it('steps go through the same state machine, each is audited: who, what, before, after', async () => {
    const number = await place();
    const seen = (await staff.get(`/orders/${number}`)).body;
    expect(seen).toMatchObject({
      number,
      status: 'accepted',
      heldUntil: expect.any(String),
      refunds: [],
      steps: [
        { step: 'assemble', to: 'assembling' },
        { step: 'decline', to: 'cancelled' },
      ],
    });
    expect(await step(number, 'finish')).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'wrong_state',
          message: 'The order is «accepted»: finish is not possible. Possible: assemble, decline.',
        },
      },
    });
    for (const [name, status] of [
      ['assemble', 'assembling'],
      ['makeReady', 'ready'],
      ['finish', 'done'],
    ] as const) {
      expect(await step(number, name)).toMatchObject({ status: 200, body: { status } });
    }
    expect((await step(number, 'finish')).status).toBe(409);
    const { items } = (await admin.get(`/audit?subject=order:${number}`)).body;
    expect(items).toMatchObject([
      {
        key: 'orders',
        action: 'order.finish',
        before: { status: 'ready' },
        after: { status: 'done' },
        at: expect.stringMatching(/Z$/),
      },
      { action: 'order.makeReady' },
      { action: 'order.assemble', before: { status: 'accepted' }, after: { status: 'assembling' } },
    ]);
    expect((await admin.get(`/audit?subject=order:${number}&limit=1&before=${items[0].id}`)).body.items).toEqual([
      items[1],
    ]);
    expect((await admin.get('/audit?key=nobody')).body.items).toEqual([]);
  });

  it('concurrent equal steps are one step and one entry', async () => {
    const number = await place();
    const replies = await Promise.all([1, 2, 3].map(() => step(number, 'assemble')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await admin.get(`/audit?subject=order:${number}`)).body.items).toHaveLength(1);
  });

  it('a refusal by the shop returns goods and money', async () => {
    const before = await stockOf(shop.db, mug.variant);
    const number = await place({ payment: 'card' });
    await pay(number);
    const reply = await step(number, 'decline');
    expect(reply.body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refunds: [{ amount: 1990.5, doneAt: expect.any(String), lastError: '' }],
      steps: [],
    });
    expect(await stockOf(shop.db, mug.variant)).toBe(before);
  });

  it('the money of a handed over order goes back once; of an unpaid or not handed over one it does not', async () => {
    const refund = jest.spyOn(shop.adapters.cardPayment, 'refund');
    const number = await place({ payment: 'card' });
    const back = () => staff.post(`/orders/${number}/refund`, {});
    expect(await back()).toMatchObject({ status: 409, body: { error: { code: 'nothing_paid' } } });
    await pay(number);
    expect(await back()).toMatchObject({ status: 409, body: { error: { code: 'wrong_state' } } });
    for (const name of ['assemble', 'makeReady', 'finish']) await step(number, name);
    const replies = await Promise.all([back(), back()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await back()).body).toMatchObject({
      status: 'done',
      paymentStatus: 'refunded',
      refunds: [{ amount: 1990.5, doneAt: expect.any(String) }],
    });
    expect(refund).toHaveBeenCalledTimes(1);
    const { items } = (await admin.get(`/audit?subject=order:${number}`)).body;
    expect(items.filter(({ action }: { action: string }) => action === 'order.refund')).toHaveLength(1);
    const cash = await place();
    expect((await staff.post(`/orders/${cash}/refund`, {})).status).toBe(409);
    refund.mockRestore();
  });

  it('a bank that does not respond holds nothing: the refund is on record and shown with the reason', async () => {
    const refund = jest.spyOn(shop.adapters.cardPayment, 'refund').mockRejectedValue(new Error('the bank is closed'));
    const number = await place({ payment: 'card' });
    await pay(number);
    const reply = await step(number, 'decline');
    expect(reply).toMatchObject({ status: 200, body: { status: 'cancelled', paymentStatus: 'refunding' } });
    expect(reply.body.refunds).toMatchObject([{ doneAt: null, lastError: 'the bank is closed' }]);
    refund.mockRestore();
  });

  it('responses match the document', async () => {
    const document = makeStaffOpenApi() as unknown as OpenApiDocument;
    const validate = await openApiValidatorOf(document);
    const number = await place({ payment: 'card' });
    await pay(number);
    await step(number, 'decline');
    for (const [path, asked] of [
      ['/orders', '/orders?limit=5'],
      ['/orders/{number}', `/orders/${number}`],
      ['/audit', '/audit'],
    ] as const) {
      const operation = document.paths[`/api/staff${path}`]!.get as {
        responses: Record<string, { content: Record<string, { schema: object }> }>;
      };
      const { schema } = operation.responses[200]!.content['application/json']!;
      expect([path, validate(schema, (await admin.get(asked)).body)]).toEqual([path, []]);
      expect(validate(schema, { items: [{ id: 'x' }] })).not.toEqual([]);
    }
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(references).toContain('StaffOrder');
    for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name);
  });

  it('what failed is not in the audit either; nobody edits the audit', async () => {
    const number = await place();
    await shop.db.schema.alterTable('staff_audit').renameTo('staff_audit_away').execute();
    expect((await step(number, 'assemble')).status).toBe(500);
    await shop.db.schema.alterTable('staff_audit_away').renameTo('staff_audit').execute();
    expect((await staff.get(`/orders/${number}`)).body.status).toBe('accepted');
    await expect(shop.db.deleteFrom('staff_audit').execute()).rejects.toThrow('staff_audit only grows');
    await expect(shop.db.updateTable('staff_audit').set({ key_name: 'другой' }).execute()).rejects.toThrow(
      'only grows',
    );
  });
});
