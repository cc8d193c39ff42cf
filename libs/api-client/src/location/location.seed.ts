import { callSeed, variableEntry, variableSeed } from '../page-data/page-seed.js';
import { locationApi } from './location.endpoints.js';
import { toCity, toReceivePoints } from './location.model.js';
import { cityPointsCountWire, cityPointsWire, cityWire } from './location.wire.js';

/** `_city`: the visitor's city; it fills the cache of `getLocation`, so that no request is needed. */
export const citySeed = /* @__PURE__ */ callSeed('_city', cityWire, (raw) => {
  const city = toCity(raw);
  return [
    { endpointName: locationApi.endpoints.getLocation.name, arg: undefined, value: city },
    variableEntry('_city', city),
  ];
});

/** `_receivePoints`: receive points of the page's city; it fills the cache of `getReceivePoints`. */
export const receivePointsSeed = /* @__PURE__ */ callSeed('_receivePoints', cityPointsWire, (raw) => {
  const points = toReceivePoints(raw);
  const cityId = Number(raw.cityId);
  return [
    { endpointName: locationApi.endpoints.getReceivePoints.name, arg: { id: cityId }, value: points },
    variableEntry('_receivePoints', { cityId, ...points }),
  ];
});

/** `_receivePointsCount`: how many there are, for the header's counter. */
export const receivePointsCountSeed = /* @__PURE__ */ variableSeed(
  '_receivePointsCount',
  cityPointsCountWire,
  (raw) => ({
    cityId: Number(raw.cityId),
    type: raw.type,
    count: Number(raw.count),
  }),
);
