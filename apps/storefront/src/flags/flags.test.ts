import { widgetNames } from '../widgets/widget-names.js';
import { flagRegistry } from './flag-registry.js';
import { resolveFlags } from './flags.js';

describe('flags', () => {
  it('has one for every widget, on by default', () => {
    const flags = resolveFlags(undefined);
    for (const name of widgetNames) expect(flags[name]).toBe(true);
  });

  it('knows what is on and what is off by default', () => {
    expect(resolveFlags(undefined)).toMatchObject({ credit: true, 'city-on-first-visit': false, reservation: true });
  });

  it('takes the values of the page', () => {
    expect(resolveFlags({ catalog: false, credit: false })).toMatchObject({ catalog: false, credit: false });
  });

  it.each([[null], ['yes'], [[]], [{ catalog: 'false' }], [{ unheardOf: true }]])('survives %j', (said) => {
    expect(resolveFlags(said)).toEqual(resolveFlags({}));
  });

  it('says of each who decides about it', () => {
    expect(Object.keys(flagRegistry).sort()).toEqual(Object.keys(resolveFlags({})).sort());
  });

  it('says of each temporary flag when it must go', () => {
    for (const { removeBy } of Object.values(flagRegistry)) {
      if (removeBy !== null) expect(removeBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
