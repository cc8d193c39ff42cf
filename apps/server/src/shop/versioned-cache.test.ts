import { VersionedCache } from './versioned-cache.js';

describe('a cache that depends on the catalogue’s version', () => {
  let version = 1;
  const watched = { current: () => version };
  const make = (value: string) => jest.fn(() => Promise.resolve(value));

  beforeEach(() => {
    version = 1;
  });

  it('computes a value once, also for concurrent callers', async () => {
    const cache = new VersionedCache<string>(watched, 10_000);
    const maker = make('да');
    expect(await Promise.all([cache.get('k', maker), cache.get('k', maker)])).toEqual(['да', 'да']);
    expect(await cache.get('k', maker)).toBe('да');
    expect(maker).toHaveBeenCalledTimes(1);
  });

  it('forgets everything when the version changes', async () => {
    const cache = new VersionedCache<string>(watched, 10_000);
    await cache.get('k', make('старое'));
    version = 2;
    expect(cache.peek('k')).toBeUndefined();
    expect(await cache.get('k', make('новое'))).toBe('новое');
  });

  it('returns, but does not cache, what was started before the change', async () => {
    const cache = new VersionedCache<string>(watched, 10_000);
    const old = cache.get('k', async () => {
      version = 2;
      return 'старое';
    });
    expect(await old).toBe('старое');
    expect(await cache.get('k', make('новое'))).toBe('новое');
  });

  it('returns, but does not cache, what was made from something older than the current version', async () => {
    version = 5;
    const cache = new VersionedCache<string>(watched, 10_000);
    expect(await cache.get('k', make('старое'), 4)).toBe('старое');
    expect(await cache.get('k', make('новое'))).toBe('новое');
    expect(cache.peek('k')).toBe('новое');
  });

  it('forgets a value from the earliest moment that it names', async () => {
    let time = 0;
    const cache = new VersionedCache<string>(watched, 10_000, { now: () => time });
    await cache.get('k', async ({ until }) => {
      until(new Date(2000));
      until(new Date(3000));
      return 'сегодня';
    });
    time = 1999;
    expect(cache.peek('k')).toBe('сегодня');
    time = 2000;
    expect(cache.peek('k')).toBeUndefined();
    expect(await cache.get('k', make('завтра'))).toBe('завтра');
  });

  it('does not cache failures', async () => {
    const cache = new VersionedCache<string>(watched, 10_000);
    await expect(cache.get('k', () => Promise.reject(new Error('нет')))).rejects.toThrow('нет');
    expect(await cache.get('k', make('да'))).toBe('да');
  });

  it('stays within its bytes', async () => {
    const cache = new VersionedCache<string>(watched, 4_000);
    for (let index = 0; index < 20; index += 1) await cache.get(`k${index}`, make('я'.repeat(500)));
    const kept = Array.from({ length: 20 }, (_, index) => cache.peek(`k${index}`)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(8);
    expect(cache.peek('k19')).toBeDefined();
  });
});
