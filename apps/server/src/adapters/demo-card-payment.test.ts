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
    ['другая сумма', { ...acquirer.sign(notice), amount: 1 }],
    ['другой исход', { ...acquirer.sign({ ...notice, result: 'failed' }), result: 'paid' }],
    ['другой платёж', { ...acquirer.sign(notice), paymentId: 'p2' }],
    ['неизвестный исход', acquirer.sign({ ...notice, result: 'stolen' as 'paid' })],
    ['чужой ключ', createDemoCardPayment('another').sign(notice)],
    ['без подписи', notice],
    ['подпись не строка', { ...notice, sign: 5 }],
    ['пустая подпись', { ...notice, sign: '' }],
    ['не объект', 'paid'],
    ['пусто', null],
    ['дробная сумма', acquirer.sign({ ...notice, amount: 0.5 })],
  ])('is rejected: %s', async (_why, body) => {
    expect(await read(body)).toBeNull();
  });
});
