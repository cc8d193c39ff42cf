import { defaultSettings } from '../settings.js';
import { securityHeaders } from './security-headers.js';

const policyOf = (changes: Partial<typeof defaultSettings>): Record<string, string> =>
  Object.fromEntries(
    (securityHeaders({ ...defaultSettings, ...changes })['content-security-policy'] ?? '')
      .split('; ')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1).join(' ')]),
  );

describe('the content policy and maps', () => {
  it('names no host of a map by default', () => {
    const policy = policyOf({});
    expect(policy).toMatchObject({ 'script-src': "'self'", 'connect-src': "'self'", 'img-src': "'self' data: blob: https:" });
    expect(policy).not.toHaveProperty('worker-src');
    expect(JSON.stringify(policy)).not.toMatch(/google|tile/);
  });

  it("opens Google's two hosts when there is a key, and no others", () => {
    const policy = policyOf({ mapsKey: 'key' });
    expect(policy['script-src']).toBe("'self' https://maps.googleapis.com https://maps.gstatic.com");
    expect(policy['connect-src']).toBe("'self' https://maps.googleapis.com https://maps.gstatic.com");
    expect(policy['worker-src']).toBe("'self' blob:");
  });

  it.each([
    ['https://tile.example.org/{z}/{x}/{y}.png', ' https://tile.example.org'],
    ['https://{s}.tile.example.org/{z}/{x}/{y}.png', ' https://*.tile.example.org'],
    ['http://127.0.0.1:4300/{z}/{x}/{y}.png', ' http://127.0.0.1:4300'],
    ['/tiles/{z}/{x}/{y}.png', ''],
  ])('tiles of %s open pictures of «%s»', (mapsTileUrl, host) => {
    const policy = policyOf({ mapsTileUrl, mapsTileAttribution: 'E' });
    expect(policy['img-src']).toBe(`'self' data: blob: https:${host}`);
    expect(policy['script-src']).toBe("'self'");
  });
});
