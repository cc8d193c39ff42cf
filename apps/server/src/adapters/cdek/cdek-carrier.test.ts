import { cdekAccount, startCdek } from '../../testing/stand-ins/cdek-server.js';
import type { CdekStandIn } from '../../testing/stand-ins/cdek-server.js';
import { ServiceFailure } from '../service-failure.js';
import { createCdekCarrier } from './cdek-carrier.js';

const parcel = { way: 'courier', from: '625000', to: '620014', grams: 1_900 } as const;

describe('CDEK', () => {
  let cdek: CdekStandIn;
  beforeEach(async () => {
    cdek = await startCdek();
  });
  afterEach(() => cdek.close());
  const carrier = (change: object = {}, timeout = 1_000) =>
    createCdekCarrier({ url: cdek.url, ...cdekAccount, courierTariff: 137, pickupTariff: 136, ...change }, timeout);

  it("quotes to the door and to a pickup point by the contract's tariffs, to the kopeck", async () => {
    const ours = carrier();
    expect(await ours.quote(parcel)).toEqual({ price: 395_50, days: [2, 4] });
    expect(await ours.quote({ ...parcel, way: 'pickup', grams: 500 })).toEqual({ price: 205_50, days: [2, 4] });
    expect(cdek.asked).toMatchObject([
      {
        tariff_code: 137,
        from_location: { postal_code: '625000', country_code: 'RU' },
        to_location: { postal_code: '620014' },
        packages: [{ weight: 1_900 }],
      },
      { tariff_code: 136, packages: [{ weight: 500 }] },
    ]);
  });

  it('one token serves while it is valid; a forgotten one is requested again', async () => {
    const ours = carrier();
    await ours.quote(parcel);
    await ours.quote(parcel);
    expect(cdek.tokens()).toBe(1);
    cdek.forget();
    expect(await ours.quote(parcel)).toMatchObject({ price: 395_50 });
    expect(cdek.tokens()).toBe(2);
  });

  it('says why where it does not deliver', async () => {
    expect(await carrier().quote({ ...parcel, to: '999999' })).toEqual({
      problem: 'v2_entity_not_found По указанным параметрам не найдены тарифы',
    });
  });

  it('an unknown contract is a failure that the owner can correct, and its message holds no password', async () => {
    const failure = await carrier({ password: 'another-secret' })
      .quote(parcel)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceFailure);
    expect(failure).toMatchObject({ isPermanent: false, message: 'CDEK: HTTP 401, invalid_client' });
  });

  it.each([
    ['500', { status: 500, body: { errors: [{ code: 'v2_internal_error', message: 'Сбой' }] } }],
    ['an error under HTTP 200', { status: 200, body: { errors: [{ code: 'v2_internal_error' }] } }],
    ['what is not JSON', { status: 200, body: '<html>' }],
    ['no price', { status: 200, body: { period_min: 1, period_max: 2 } }],
    ['a price below zero', { status: 200, body: { total_sum: -1, period_min: 1, period_max: 2 } }],
    ['days in reverse order', { status: 200, body: { total_sum: 1, period_min: 5, period_max: 2 } }],
    ['a dropped connection', 'drop'],
    ['silence', 'silence'],
    ['a response drop by drop', 'drip'],
  ] as const)('no quote: %s', async (_how, answer) => {
    cdek.behave(answer);
    const asked = Date.now();
    await expect(carrier({}, 300).quote(parcel)).rejects.toBeInstanceOf(ServiceFailure);
    expect(Date.now() - asked).toBeLessThan(2_500);
  });
});
