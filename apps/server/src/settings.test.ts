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
