import { widgetNames } from '../widgets/widget-registry.js';
import { flagRegistry } from './flag-registry.js';
import { featureDefaults, resolveFlags, type FlagName } from './flags.js';

const allFlags: readonly FlagName[] = [...widgetNames, ...(Object.keys(featureDefaults) as FlagName[])];

describe('flags', () => {
  it('has one for every widget, on by default', () => {
    const flags = resolveFlags(undefined);
    for (const name of widgetNames) expect(flags(name)).toBe(true);
  });

  it('knows what is on and what is off by default', () => {
    const flags = resolveFlags(undefined);
    expect([flags('credit'), flags('city-on-first-visit'), flags('reservation')]).toEqual([true, false, true]);
  });

  it('uses the values of the page', () => {
    const flags = resolveFlags({ catalog: false, credit: false, 'city-on-first-visit': true });
    expect([flags('catalog'), flags('credit'), flags('city-on-first-visit')]).toEqual([false, false, true]);
  });

  it.each([[null], ['yes'], [[]], [{ catalog: 'false' }], [{ unheardOf: true }], [Object.create({ catalog: false })]])(
    'survives %j',
    (said) => {
      const [flags, defaults] = [resolveFlags(said), resolveFlags({})];
      for (const name of allFlags) expect([name, flags(name)]).toEqual([name, defaults(name)]);
    },
  );

  it('names an owner for each', () => {
    expect(Object.keys(flagRegistry).sort()).toEqual([...allFlags].sort());
  });

  it('gives an end date for each temporary flag', () => {
    for (const { removeBy } of Object.values(flagRegistry)) {
      if (removeBy !== null) expect(removeBy).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});
