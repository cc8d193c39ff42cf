import { createDemoCardPayment } from './demo-card-payment.js';

const acquirer = createDemoCardPayment('secret of the test');
const notice = { paymentId: 'p1', result: 'paid', amount: 10_00 } as const;

describe('уведомление об оплате', () => {
  it('с верной подписью читается', () => {
    expect(acquirer.readNotice(acquirer.sign(notice))).toEqual(notice);
  });

  it.each([
    ['другая сумма', { ...acquirer.sign(notice), amount: 1 }],
    ['другой исход', { ...acquirer.sign({ ...notice, result: 'failed' }), result: 'paid' }],
    ['другой платёж', { ...acquirer.sign(notice), paymentId: 'p2' }],
    ['чужой ключ', createDemoCardPayment('another').sign(notice)],
    ['без подписи', notice],
    ['подпись не строка', { ...notice, sign: 5 }],
    ['пустая подпись', { ...notice, sign: '' }],
    ['не объект', 'paid'],
    ['пусто', null],
    ['дробная сумма', acquirer.sign({ ...notice, amount: 0.5 })],
  ])('отвергается: %s', (_why, body) => {
    expect(acquirer.readNotice(body)).toBeNull();
  });
});
