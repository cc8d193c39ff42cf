import { createDemoCardPayment } from './demo-card-payment.js';

const acquirer = createDemoCardPayment('secret of the test');
const notice = { paymentId: 'p1', result: 'paid', amount: 10_00 } as const;

const read = (body: unknown) => acquirer.readNotice({ body, headers: {}, ip: '127.0.0.1' });

describe('a payment notification', () => {
  it.each(['pending', 'paid', 'failed', 'refunded'] as const)(
    'is read when its signature is right: %s',
    async (result) => {
      expect(await read(acquirer.sign({ ...notice, result }))).toEqual({ ...notice, result });
    },
  );

  it.each([
    ['another amount', { ...acquirer.sign(notice), amount: 1 }],
    ['another result', { ...acquirer.sign({ ...notice, result: 'failed' }), result: 'paid' }],
    ['another payment', { ...acquirer.sign(notice), paymentId: 'p2' }],
    ['an unknown result', acquirer.sign({ ...notice, result: 'stolen' as 'paid' })],
    ['signed with another key', createDemoCardPayment('another').sign(notice)],
    ['no signature', notice],
    ['a signature that is not a string', { ...notice, sign: 5 }],
    ['an empty signature', { ...notice, sign: '' }],
    ['not an object', 'paid'],
    ['null', null],
    ['a fractional amount', acquirer.sign({ ...notice, amount: 0.5 })],
  ])('is rejected: %s', async (_why, body) => {
    expect(await read(body)).toBeNull();
  });
});
