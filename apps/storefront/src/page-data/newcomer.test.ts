import { readSessionMark } from './newcomer.js';

describe('the mark of a session', () => {
  it('is what the page names', () => {
    expect(readSessionMark({ sessionMark: 'has_session', flags: {} })).toEqual({ sessionMark: 'has_session' });
  });

  it.each([undefined, null, {}, { sessionMark: '' }, { sessionMark: 7 }, 'text'])('%j names none', (config) => {
    expect(readSessionMark(config)).toEqual({});
  });
});
