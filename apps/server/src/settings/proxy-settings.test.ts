import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';

const proxiesOf = (TRUST_PROXY?: string) => readSettings({ TRUST_PROXY }).proxies;

describe('TRUST_PROXY', () => {
  it.each([undefined, '', ' ', 'off', 'no', 'false', '0'])('%j trusts nobody', (value) => {
    expect(proxiesOf(value)).toBe(0);
  });

  it('is the number of proxies in front', () => {
    expect([proxiesOf('1'), proxiesOf(' 3 ')]).toEqual([1, 3]);
  });

  it('or which they are: addresses, networks, and the names of the usual ones', () => {
    expect(proxiesOf('10.0.0.5')).toEqual(['10.0.0.5']);
    expect(proxiesOf('10.0.0.0/8, fd00::/8, ::1, loopback')).toEqual(['10.0.0.0/8', 'fd00::/8', '::1', 'loopback']);
  });

  it.each(['on', 'true', 'yes', '-1', '1.5', '11', 'nginx', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', '10.0.0.5, on'])(
    '%j is rejected with one clear line',
    (value) => {
      expect(() => proxiesOf(value)).toThrow(StartError);
      expect(() => proxiesOf(value)).toThrow(
        'TRUST_PROXY must be the number of proxies in front (1 to 10) or their addresses (10.0.0.5, 172.16.0.0/12, loopback), not:',
      );
    },
  );
});
