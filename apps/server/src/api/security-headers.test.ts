import { defaultSettings, readSettings } from '../settings.js';
import { securityHeaders } from './security-headers.js';

const policyOf = (changes: Partial<typeof defaultSettings>): Record<string, string> =>
  Object.fromEntries(
    (securityHeaders({ ...defaultSettings, ...changes })['content-security-policy'] ?? '')
      .split('; ')
      .map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1).join(' ')]),
  );

describe('the Content-Security-Policy and styles', () => {
  it('allows no inline styles by default', () => {
    expect(policyOf({})).toMatchObject({ 'style-src': "'self'", 'style-src-attr': "'none'" });
    expect(JSON.stringify(policyOf({}))).not.toContain('unsafe-inline');
  });

  it("allows them for Google's map alone, together with its fonts", () => {
    const policy = policyOf({ mapsKey: 'key' });
    expect(policy['style-src']).toBe("'self' 'unsafe-inline' https://fonts.googleapis.com");
    expect(policy['font-src']).toBe("'self' data: https://fonts.gstatic.com");
    expect(policy['script-src']).not.toContain('unsafe-inline');
  });
});

describe('the Content-Security-Policy and counters', () => {
  const counters = (env: Record<string, string>) => policyOf({ counters: readSettings(env).counters });

  it('names no host of a counter by default', () => {
    expect(counters({})).toMatchObject({ 'script-src': "'self'", 'connect-src': "'self'" });
  });

  it.each<[Record<string, string>, string, string]>([
    [{ METRICA_ID: '123' }, 'https://mc.yandex.ru', 'google'],
    [{ GA4_ID: 'G-AB12' }, 'https://www.googletagmanager.com', 'yandex'],
  ])('%j adds the hosts of that one alone', (env, host, other) => {
    const policy = counters(env);
    expect(policy['script-src']).toContain(host);
    expect(policy['connect-src']).toContain(host);
    expect(JSON.stringify(policy)).not.toContain(other);
    expect(policy['script-src']).not.toContain('unsafe');
  });

  it('adds the hosts of any other counter: those of its scripts, and those that it sends to', () => {
    const policy = counters({
      COUNTER_NAME: 'VK Реклама',
      COUNTER_SCRIPTS: 'https://counter.test/js/code.js, /media/own.js',
      COUNTER_HOSTS: 'https://*.mail.test',
    });
    expect(policy).toMatchObject({
      'script-src': "'self' https://counter.test",
      'connect-src': "'self' https://counter.test https://*.mail.test",
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ COUNTER_NAME: 'VK Реклама' }, /belong together/],
    [{ COUNTER_SCRIPTS: '/own.js' }, /belong together/],
    [{ COUNTER_NAME: 'x', COUNTER_SCRIPTS: 'http://counter.test/c.js' }, /^COUNTER_SCRIPTS must be/],
    [
      { COUNTER_NAME: 'x', COUNTER_SCRIPTS: "https://counter.test/;script-src 'unsafe-inline'" },
      /^COUNTER_SCRIPTS must be/,
    ],
    [{ COUNTER_NAME: 'x', COUNTER_SCRIPTS: '//counter.test/c.js' }, /^COUNTER_SCRIPTS must be/],
    [{ COUNTER_NAME: 'x', COUNTER_SCRIPTS: '/c.js', COUNTER_HOSTS: 'https:' }, /^COUNTER_HOSTS must be/],
    [{ COUNTER_NAME: 'x', COUNTER_SCRIPTS: '/c.js', COUNTER_HOSTS: '*' }, /^COUNTER_HOSTS must be/],
  ])('%j stops the startup', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });

  it.each<Record<string, string>>([
    { METRICA_ID: 'abc' },
    { METRICA_ID: "1; script-src 'unsafe-inline'" },
    { GA4_ID: 'UA-1 https://evil.test' },
  ])('%j stops the startup', (env) => {
    expect(() => readSettings(env)).toThrow(/^(METRICA_ID|GA4_ID) must be/);
  });
});

describe('https alone', () => {
  const saidWith = (env: Record<string, string>) => securityHeaders(readSettings(env))['strict-transport-security'];

  it.each([
    [undefined, 'max-age=31536000'],
    ['63072000', 'max-age=63072000'],
    ['63072000; includeSubDomains', 'max-age=63072000; includeSubDomains'],
    ['63072000,includesubdomains,preload', 'max-age=63072000; includeSubDomains; preload'],
    ['0', 'max-age=0'],
    ['off', undefined],
  ])('HSTS=%s sends %s', (HSTS, said) => {
    const own: Record<string, string> = HSTS === undefined ? {} : { HSTS };
    expect(saidWith({ PUBLIC_URL: 'https://shop.example.ru', ...own })).toBe(said);
    expect(saidWith({ PUBLIC_URL: 'http://shop.example.ru', ...own })).toBeUndefined();
    expect(saidWith(own)).toBeUndefined();
  });

  it.each(['a year', '-1', '31536000; everything'])('HSTS=%s stops the startup', (HSTS) => {
    expect(() => readSettings({ HSTS })).toThrow(/^HSTS /);
  });
});

describe('the Content-Security-Policy and maps', () => {
  it('names no host of a map by default', () => {
    const policy = policyOf({});
    expect(policy).toMatchObject({
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: blob: https:",
    });
    expect(policy).not.toHaveProperty('worker-src');
    expect(JSON.stringify(policy)).not.toMatch(/google|tile/);
  });

  it("allows Google's two hosts when there is a key, and no others", () => {
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
