import { createDemoCredit } from './demo-credit.js';

const partner = createDemoCredit('secret of the test');
const notice = { orderNumber: '100001', result: 'approved', amount: 5000_00 } as const;
const read = (body: unknown) => partner.readNotice({ body });

describe('a credit notification of the demo bank', () => {
  it.each(['pending', 'approved', 'rejected', 'cancelled'] as const)(
    'is read when its signature is right: %s',
    async (result) => {
      expect(await read(partner.sign({ ...notice, result }))).toEqual({ ...notice, result });
    },
  );

  it.each([
    ['другая сумма', { ...partner.sign(notice), amount: 1 }],
    ['другой исход', { ...partner.sign({ ...notice, result: 'rejected' }), result: 'approved' }],
    ['другой заказ', { ...partner.sign(notice), orderNumber: '100002' }],
    ['неизвестный исход', partner.sign({ ...notice, result: 'stolen' as 'approved' })],
    ['чужой ключ', createDemoCredit('another').sign(notice)],
    ['без подписи', notice],
    ['пустая подпись', { ...notice, sign: '' }],
    ['не объект', 'approved'],
    ['пусто', null],
  ])('is rejected: %s', async (_why, body) => {
    expect(await read(body)).toBeNull();
  });
});
