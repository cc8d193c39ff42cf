import { flagRegistry, resolveFlags } from './flag-registry.js';
import { widgetNames } from '../widgets/widget-names.js';

describe('flags', () => {
  it('has one for every widget, on by default', () => {
    for (const name of widgetNames) expect(flagRegistry[name].default).toBe(true);
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

  it('says of each temporary flag when it must go', () => {
    for (const { removeBy } of Object.values(flagRegistry)) {
      if (removeBy !== null) expect(removeBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
