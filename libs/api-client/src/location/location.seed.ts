import { callSeed, variableEntry } from '../page-data/page-seed.js';
import { locationApi } from './location.endpoints.js';
import { toCity } from './location.model.js';
import { cityWire } from './location.wire.js';

/** `_city`: the visitor's city, as if `getLocation` had been answered. */
export const citySeed = /* @__PURE__ */ callSeed('_city', cityWire, (raw) => {
  const city = toCity(raw);
  return [
    { endpointName: locationApi.endpoints.getLocation.name, arg: undefined, value: city },
    variableEntry('_city', city),
  ];
});
