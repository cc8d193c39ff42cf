import type { Carrier, CarrierQuote } from './carrier.js';
import { restingCarrier } from './resting-carrier.js';
import { ServiceFailure } from './service-failure.js';

const parcel = { way: 'courier', from: '625000', to: '620014', grams: 1_000 } as const;
const quote: CarrierQuote = { price: 300_00, days: [1, 2] };

describe('a carrier that rests', () => {
  const clock = { now: 0 };
  const asked = jest.fn<Promise<CarrierQuote>, []>();
  const carrier: Carrier = { id: 'cdek', quote: () => asked() };
  beforeEach(() => {
    clock.now = 0;
    asked.mockReset().mockResolvedValue(quote);
  });
  const resting = () => restingCarrier(carrier, () => clock.now);

  it('is not called for half a minute after a failure, then called again', async () => {
    const ours = resting();
    asked.mockRejectedValueOnce(new ServiceFailure('CDEK: no response', { isPermanent: false }));
    await expect(ours.quote(parcel)).rejects.toThrow('no response');
    clock.now = 29_999;
    await expect(ours.quote(parcel)).rejects.toThrow('not asked');
    expect(asked).toHaveBeenCalledTimes(1);
    clock.now = 30_000;
    expect(await ours.quote(parcel)).toBe(quote);
  });

  it('is called once for concurrent requests about the same parcel, and separately for another one', async () => {
    const ours = resting();
    expect(await Promise.all([ours.quote(parcel), ours.quote(parcel)])).toEqual([quote, quote]);
    expect(asked).toHaveBeenCalledTimes(1);
    await Promise.all([ours.quote(parcel), ours.quote({ ...parcel, grams: 2_000 })]);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
