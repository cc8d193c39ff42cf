import { StartError } from './db/start-error.js';
import { readSettings } from './settings.js';

describe('FLAGS', () => {
  it('turns parts of the storefront on and off by name', () => {
    expect(readSettings({ FLAGS: 'credit=on, subscribe=off' }).flags).toEqual({ credit: true, subscribe: false });
  });

  it('says nothing when it is absent or empty', () => {
    expect(readSettings({}).flags).toEqual({});
    expect(readSettings({ FLAGS: ' ' }).flags).toEqual({});
  });

  it.each(['credit', 'credit=1', 'Credit=on', 'credit=on=off'])('rejects %s with one line', (FLAGS) => {
    expect(() => readSettings({ FLAGS })).toThrow(StartError);
    expect(() => readSettings({ FLAGS })).toThrow(FLAGS);
  });
});

describe('counts', () => {
  it.each([
    ['MAX_CONNECTIONS_PER_ADDRESS', '0'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '1000'],
    ['FORM_FILES_DAYS', '1'],
    ['FORM_FILES_DAYS', '36500'],
    ['SMS_PER_HOUR', '1'],
    ['CONFIRMATION_HOURS', '999999999'],
  ])('%s may be %s', (name, text) => {
    const { maxConnectionsPerAddress, formFilesDays, limits } = readSettings({ [name]: text });
    const read = {
      MAX_CONNECTIONS_PER_ADDRESS: maxConnectionsPerAddress,
      FORM_FILES_DAYS: formFilesDays,
      SMS_PER_HOUR: limits.smsPerHour,
      CONFIRMATION_HOURS: limits.confirmationHours,
    };
    expect(read).toMatchObject({ [name]: Number(text) });
  });

  it.each([
    ['MAX_CONNECTIONS_PER_ADDRESS', '-1', '0 to 999999999'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '1e3', '0 to 999999999'],
    ['FORM_FILES_DAYS', '0', '1 to 36500'],
    ['FORM_FILES_DAYS', '36501', '1 to 36500'],
    ['FORM_FILES_DAYS', '999999999', '1 to 36500'],
    ['SMS_PER_HOUR', '0', '1 to 999999999'],
    ['ORDERS_PER_CONTACT', '1000000000', '1 to 999999999'],
  ])('%s is rejected as %s with one line', (name, text, range) => {
    expect(() => readSettings({ [name]: text })).toThrow(
      new StartError(`${name} must be a whole number from ${range}, not: ${text}`),
    );
  });

  it('have defaults when they are not set', () => {
    expect(readSettings({ FORM_FILES_DAYS: '', MAX_CONNECTIONS_PER_ADDRESS: '', SMS_PER_HOUR: '' })).toMatchObject({
      formFilesDays: 180,
      maxConnectionsPerAddress: 256,
      limits: { smsPerHour: 1000 },
    });
  });
});

describe('STAFF_EMAIL', () => {
  it('is a demo mailbox in demo mode, nobody elsewhere, or what is set', () => {
    expect(readSettings({}).staffEmail).toBe('shop@tropa.example');
    expect(readSettings({ STAFF_EMAIL: '' }).staffEmail).toBe('');
    const real = { DEMO: 'off', SECRET: 'Yq3-v7Lk0sPz9_wTb2NdXeRfGhJm4Ua8', PUBLIC_URL: 'https://shop.ru' };
    expect(readSettings(real).staffEmail).toBe('');
    expect(readSettings({ ...real, STAFF_EMAIL: 'hr@shop.ru' }).staffEmail).toBe('hr@shop.ru');
  });
});

describe('maps', () => {
  const url = 'https://{s}.tile.example.org/{z}/{x}/{y}.png';

  it('need nothing', () => {
    expect(readSettings({})).toMatchObject({ mapsKey: '', mapsTileUrl: '', mapsTileAttribution: '' });
  });

  it('accept a key, and tiles with their owner', () => {
    const env = {
      MAPS_KEY: ' AIza-key_1 ',
      MAPS_TILE_URL: url,
      MAPS_TILE_ATTRIBUTION: '© <a href="https://e.org">E</a>',
    };
    expect(readSettings(env)).toMatchObject({
      mapsKey: 'AIza-key_1',
      mapsTileUrl: url,
      mapsTileAttribution: '© <a href="https://e.org">E</a>',
    });
    expect(readSettings({ MAPS_TILE_URL: '/tiles/{z}/{x}/{y}.png', MAPS_TILE_ATTRIBUTION: 'мы' }).mapsTileUrl).toBe(
      '/tiles/{z}/{x}/{y}.png',
    );
  });

  it.each([
    [{ MAPS_KEY: 'a b' }, 'MAPS_KEY'],
    [{ MAPS_KEY: '"><script>' }, 'MAPS_KEY'],
    [{ MAPS_TILE_URL: 'https://tile.example.org/{z}/{x}.png', MAPS_TILE_ATTRIBUTION: 'E' }, 'must contain {y}'],
    [{ MAPS_TILE_URL: 'tile.example.org/{z}/{x}/{y}.png', MAPS_TILE_ATTRIBUTION: 'E' }, 'must be https://host/'],
    [
      { MAPS_TILE_URL: 'https://e.org; script-src *//{z}/{x}/{y}', MAPS_TILE_ATTRIBUTION: 'E' },
      'must be https://host/',
    ],
    [{ MAPS_TILE_URL: '//e.org/{z}/{x}/{y}.png', MAPS_TILE_ATTRIBUTION: 'E' }, 'must be https://host/'],
    [{ MAPS_TILE_URL: url }, 'MAPS_TILE_ATTRIBUTION'],
    [{ MAPS_TILE_ATTRIBUTION: 'E' }, 'MAPS_TILE_URL'],
  ])('%j is rejected with one clear line', (env, line) => {
    expect(() => readSettings(env)).toThrow(StartError);
    expect(() => readSettings(env)).toThrow(line);
  });
});

it.each([
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'site.example'],
  ['PUBLIC_URL', 'shop.example'],
])('%s that is %s is rejected with one line that names it', (name, address) => {
  expect(() => readSettings({ [name]: address })).toThrow(
    new StartError(`${name} must be an address with http(s), such as https://shop.example, not: ${address}`),
  );
});
