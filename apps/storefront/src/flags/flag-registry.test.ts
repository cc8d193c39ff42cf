import { flagRegistry, resolveFlags } from './flag-registry.js';
import { widgetNames } from '../widgets/widget-names.js';

describe('flags', () => {
  it('has one for every widget, on by default', () => {
    for (const name of widgetNames) expect(flagRegistry[name].default).toBe(true);
  });

  it('keeps what does not exist yet switched off', () => {
    expect(resolveFlags(undefined)).toMatchObject({ credit: false, reservation: false, catalog: true });
  });

  it('takes the values of the page', () => {
    expect(resolveFlags({ catalog: false, credit: true })).toMatchObject({ catalog: false, credit: true });
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
