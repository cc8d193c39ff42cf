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
    ['another amount', { ...partner.sign(notice), amount: 1 }],
    ['another result', { ...partner.sign({ ...notice, result: 'rejected' }), result: 'approved' }],
    ['another order', { ...partner.sign(notice), orderNumber: '100002' }],
    ['an unknown result', partner.sign({ ...notice, result: 'stolen' as 'approved' })],
    ['signed with another key', createDemoCredit('another').sign(notice)],
    ['no signature', notice],
    ['an empty signature', { ...notice, sign: '' }],
    ['not an object', 'approved'],
    ['null', null],
  ])('is rejected: %s', async (_why, body) => {
    expect(await read(body)).toBeNull();
  });
});
