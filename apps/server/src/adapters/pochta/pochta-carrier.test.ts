import { pochtaAccount, startPochta } from '../../testing/stand-ins/pochta-server.js';
import type { PochtaStandIn } from '../../testing/stand-ins/pochta-server.js';
import { ServiceFailure } from '../service-failure.js';
import { createPochtaCarrier } from './pochta-carrier.js';

const parcel = { way: 'courier', from: '625000', to: '101000', grams: 1_200 } as const;

describe('Russian Post', () => {
  let pochta: PochtaStandIn;
  beforeEach(async () => {
    pochta = await startPochta();
  });
  afterEach(() => pochta.close());
  const carrier = (change: object = {}, timeout = 1_000) =>
    createPochtaCarrier(
      { url: pochta.url, ...pochtaAccount, courierType: 'EMS', pickupType: 'POSTAL_PARCEL', ...change },
      timeout,
    );

  it('quotes with VAT, to the door and to a post office as different shipments', async () => {
    const ours = carrier();
    expect(await ours.quote(parcel)).toEqual({ price: 367_90, days: [3, 6] });
    await ours.quote({ ...parcel, way: 'pickup' });
    expect(pochta.asked).toMatchObject([
      { 'index-from': '625000', 'index-to': '101000', mass: 1_200, 'mail-type': 'EMS', 'mail-category': 'ORDINARY' },
      { 'mail-type': 'POSTAL_PARCEL' },
    ]);
  });

  it('says why where it does not deliver', async () => {
    expect(await carrier().quote({ ...parcel, to: '999999' })).toEqual({
      problem: 'INDEX_TO_NOT_FOUND Индекс не найден',
    });
  });

  it('promises nothing without a delivery time: such a response is unusable', async () => {
    pochta.behave({ status: 200, body: { 'total-rate': 100, 'total-vat': 20 } });
    await expect(carrier().quote(parcel)).rejects.toThrow('unexpected response');
  });

  it.each([
    ['a wrong key', { status: 401, body: { code: '1001', desc: 'Ошибка авторизации' } }],
    ['an internal error', { status: 500, body: 'oops' }],
    ['a sum in words', { status: 200, body: { 'total-rate': 'много', 'delivery-time': { 'max-days': 3 } } }],
    ['a dropped connection', 'drop'],
    ['silence', 'silence'],
  ] as const)('no quote: %s', async (_how, answer) => {
    pochta.behave(answer);
    await expect(carrier({}, 300).quote(parcel)).rejects.toBeInstanceOf(ServiceFailure);
  });
});
