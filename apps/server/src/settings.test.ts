import { StartError } from './db/start-error.js';
import { readSettings } from './settings.js';

describe('FLAGS', () => {
  it('switches parts of the storefront by name', () => {
    expect(readSettings({ FLAGS: 'credit=on, subscribe=off' }).flags).toEqual({ credit: true, subscribe: false });
  });

  it('says nothing when it is absent or empty', () => {
    expect(readSettings({}).flags).toEqual({});
    expect(readSettings({ FLAGS: ' ' }).flags).toEqual({});
  });

  it.each(['credit', 'credit=1', 'Credit=on', 'credit=on=off'])('refuses %s with one line', (FLAGS) => {
    expect(() => readSettings({ FLAGS })).toThrow(StartError);
    expect(() => readSettings({ FLAGS })).toThrow(FLAGS);
  });
});

describe('STAFF_EMAIL', () => {
  it('is a demo mailbox in demo mode, nobody elsewhere, and what it is told to be', () => {
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

  it('take a key, and tiles with their owner', () => {
    const env = { MAPS_KEY: ' AIza-key_1 ', MAPS_TILE_URL: url, MAPS_TILE_ATTRIBUTION: '© <a href="https://e.org">E</a>' };
    expect(readSettings(env)).toMatchObject({
      mapsKey: 'AIza-key_1', mapsTileUrl: url, mapsTileAttribution: '© <a href="https://e.org">E</a>',
    });
    expect(readSettings({ MAPS_TILE_URL: '/tiles/{z}/{x}/{y}.png', MAPS_TILE_ATTRIBUTION: 'мы' }).mapsTileUrl).toBe('/tiles/{z}/{x}/{y}.png');
  });

  it.each([
    [{ MAPS_KEY: 'a b' }, 'MAPS_KEY'],
    [{ MAPS_KEY: '"><script>' }, 'MAPS_KEY'],
    [{ MAPS_TILE_URL: 'https://tile.example.org/{z}/{x}.png', MAPS_TILE_ATTRIBUTION: 'E' }, 'wants {y} in it'],
    [{ MAPS_TILE_URL: 'tile.example.org/{z}/{x}/{y}.png', MAPS_TILE_ATTRIBUTION: 'E' }, 'wants https://host/'],
    [{ MAPS_TILE_URL: "https://e.org; script-src *//{z}/{x}/{y}", MAPS_TILE_ATTRIBUTION: 'E' }, 'wants https://host/'],
    [{ MAPS_TILE_URL: '//e.org/{z}/{x}/{y}.png', MAPS_TILE_ATTRIBUTION: 'E' }, 'wants https://host/'],
    [{ MAPS_TILE_URL: url }, 'MAPS_TILE_ATTRIBUTION'],
    [{ MAPS_TILE_ATTRIBUTION: 'E' }, 'MAPS_TILE_URL'],
  ])('%j is refused with one clear line', (env, line) => {
    expect(() => readSettings(env)).toThrow(StartError);
    expect(() => readSettings(env)).toThrow(line);
  });
});
