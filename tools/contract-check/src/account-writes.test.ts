import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixtureCode, fixturePassword, fixtureUser } from '@tropa/api-client/testing';
import { runOn } from './testing/run-on.js';
import { inAnswerOf } from './testing/stand-in.js';

const writing = ['--writes', '--phone', fixtureUser.phone, '--password', fixturePassword];

describe('an order', () => {
  test("is not made from what is in the account's basket already", async () => {
    // Another visitor's basket is checked too: an error there is reported separately.
    const { printed, called } = await runOn(
      inAnswerOf('getBasketLength', (envelope) => ({ ...envelope, result: { length: 2 } })),
      ...writing,
    );
    expect(printed).toMatch(/ refused createOrder .* for real: an empty basket of the account\n/);
    // Called once: empty, to be rejected.
    expect(called.filter((name) => name === 'createOrder')).toHaveLength(1);
  });

  test('that is not in the list is reported, and no other is cancelled instead', async () => {
    const { code, differing, called } = await runOn(
      inAnswerOf('createOrder', (envelope) => {
        if (envelope.result) envelope.result.orderNum = 'нет такого';
        return envelope;
      }),
      ...writing,
      '--only',
      'createOrder,cancelOrder,getOrders',
    );
    expect([code, differing]).toEqual([
      1,
      [
        'differs getOrders POST /api/user/getOrders/',
        expect.stringMatching(/^HTTP 200, result\.items: wanted the order нет такого, which was just made; came \[/),
      ],
    ]);
    expect(called.filter((name) => name === 'cancelOrder')).toHaveLength(1);
  });

  test("leaves the account's basket empty", async () => {
    const { called } = await runOn(undefined, ...writing);
    expect(called.lastIndexOf('deleteBasketItem')).toBeGreaterThan(called.lastIndexOf('repeatOrder'));
  });
});

describe('a rating', () => {
  const account = [...writing, '--only', 'sendReview,cancelReview'];

  test('is not sent for goods that were not named', async () => {
    const taken: string[] = [];
    const { code, printed } = await runOn(
      (name, reply) => {
        if (name === 'sendReview' && JSON.parse(reply.body).errorCode === 0) taken.push(name);
        return undefined;
      },
      ...account,
    );
    expect([code, taken]).toEqual([0, []]);
    expect(printed).toMatch(/ refused sendReview .* for real: --writes --phone --password --bought\n/);
  });

  test('comes back as it was sent', async () => {
    const { code, differing } = await runOn(
      inAnswerOf('sendReview', (envelope) => {
        if (envelope.result) envelope.result.item.rating = 4;
        return envelope;
      }),
      ...account,
      '--bought',
      '21',
    );
    expect([code, differing]).toEqual([
      1,
      [
        'differs sendReview POST /api/sendReview/',
        expect.stringMatching(
          /^HTTP 200, result\.item: wanted the review that was sent: id 21, rating 5; came \{"id":21,/,
        ),
      ],
    ]);
  });
});

describe('a page that shows codes', () => {
  const recovery = [...writing, '--only', 'changePassword'];
  const stand = async (status: number, body: string, path = '/codes?of={phone}') => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const ran = await runOn(undefined, ...recovery, '--code', address);
    server.close();
    server.closeAllConnections();
    return { ...ran, asked, address: address.replace('{phone}', fixtureUser.phone) };
  };

  test.each([
    `<p data-code="${fixtureCode}">0000</p>`,
    `[{ "code": "${fixtureCode}" }, { "code": "0000" }]`,
    `{"code":${fixtureCode}}`,
  ])('is read: %s', async (body) => {
    const { code, asked, printed } = await stand(200, body);
    expect([code, asked]).toEqual([0, [`/codes?of=${fixtureUser.phone}`]]);
    expect(printed).toMatch(/\n1 call: 1 as agreed, /);
  });

  test.each([
    [404, 'code: 1234'],
    [200, '<h1>Сообщений пока нет</h1> 2026'],
  ])('%i %s shows none: the check cannot be made', async (status, body) => {
    const { code, printed, complained, address } = await stand(status, body);
    expect([code, printed]).toEqual([2, '']);
    expect(complained).toBe(
      `${address} gave no code: HTTP ${status}, and data-code="1234" or "code": "1234" is wanted.\nSee contract-check --help.\n`,
    );
  });
});
