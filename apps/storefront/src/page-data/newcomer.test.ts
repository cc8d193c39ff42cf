/** @jest-environment jsdom */
import { isNewcomer, newcomerData, readSessionMark } from './newcomer.js';

const settings = { sessionMark: 'has_session' };
beforeEach(() => (document.cookie = 'has_session=; max-age=0'));

describe('the mark of a session', () => {
  it('is what the page names', () => {
    expect(readSessionMark({ sessionMark: 'has_session', flags: {} })).toEqual(settings);
  });

  it.each([undefined, null, {}, { sessionMark: '' }, { sessionMark: 7 }, 'text'])('%j names none', (config) => {
    expect(readSessionMark(config)).toEqual({});
  });
});

describe('a newcomer', () => {
  it('is a visitor without the mark', () => {
    expect(isNewcomer({}, settings)).toBe(true);
    document.cookie = 'has_session=1';
    expect(isNewcomer({}, settings)).toBe(false);
  });

  it('is nobody where the page says what is theirs', () => {
    expect(isNewcomer({ _user: null }, settings)).toBe(false);
    expect(isNewcomer({ _counters: newcomerData._counters }, settings)).toBe(false);
  });

  it('is nobody where that cannot be known', () => {
    expect(isNewcomer({}, {})).toBe(false);
    expect(isNewcomer({}, { ...settings, baseUrl: 'https://shop.example' })).toBe(false);
  });
});
