import { StartError } from '../db/start-error.js';
import { readSettings } from '../settings.js';

const url = 'https://user:hush@shop.example/feed.yml?key=1';

describe('settings of the feed', () => {
  it('are an address and how often it is loaded; without any of them there is no feed', () => {
    expect(readSettings({ FEED_URL: url }).feed).toEqual({
      url: new URL(url),
      everyMs: 6 * 3_600_000,
      isJoiningColours: false,
      isHotLinking: false,
    });
    expect(readSettings({ FEED_URL: url, FEED_EVERY: '30m' }).feed).toMatchObject({ everyMs: 1_800_000 });
    expect(readSettings({ FEED_URL: url, FEED_EVERY: '2d' }).feed).toMatchObject({ everyMs: 2 * 86_400_000 });
    expect(readSettings({ FEED_URL: url, FEED_JOIN_COLOURS: 'on' }).feed).toMatchObject({ isJoiningColours: true });
    expect(readSettings({ FEED_URL: ' ' }).feed).toBeNull();
  });

  it.each([
    [{ FEED_URL: 'feed.yml' }, 'FEED_URL must be'],
    [{ FEED_URL: 'ftp://user:hush@shop.example/feed.yml' }, 'FEED_URL must be'],
    [{ FEED_URL: 'https://' }, 'FEED_URL must be'],
    [{ FEED_EVERY: '6h' }, 'FEED_EVERY is set without FEED_URL'],
    [{ FEED_URL: url, FEED_EVERY: '6' }, 'FEED_EVERY must be'],
    [{ FEED_URL: url, FEED_EVERY: '1m' }, 'FEED_EVERY must be'],
    [{ FEED_URL: url, FEED_EVERY: '31d' }, 'FEED_EVERY must be'],
    [{ FEED_URL: url, FEED_EVERY: 'часто' }, 'FEED_EVERY must be'],
  ])('%j are rejected', (env, message) => {
    expect(() => readSettings(env)).toThrow(StartError);
    expect(() => readSettings(env)).toThrow(message);
    expect(() => readSettings(env)).not.toThrow('hush');
  });
});
